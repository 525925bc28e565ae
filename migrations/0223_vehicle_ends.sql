-- Vehicles by parts of their VIN: its end, and the beginning of its last eight characters. By its beginning the key finds them.
create index vehicles_end on vehicles (reverse(vin) text_pattern_ops);
drop index vehicles_tail;
create index vehicles_tail on vehicles (right(vin, 8) text_pattern_ops);
