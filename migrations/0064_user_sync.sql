-- People who come from the dealer management system: known by its own id, frozen here when they are gone there, never deleted.

alter table users
  add column dms_id text,
  -- freezing by hand is never lifted by the synchronisation
  add column frozen_by_sync boolean not null default false;
create unique index users_dms on users (dms_id) where dms_id is not null;

-- Roles that the synchronisation gave; others given by hand stay.
alter table user_roles add column by_sync boolean not null default false;

create table user_sync_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('full', 'recent')),
  -- stopped: it would have frozen too many, nothing was changed
  state text not null default 'running' check (state in ('running', 'done', 'failed', 'stopped')),
  asked_since timestamptz,
  begun_at timestamptz not null,
  ended_at timestamptz,
  seen int not null default 0,
  created int not null default 0,
  changed int not null default 0,
  frozen int not null default 0,
  thawed int not null default 0,
  refused int not null default 0,
  -- text key of what went wrong, with its parameters
  reason jsonb,
  -- who let the next full run freeze as many as this one wanted to
  released_by text,
  released_at timestamptz,
  release_note text
);
create index user_sync_runs_begun on user_sync_runs (begun_at desc, id desc);

-- Entries of a run that were passed over, with the rule they break.
create table user_sync_refusals (
  run_id bigint not null references user_sync_runs on delete cascade,
  place int not null,
  dms_id text,
  user_code text,
  rule text not null,
  detail text,
  primary key (run_id, place)
);
