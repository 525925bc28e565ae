-- What is left for later keeps what brought it about, so that its log, its trace and its events belong to the run of their cause: the
-- request at the beginning of the run, and the event that was the last cause.
alter table deliveries
  add column request_id text,
  add column causation_id text,
  add column traceparent text;
alter table work_items
  add column causation_id text,
  add column traceparent text;

-- The page of a run reads by these.
create index deliveries_request on deliveries (request_id) where request_id is not null;
create index work_items_request on work_items (request_id) where request_id is not null;
create index outbox_correlation on outbox (correlation_id) where correlation_id is not null;
create index operation_log_request on operation_log (request_id) where request_id is not null;
