-- What labor operations are made of: kinds of damage, actions, labor types, reusable steps, and which operation answers which DTC
-- (specification section 3, labor item and labor step).
create table labor_types (
  code text primary key,
  names jsonb not null,
  -- specification section 9, labor library types: 0 base, 1 standard
  library smallint not null check (library in (0, 1)),
  sort int not null default 0
);
select register_columns('labor_types');

create table labor_actions (
  code text primary key,
  names jsonb not null,
  remark text,
  sort int not null default 0
);
select register_columns('labor_actions');

create table labor_faults (
  code text primary key,
  names jsonb not null,
  -- function group of the catalogue: 34 brakes
  group_code text,
  remark text,
  sort int not null default 0
);
select register_columns('labor_faults');

-- Length of a step as people write it, in seconds. HH:MM:SS, two digits each (specification section 5).
create function seconds_of(step_time text) returns int
language sql immutable strict parallel safe as $$
  select split_part(step_time, ':', 1)::int * 3600 + split_part(step_time, ':', 2)::int * 60
    + split_part(step_time, ':', 3)::int
$$;

create table labor_base_steps (
  code text primary key,
  names jsonb not null,
  action_code text not null references labor_actions,
  -- parts that the step is about, by their number
  relative_part1 text references parts,
  relative_part2 text references parts,
  step_time text not null check (step_time ~ '^\d\d:[0-5]\d:[0-5]\d$'),
  step_seconds int not null generated always as (seconds_of(step_time)) stored,
  -- by language
  tool jsonb not null default '{}',
  subsidiary_code text references auxiliaries,
  part_num int not null default 0 check (part_num >= 0),
  worker_num int not null default 1 check (worker_num between 1 and 20),
  sort int not null default 0
);
select register_columns('labor_base_steps');
create index labor_base_steps_action on labor_base_steps (action_code);

create table labor_dtcs (
  id bigint generated always as identity primary key,
  dtc_id bigint not null references dtcs,
  -- code of the labor operation
  labor_time_code text not null,
  -- null: every series
  series_code text references series,
  fault_code text references labor_faults,
  remark text
);
select register_columns('labor_dtcs');
create unique index labor_dtcs_once on labor_dtcs (dtc_id, labor_time_code, series_code) nulls not distinct
where deleted_at is null;
