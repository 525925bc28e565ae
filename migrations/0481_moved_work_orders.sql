-- A work order goes to another store, by who may say so or with its vehicle: its course says where to.
alter table tsb_work_order_steps add column store_code text references orgs;
