-- Long work that workers take under a lease, and the last runs of what goes by the clock.

create table work_items (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'given-up')),
  attempts int not null default 0,
  progress real not null default 0,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  -- who works on it and until when that is believed
  runner uuid,
  lease_until timestamptz,
  ended_at timestamptz,
  error text,
  request_id text
);
create unique index work_items_open on work_items (kind, key) where state in ('waiting', 'running');
-- A worker takes what is due, and what a dead worker left.
create index work_items_due on work_items (kind, next_try_at) where state in ('waiting', 'running');
create index work_items_ended on work_items (ended_at) where ended_at is not null;

create table clock_jobs (
  name text primary key,
  -- the planned moment of the last run that ended well
  last_due timestamptz,
  running_due timestamptz,
  runner uuid,
  lease_until timestamptz,
  ended_at timestamptz,
  error text
);
