-- Where on the bus a parked event came from: staff and partners find it there by topic, partition and offset. Null on the local bus,
-- which keeps nothing, and for what was parked before.

alter table parked_events add column bus_partition int;
alter table parked_events add column bus_offset bigint;
