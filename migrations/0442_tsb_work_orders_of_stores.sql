-- The orders of a store, those that have ended too: its list, and how far it is with one bulletin.
create index tsb_work_orders_of_store on tsb_work_orders (store_code, document_id);
