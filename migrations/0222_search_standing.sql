-- What else orders found parts: those that others replace stand behind, those that are ordered often before.
alter table search_documents
  -- parts: since when others replace it; null: it is current
  add column superseded_from date,
  -- parts: on how many lines of orders it stands
  add column ordered int not null default 0;

create index order_lines_part on order_lines (part_number);

-- Writes both of parts as they are now.
create function refresh_part_standing(numbers text[]) returns void
language sql as $$
  update search_documents d
  set superseded_from = now_is.superseded_from, ordered = now_is.ordered
  from unnest(numbers) as n (number)
  cross join lateral (
    select
      (select min(s.valid_from) from supersessions s where s.from_number = n.number) as superseded_from,
      (select count(*)::int from order_lines l where l.part_number = n.number) as ordered
  ) now_is
  where d.kind = 'part' and d.id = n.number
    and (d.superseded_from, d.ordered) is distinct from (now_is.superseded_from, now_is.ordered)
$$;
select refresh_part_standing(array(select from_number from supersessions union select part_number from order_lines));

-- Whoever writes supersessions, what is found stands as they say.
create function follow_supersessions() returns trigger
language plpgsql as $$
begin
  perform refresh_part_standing(array(select distinct from_number from written order by 1));
  return null;
end
$$;
create trigger supersessions_inserted after insert on supersessions
referencing new table as written for each statement execute function follow_supersessions();
create trigger supersessions_updated after update on supersessions
referencing new table as written for each statement execute function follow_supersessions();
create trigger supersessions_deleted after delete on supersessions
referencing old table as written for each statement execute function follow_supersessions();
