-- Runs by which successors of released labor items are prepared after base steps have changed.
create table labor_recomputes (
  id bigint generated always as identity primary key,
  -- null: whatever base step has changed
  step_id text,
  user_id bigint not null references users,
  edition text not null,
  lang text not null,
  -- documents that are to have a successor, in their order
  document_ids bigint[] not null,
  -- how many of them have been looked at; of those, how many have one
  done int not null default 0,
  prepared int not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  asked_at timestamptz not null,
  ended_at timestamptz
);
