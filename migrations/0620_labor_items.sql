-- Labor items: what one revision says of an operation, of its steps and of what it contains.

-- A department approves labor items.
alter table departments drop constraint departments_kind_check;
alter table departments add constraint departments_kind_check
  check (kind in ('claim-1', 'claim-2', 'claim-3', 'tsb', 'case', 'labor', 'support', 'other'));

create table labor_details (
  revision_id bigint primary key references document_revisions on delete cascade,
  type_code text references labor_types,
  brand_code text references brands,
  series_codes text[] not null default '{}',
  model_codes text[] not null default '{}',
  -- the part that the operation is about
  part_code text references parts,
  -- kinds of damage, by `labor_faults.code`
  labor_time_fault_code text[] not null default '{}',
  dtc_codes text[] not null default '{}',
  coefficient numeric(4, 2) default 1.00 check (coefficient > 0),
  -- codes of the labor items whose work this one includes
  contains text[] not null default '{}',
  remark text,
  department text references departments,
  -- Computed from the steps by services/labor/time/labor_time.ts whenever they change: as long as it takes, times the workers of each step, and times the
  -- coefficient, which is what is charged.
  elapsed_seconds int not null default 0,
  work_seconds int not null default 0,
  labor_seconds int not null default 0
);
select register_columns('labor_details');
-- The working list of labor items in its order, those changed last first: a page begins here.
create index labor_details_changed on labor_details (changed_at, revision_id);
-- Which items are bound to a fault code.
create index labor_details_faults on labor_details using gin (labor_time_fault_code);

-- What an item leaves empty of a step is said by its base step.
create table labor_steps (
  id bigint generated always as identity primary key,
  revision_id bigint not null references labor_details on delete cascade,
  sort_no int not null,
  -- no reference: a draft is kept while its author still types the code
  step_id text,
  -- code of the action library, or words of its own
  action_name text,
  relative_part1 text,
  relative_part2 text,
  step_time text check (step_time ~ '^\d\d:[0-5]\d:[0-5]\d$'),
  tool text,
  subsidiary text,
  part_num int,
  worker_num int
);
create index labor_steps_revision on labor_steps (revision_id, sort_no);
-- Which items use a base step.
create index labor_steps_base on labor_steps (step_id) where step_id is not null;

-- Base steps as they were when a revision was submitted: drafts follow the base step, what is submitted or released stays as it was decided on.
create table labor_step_copies (
  revision_id bigint not null references labor_details on delete cascade,
  step_id text not null,
  said jsonb not null,
  primary key (revision_id, step_id)
);

-- Released items as they are found and as other kinds of work take their time.
create table labor_search (
  document_id bigint primary key references documents on delete cascade,
  revision_id bigint not null references document_revisions on delete cascade,
  labor_time_code text not null,
  words text not null,
  series_codes text[] not null,
  model_codes text[] not null,
  part_numbers text[] not null,
  fault_codes text[] not null,
  dtc_codes text[] not null,
  contains text[] not null,
  labor_seconds int not null
);
create unique index labor_search_code on labor_search (labor_time_code);
create index labor_search_words on labor_search using gin (character_pairs(words));
create index labor_search_series on labor_search using gin (series_codes);
create index labor_search_parts on labor_search using gin (part_numbers);
create index labor_search_faults on labor_search using gin (fault_codes);
create index labor_search_dtcs on labor_search using gin (dtc_codes);
create index labor_search_revision on labor_search (revision_id);
