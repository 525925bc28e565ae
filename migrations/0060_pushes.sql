-- What was handed over to other systems over HTTP: a row for each hand-over, with how its last try went. The delivery beside it says
-- when it is tried next; a hand-over that is asked for again after it was given up is a new round under the same Idempotency-Key.

create table pushes (
  id bigint generated always as identity primary key,
  -- 'order'; the number of the order
  subject_kind text not null,
  subject_id text not null,
  round int not null check (round > 0),
  receiver text not null,
  -- whose affair it is: who may see and retry it
  store_code text references orgs,
  delivery_id bigint not null unique references deliveries,
  -- waiting: not tried yet; retrying: the last try failed and the next is planned; taken: the receiver has it; refused: the
  -- receiver does not want it; failed: given up
  state text not null default 'waiting' check (state in ('waiting', 'retrying', 'taken', 'refused', 'failed')),
  -- of the last try
  http_status int,
  reason text,
  answer text,
  requested_at timestamptz not null,
  -- who asked for it again; null for the portal itself
  requested_by text,
  last_try_at timestamptz,
  ended_at timestamptz,
  unique (subject_kind, subject_id, round)
);
-- The log, newest first, and by state.
create index pushes_log on pushes (requested_at desc, id desc);
create index pushes_state on pushes (state, requested_at desc);
create index pushes_store on pushes (store_code, requested_at desc);
