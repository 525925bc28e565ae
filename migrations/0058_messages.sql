-- What the portal tells each person: one message for an event, a kind and a receiver, however often the event comes. The words
-- are text keys made of the kind; the row holds what fills them, so that each reader sees them in their own language.

create table messages (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null,
  event_id uuid not null,
  -- texts, numbers, moments and text keys that fill the sentence
  params jsonb not null default '{}',
  -- page below the base path with its query, such as 'EPCCart?order=20417-000123'; null leads nowhere
  link text,
  created_at timestamptz not null,
  read_at timestamptz,
  done_at timestamptz,
  unique (user_id, event_id, kind)
);
-- The list of one person, newest first.
create index messages_list on messages (user_id, id desc);
-- The badge on every page, and what is still to do.
create index messages_unread on messages (user_id) where read_at is null;

-- Where a person has wished otherwise than a kind's own default; kind '*' stands for all of them.
create table mail_wishes (
  user_id bigint not null references users,
  kind text not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);

-- Keys the portal signs with, made when first needed and the same in every process.
create table signing_keys (
  purpose text primary key,
  key bytea not null check (octet_length(key) >= 32),
  made_at timestamptz not null
);
