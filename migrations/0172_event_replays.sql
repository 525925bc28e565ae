-- Ranges of events that staff had brought to one consumer again. Worked off by the workers, chunk after chunk; what the consumer
-- has a receipt of is passed over.

create table event_replays (
  id bigint generated always as identity primary key,
  consumer text not null,
  way text not null check (way in ('aggregate', 'period', 'offsets')),
  topic text,
  key text,
  from_at timestamptz,
  to_at timestamptz,
  bus_partition int,
  from_offset bigint,
  to_offset bigint,
  -- also those that staff had skipped: parked again, and tried
  with_skipped boolean not null,
  -- told beforehand: events of the outbox, or places of the partition
  counted bigint not null,
  -- the last one dealt with: id of the outbox or offset; up to last_place, what there was when it was asked for
  place bigint not null,
  last_place bigint not null,
  state text not null default 'running' check (state in ('running', 'done', 'stopped', 'failed')),
  reason text,
  looked_at bigint not null default 0,
  effects bigint not null default 0,
  again bigint not null default 0,
  parked bigint not null default 0,
  asked_by text,
  asked_at timestamptz not null,
  ended_at timestamptz,
  lease_until timestamptz
);
create index event_replays_running on event_replays (id) where state = 'running';
