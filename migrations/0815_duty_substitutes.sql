-- Who decides in the place of an approver who is away, and for how long; a decision keeps in whose place it was made.
create table duty_substitutes (
  id bigint generated always as identity primary key,
  -- whose duties as an approver are lent
  user_id bigint not null references users,
  substitute_id bigint not null references users,
  -- first and last day, by the clock of whoever is away
  start_date date not null,
  end_date date not null,
  version int not null default 1,
  -- taken back, or ended, before its last day
  ended_at timestamptz,
  created_at timestamptz not null,
  check (start_date <= end_date),
  check (user_id <> substitute_id)
);
create index duty_substitutes_of on duty_substitutes (user_id, end_date);
create index duty_substitutes_by on duty_substitutes (substitute_id, end_date) where ended_at is null;

alter table document_approvals add column for_user_id bigint references users;
