-- The page of a vehicle shows the orders and jobs for it.
create index order_lines_vin on order_lines (vin, order_number) where vin is not null;
create index jobs_vin on jobs (vin, updated_at desc) where vin is not null;
