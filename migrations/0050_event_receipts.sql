-- What each consumer has done: a row is written in the transaction of the effect, so that an event delivered again has none.
-- The moment of the event is part of the key, so that monthly partitions let no doubles through.

create table event_receipts (
  consumer text not null,
  event_id uuid not null,
  occurred_at timestamptz not null,
  at timestamptz not null,
  primary key (consumer, event_id, occurred_at)
) partition by range (occurred_at);

-- Partitions for every table that is partitioned by moments, without naming each here.
create or replace function ensure_partitions(today date, months_ahead int default 3) returns int
language plpgsql as $$
declare
  parent text;
  month date;
  made int := 0;
  part text;
begin
  for parent in
    select c.relname
    from pg_partitioned_table p
    join pg_class c on c.oid = p.partrelid
    where c.relnamespace = current_schema()::regnamespace and p.partstrat = 'r'
    order by c.relname
  loop
    part := parent || '_default';
    if to_regclass(part) is null then
      execute format('create table %I partition of %I default', part, parent);
      made := made + 1;
    end if;
    for ahead in -1 .. months_ahead loop
      month := (date_trunc('month', today::timestamp) + make_interval(months => ahead))::date;
      part := parent || to_char(month, '_YYYYMM');
      if to_regclass(part) is null then
        begin
          execute format(
            'create table %I partition of %I for values from (%L) to (%L)',
            part, parent,
            to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00'
          );
          made := made + 1;
        exception when check_violation then
          -- Rows of that month already lie in the default partition: they stay there, readable as before.
          raise notice 'partition % not made, rows of that month are in the default partition', part;
        end;
      end if;
    end loop;
  end loop;
  return made;
end
$$;
select ensure_partitions(current_date);
