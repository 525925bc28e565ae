-- Repair cases: what one revision says of fault, checks, solution, parameters and parts.

-- The organisation whose people write a revision of a kind that belongs to stores; null: the factory, or a kind that belongs to nobody.
alter table document_revisions add column org_code text references orgs;
create index document_revisions_org on document_revisions (org_code) where org_code is not null;

-- A department approves cases.
alter table departments drop constraint departments_kind_check;
alter table departments add constraint departments_kind_check
  check (kind in ('claim-1', 'claim-2', 'claim-3', 'tsb', 'case', 'support', 'other'));

-- What cases name a word by, which is there once.
alter table case_words add column word text generated always as (kind || '.' || code) stored;
create index case_words_word on case_words (word);

create table case_details (
  revision_id bigint primary key references document_revisions on delete cascade,
  vin text,
  brand_code text references brands,
  series_code text references series,
  mileage int,
  mileage_electric int,
  source_number text,
  -- words of the vocabulary, by `case_words.word`
  symptoms text[] not null default '{}',
  symptom_prefixes text[] not null default '{}',
  positions text[] not null default '{}',
  position_suffixes text[] not null default '{}',
  directions text[] not null default '{}',
  road_types text[] not null default '{}',
  weathers text[] not null default '{}',
  running_statuses text[] not null default '{}',
  driver_operations text[] not null default '{}',
  durations text[] not null default '{}',
  fault_text text,
  dtc_codes text[] not null default '{}',
  solution text,
  department text references departments
);
select register_columns('case_details');
create index case_details_series on case_details (series_code);

create table case_checks (
  id bigint generated always as identity primary key,
  revision_id bigint not null references case_details on delete cascade,
  object_system text,
  system_code text,
  object text,
  object_code text,
  parameter text,
  value text,
  dtc_code text,
  description text,
  sort int not null
);
create index case_checks_revision on case_checks (revision_id, sort);

create table case_actions (
  id bigint generated always as identity primary key,
  revision_id bigint not null references case_details on delete cascade,
  action text,
  description text,
  sort int not null
);
create index case_actions_revision on case_actions (revision_id, sort);

create table case_parameters (
  id bigint generated always as identity primary key,
  revision_id bigint not null references case_details on delete cascade,
  param_no text,
  param_type text,
  param_value text,
  sort int not null
);
create index case_parameters_revision on case_parameters (revision_id, sort);

create table case_parts (
  id bigint generated always as identity primary key,
  revision_id bigint not null references case_details on delete cascade,
  part_code text,
  part_num int,
  fault_part boolean not null default false,
  remark text,
  sort int not null
);
create index case_parts_revision on case_parts (revision_id, sort);
