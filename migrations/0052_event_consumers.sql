-- How far each consumer is, written by the workers every few seconds and read by whoever watches.

create table event_consumers (
  name text primary key,
  types text[] not null,
  topics text[] not null,
  -- events sent to the bus or waiting for it that the consumer has not dealt with
  lag bigint,
  measured_at timestamptz,
  last_effect_at timestamptz,
  last_event_at timestamptz
);

-- The edition of the portal in which an event happened: part of its source.
alter table outbox add column edition text not null default 'domestic';
