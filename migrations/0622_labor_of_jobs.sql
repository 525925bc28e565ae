-- A visit is parts and work: the labor items of a job, and what an hour of a store costs.
create table job_labor (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs on delete cascade,
  -- no reference: an item may be revoked while the job waits
  labor_time_code text not null,
  added_at timestamptz not null,
  unique (job_id, labor_time_code)
);

create table labor_rates (
  store_code text primary key references orgs,
  -- for one hour, in the currency of the store's market, without VAT
  hourly_rate numeric(10, 2) not null check (hourly_rate > 0),
  changed_at timestamptz not null,
  changed_by bigint references users
);
