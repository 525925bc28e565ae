-- The topics that this installation has on Kafka, as the process that relays last saw them: whoever watches is told of those that
-- are there with other settings than the portal would make them with. Empty where events stay in the process.

create table event_topics (
  topic text primary key,
  partitions int not null,
  replication int not null,
  -- what is otherwise: [{"setting", "is", "wanted"}]
  deviations jsonb not null,
  checked_at timestamptz not null
);
