-- Who is logged in: sessions by hashed token, the ended ones kept a day so that an old token learns why it ended.

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users,
  edition text not null check (edition in ('domestic', 'overseas')),
  entry text not null,
  brand text not null,
  lang text not null,
  theme text not null default 'auto' check (theme in ('auto', 'light', 'dark')),
  vin text,
  rail_folded boolean not null default false,
  recent jsonb not null default '[]',
  address text,
  agent text,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logged-out', 'replaced', 'ended-by-user', 'password-changed', 'account-changed')),
  check ((ended_at is null) = (end_reason is null))
);
-- One live session per user and edition.
create unique index sessions_live on sessions (user_id, edition) where ended_at is null;
create index sessions_ended on sessions (ended_at) where ended_at is not null;

-- Order of a user's events: bumped with each, beside `version`, which is for those who edit the account.
alter table users add column event_sequence bigint not null default 0;

-- An organisation and all below it: the reach of a dealer group.
create function org_and_below(top text) returns setof text
language sql stable parallel safe as $$
  with recursive below as (
    select code from orgs where code = top
    union
    select orgs.code from orgs join below on orgs.parent_code = below.code
  )
  select code from below
$$;
