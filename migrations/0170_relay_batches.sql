-- What the relay has on its way to the bus, by the numbers under which the bus keeps each batch: whoever takes over asks the bus
-- for the last number it has, and sends again only what came after.

create table relay_batches (
  number bigint primary key,
  ids bigint[] not null,
  -- the moments name the partitions of the outbox
  first_at timestamptz not null,
  last_at timestamptz not null
);

-- Under which name this database's relay sends: made by the first one, so that no two databases on one Kafka have the same.
create table relay_name (
  only_row boolean primary key default true check (only_row),
  name uuid not null
);
