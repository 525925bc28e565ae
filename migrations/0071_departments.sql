-- Departments: the three technical claim departments, TSB approval, the support section and others, and who does what in them.

create table departments (
  code text primary key,
  names jsonb not null,
  kind text not null check (kind in ('claim-1', 'claim-2', 'claim-3', 'tsb', 'support', 'other')),
  parent_code text references departments,
  -- brands that it works for; empty: all
  brand_codes text[] not null default '{}',
  sort int not null default 0
);
select register_columns('departments');
create index departments_parent on departments (parent_code);
-- Claims pass three departments in turn: there is one of each.
create unique index departments_claim on departments (kind)
  where kind in ('claim-1', 'claim-2', 'claim-3') and deleted_at is null;

-- Who does what in a department, for one brand or for all of its brands.
create table department_duties (
  id bigint generated always as identity primary key,
  department_code text not null references departments on delete cascade,
  user_id bigint not null references users on delete cascade,
  duty text not null check (duty in ('member', 'approver', 'section-chief', 'engineer', 'designated-engineer')),
  brand_code text references brands,
  unique nulls not distinct (department_code, user_id, duty, brand_code)
);
create index department_duties_user on department_duties (user_id);
