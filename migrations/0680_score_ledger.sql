-- What people have earned, line by line: each line by the event that it came of, so that an event that comes again adds nothing.
create table score_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- a rule of the dictionary, or `correction` by staff
  rule text not null,
  points numeric(8, 1) not null check (points <> 0),
  event_id uuid not null,
  happened_at timestamptz not null,
  -- what it was earned by: case, tsb, question, feedback; null for a correction
  subject_kind text,
  subject_id text,
  subject_code text,
  -- a line that takes back what its subject had earned
  withdrawn boolean not null default false,
  -- of a correction: why, and by whom
  reason text,
  actor_id bigint references users,
  check ((rule = 'correction') = (reason is not null and actor_id is not null)),
  unique (event_id, user_id, rule)
);
-- the ledger of one person, the latest first
create index score_entries_person on score_entries (user_id, happened_at desc, id desc);
-- what a case has earned, when it is revoked
create index score_entries_subject on score_entries (subject_kind, subject_id) where subject_id is not null;
-- the rank table of a month
create index score_entries_month on score_entries (happened_at);

-- Points of a rule from a moment on: what happened before they were changed is paid by the old ones, however late it is told.
create table score_points (
  rule text not null references score_dictionary,
  since timestamptz not null,
  points numeric(8, 1) not null,
  primary key (rule, since)
);
insert into score_points (rule, since, points)
select code, 'epoch', points from score_dictionary where kind = 'rule';
