-- Lists that people asked for as spreadsheets. A worker writes each with the rights that its asker has at that moment; the file is kept
-- for a while, the row says afterwards that it has gone.

create table export_tasks (
  id uuid primary key,
  -- of its events
  version int not null default 1,
  user_id bigint not null references users,
  -- which list: services/exports/all.ts
  kind text not null,
  -- filter of the list as it was asked for, as the text of a query
  query text not null,
  edition text not null,
  lang text not null,
  state text not null default 'pending' check (state in ('pending', 'processing', 'success', 'failed')),
  rows_done int not null default 0 check (rows_done >= 0),
  -- null until they were counted
  rows_total int check (rows_total >= 0),
  file_id uuid references files on delete set null,
  file_name text,
  -- bytes
  size bigint,
  -- text key of why it failed
  reason text,
  requested_at timestamptz not null,
  ended_at timestamptz,
  -- until when the file is kept
  expires_at timestamptz,
  check ((state = 'success') = (expires_at is not null)),
  check ((state = 'failed') = (reason is not null))
);
-- The page of one person, newest first; open ones are counted by it too.
create index export_tasks_of on export_tasks (user_id, requested_at desc, id desc);
-- Files whose time is over.
create index export_tasks_expiring on export_tasks (expires_at) where file_id is not null;
create index export_tasks_file on export_tasks (file_id) where file_id is not null;
