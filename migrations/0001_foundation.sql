-- What everything stands on: extensions, names by language, the outbox, what leaves the database (deliveries),
-- the operation and login logs, and one-use flashes for refused forms.

create extension if not exists pg_trgm;
create extension if not exists citext;
create extension if not exists ltree;
create extension if not exists btree_gin;
create extension if not exists unaccent;

-- The best of several languages: the reader's chain first, then zh_CN, then whatever there is.
create function name_in(names jsonb, chain text[]) returns text
language sql immutable parallel safe as $$
  select coalesce(
    (select names ->> lang
     from unnest(chain || array['zh_CN']) with ordinality as chain_entry(lang, place)
     where names ? lang and names ->> lang <> ''
     order by place
     limit 1),
    (select value from jsonb_each_text(names) where value <> '' order by key limit 1),
    ''
  )
$$;

-- Facts told to the rest of the company. Written in the transaction that caused them, read by the relay.
create table outbox (
  id bigint generated always as identity,
  occurred_at timestamptz not null,
  event_id uuid not null,
  topic text not null,
  type text not null,
  key text not null,
  sequence bigint not null,
  data jsonb not null,
  correlation_id text,
  causation_id text,
  traceparent text,
  sent_at timestamptz,
  primary key (id, occurred_at)
) partition by range (occurred_at);
-- The relay reads what has not been sent, oldest first.
create index outbox_unsent on outbox (id) where sent_at is null;

-- Who did what, with before and after. Changes are written in their own transaction, reads in batches.
create table operation_log (
  id bigint generated always as identity,
  at timestamptz not null,
  user_id bigint,
  user_code text,
  org_code text,
  operation text not null,
  fun_link text,
  subject_kind text,
  subject_id text,
  is_change boolean not null,
  before jsonb,
  after jsonb,
  request_id text,
  address text,
  primary key (id, at)
) partition by range (at);
create index operation_log_at on operation_log (at desc);
create index operation_log_user on operation_log (user_id, at desc);
create index operation_log_subject on operation_log (subject_kind, subject_id, at desc);

create table login_log (
  id bigint generated always as identity,
  at timestamptz not null,
  typed_name text not null,
  user_id bigint,
  edition text not null,
  entry text not null,
  result text not null,
  address text,
  agent text,
  primary key (id, at)
) partition by range (at);
create index login_log_at on login_log (at desc);
create index login_log_user on login_log (user_id, at desc);

-- Monthly partitions ahead of time for every partitioned log, and a default one so that no row is ever refused.
create function ensure_partitions(today date, months_ahead int default 3) returns int
language plpgsql as $$
declare
  parent text;
  month date;
  made int := 0;
  part text;
begin
  foreach parent in array array['outbox', 'operation_log', 'login_log'] loop
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

-- What must leave the database: one row exactly once, sent at least once under a stable key.
create table deliveries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'http')),
  idempotency_key text not null unique,
  payload jsonb not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  error text
);
create index deliveries_due on deliveries (next_try_at) where sent_at is null and given_up_at is null;

-- What a page shows once after a redirect: an outcome, or a refused form with what had been typed.
create table flashes (
  id uuid primary key,
  owner text not null,
  content jsonb not null check (octet_length(content::text) <= 131072),
  expires_at timestamptz not null
);
create index flashes_expired on flashes (expires_at);
