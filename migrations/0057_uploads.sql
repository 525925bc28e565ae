-- Files that come in pieces over several requests (tus 1.0): how far each is, in step with what the file store has taken, so that any
-- process goes on where another ended.

create table uploads (
  -- becomes the id of the file
  id uuid primary key,
  owner_id bigint not null references users,
  place text not null,
  name text not null,
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  -- where the pieces lie and what the store knows them by
  key text not null,
  handle text not null,
  -- bytes behind the last piece, too few to be one
  tail_key text,
  tail_bytes int not null default 0,
  file_id uuid references files on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- A person's open ones are counted.
create index uploads_open on uploads (owner_id) where file_id is null;
create index uploads_expire on uploads (expires_at);
create index uploads_file on uploads (file_id) where file_id is not null;

create table upload_parts (
  upload_id uuid not null references uploads on delete cascade,
  number int not null check (number between 1 and 10000),
  starts_at bigint not null,
  size int not null,
  receipt text not null,
  primary key (upload_id, number)
);

-- Who writes an upload, and until when that is believed. Losing these rows with a crash of the database only ends running requests.
create unlogged table upload_locks (
  upload_id uuid primary key,
  holder uuid not null,
  held_until timestamptz not null,
  -- another request waits for it
  wanted boolean not null default false
);
