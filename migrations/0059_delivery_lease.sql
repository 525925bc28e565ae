-- Nothing outside the database happens inside a transaction: who sends a delivery takes a lease on its row, sends, and then writes
-- down how it went. What a process leaves that died meanwhile is taken up by another once the lease is over.

alter table deliveries
  add column runner uuid,
  add column lease_until timestamptz;

-- What was given up, newest first, for operators.
create index deliveries_given_up on deliveries (given_up_at desc) where given_up_at is not null;
