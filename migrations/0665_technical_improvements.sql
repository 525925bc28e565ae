-- Proposals to improve a product or the way in which it is repaired, approved by several people of a department.
create table technical_improvements (
  id bigint generated always as identity primary key,
  -- T26-0001: numbered within the year
  code text not null unique,
  state text not null default 'not_submitted' check (state in ('not_submitted', 'in_approval', 'approved', 'closed')),
  author_id bigint not null references users,
  org_code text references orgs,
  title text,
  series_code text references series,
  department_code text references departments,
  part_numbers text[] not null default '{}',
  before_text text,
  after_text text,
  -- who is affected by it
  affects text[] not null default '{}',
  -- what it saves: minutes and money for each vehicle, vehicles in a year
  minutes_saved int,
  money_saved numeric(10, 2),
  vehicles_a_year int,
  created_at timestamptz not null,
  submitted_at timestamptz,
  approved_at timestamptz,
  closed_at timestamptz,
  result text not null default '',
  check ((state = 'closed') = (closed_at is not null))
);
select register_columns('technical_improvements');
create index technical_improvements_org on technical_improvements (org_code, created_at desc);
create index technical_improvements_waiting on technical_improvements (submitted_at, id) where state = 'in_approval';

-- Who is to approve one since it was submitted, and what they said. Voided: it was sent back meanwhile.
create table technical_improvement_approvals (
  id bigint generated always as identity primary key,
  improvement_id bigint not null references technical_improvements on delete cascade,
  user_id bigint not null references users,
  asked_at timestamptz not null,
  -- null: not decided yet; 1 approved, 0 rejected
  result int check (result in (0, 1)),
  remark text not null default '',
  decided_at timestamptz,
  voided_at timestamptz
);
create unique index technical_improvement_approvals_open on technical_improvement_approvals (improvement_id, user_id) where voided_at is null;
create index technical_improvement_approvals_user on technical_improvement_approvals (user_id) where result is null and voided_at is null;
