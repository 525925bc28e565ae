-- What waits of a bulletin, by vehicle: whether anything does, and the next ones to hand on or to close.
create index tsb_work_orders_waiting on tsb_work_orders (document_id, vin) where state in ('open', 'in_work');
