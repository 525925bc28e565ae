-- Events that a consumer could not bring to an effect, with those of the same aggregate that came after them: the consumer goes on
-- with other aggregates, these are worked off in the order of their ids.

create table parked_events (
  id bigint generated always as identity primary key,
  consumer text not null,
  topic text not null,
  -- the aggregate; the oldest open row of (consumer, topic, key) is the one that is tried
  key text not null,
  event_id uuid not null,
  type text not null,
  sequence bigint not null,
  occurred_at timestamptz not null,
  -- the message as it came, also when it cannot be read
  envelope text not null,
  -- retrying: tried again by itself; waiting: for staff; behind: for an older one of its aggregate
  state text not null check (state in ('retrying', 'waiting', 'behind', 'done', 'skipped')),
  reason text,
  attempts int not null default 0,
  parked_at timestamptz not null,
  -- only the oldest of an aggregate has one, and not while it waits for staff
  next_try_at timestamptz,
  ended_at timestamptz,
  ended_by bigint references users,
  note text,
  unique (consumer, event_id)
);
create index parked_events_open on parked_events (consumer, topic, key, id) where ended_at is null;
create index parked_events_due on parked_events (next_try_at) where next_try_at is not null;
create index parked_events_ended on parked_events (ended_at) where ended_at is not null;
