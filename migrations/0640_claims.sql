-- Claim cases: what one revision says of vehicle, fault, work and parts, with the prices that it was reckoned with.
create table claim_details (
  revision_id bigint primary key references document_revisions on delete cascade,
  vin text,
  brand_code text references brands,
  series_code text references series,
  mileage int,
  production_date date,
  sale_date date,
  fault_date date,
  repair_date date,
  fault_code text references labor_faults,
  fault_cause text,
  repair_measures text,
  dtc_codes text[] not null default '{}',
  -- Written by services/claims/fill_claim.ts: what the rows come to, in the currency of the store's prices. The rate is that of an hour of the store.
  currency text,
  labor_rate numeric(10, 2),
  working_minutes int,
  labor_amount numeric(14, 2),
  parts_amount numeric(14, 2),
  total_amount numeric(14, 2),
  -- the three technical claim departments, in turn
  departments text[] not null default '{}'
);
select register_columns('claim_details');
-- The working list of claims in its order, those changed last first: a page begins here.
create index claim_details_changed on claim_details (changed_at, revision_id);
-- Claims of one vehicle: what may be claimed twice (services/claims/possible_duplicates.ts).
create index claim_details_vin on claim_details (vin, repair_date) where vin is not null;

create table claim_labor (
  id bigint generated always as identity primary key,
  revision_id bigint not null references claim_details on delete cascade,
  -- no reference: a draft is kept while its author still types the code, and what was released may be revoked
  labor_time_code text,
  labor_time_name text,
  minutes int,
  -- of those, what counts: work that several rows contain counts once
  charged_minutes int,
  -- codes of the work that is counted with another row
  shared text,
  sort int not null
);
create index claim_labor_revision on claim_labor (revision_id, sort);

create table claim_parts (
  id bigint generated always as identity primary key,
  revision_id bigint not null references claim_details on delete cascade,
  part_code text,
  part_name text,
  part_num int,
  -- the part whose failure caused the repair
  causal boolean not null default false,
  -- of one piece, on the day of the repair
  price numeric(12, 2),
  remark text,
  sort int not null
);
create index claim_parts_revision on claim_parts (revision_id, sort);
