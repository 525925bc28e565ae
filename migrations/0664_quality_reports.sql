-- What stores report on the quality of parts and vehicles.
create table quality_reports (
  id bigint generated always as identity primary key,
  -- Q26-0001: numbered within the year
  code text not null unique,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'in_work', 'resolved', 'refused')),
  author_id bigint not null references users,
  -- null: the author is of the factory
  org_code text references orgs,
  title text,
  series_code text references series,
  vin text,
  part_number text,
  quantity int check (quantity > 0),
  batch text,
  fault_code text,
  fault_on date,
  mileage int check (mileage >= 0),
  description text,
  created_at timestamptz not null,
  submitted_at timestamptz,
  -- who of the factory looks after it
  taken_by bigint references users,
  taken_at timestamptz,
  answer text not null default '',
  ended_by bigint references users,
  ended_at timestamptz,
  check ((state in ('resolved', 'refused')) = (ended_at is not null))
);
select register_columns('quality_reports');
-- What waits; a store's own; what a part and a series are reported for.
create index quality_reports_waiting on quality_reports (submitted_at, id) where state in ('submitted', 'in_work');
create index quality_reports_org on quality_reports (org_code, created_at desc);
create index quality_reports_part on quality_reports (part_number) where state <> 'draft';
create index quality_reports_series on quality_reports (series_code) where state <> 'draft';
