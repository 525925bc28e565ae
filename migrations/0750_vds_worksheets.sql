-- One visit of a vehicle to a workshop: what its driver complains of, what was done. Diagnoses belong to it, and a program is
-- replaced only while one is in repair.
create table vds_worksheets (
  id bigint generated always as identity primary key,
  version int not null default 1,
  -- no reference: the catalogue may give the vehicle up, what was done stays known
  vin text not null,
  store_code text not null references orgs,
  state text not null default 'open' check (state in ('open', 'in_repair', 'done', 'cancelled')),
  complaint text not null,
  -- km
  mileage int not null check (mileage between 0 and 9999999),
  opened_by bigint not null references users,
  opened_at timestamptz not null,
  begun_by bigint references users,
  begun_at timestamptz,
  ended_by bigint references users,
  ended_at timestamptz,
  -- what was done; of one that was cancelled: why
  result text not null default '',
  check ((state in ('done', 'cancelled')) = (ended_at is not null))
);
-- A vehicle is in one workshop at a time.
create unique index vds_worksheets_here on vds_worksheets (vin) where state in ('open', 'in_repair');
-- The list of a store, the latest first, and the visits of a vehicle.
create index vds_worksheets_store on vds_worksheets (store_code, opened_at desc, id);
create index vds_worksheets_vin on vds_worksheets (vin, opened_at desc);
