-- What happened, in turn, to things that go through a few states beside the documents: feedback, legal standards, programs, quality reports, technical improvements.
create table course_steps (
  id bigint generated always as identity primary key,
  subject_kind text not null,
  subject_id bigint not null,
  action text not null,
  state text not null,
  -- null: the portal itself, by the clock
  user_id bigint references users,
  at timestamptz not null,
  note text not null default ''
);
-- The course of one thing.
create index course_steps_subject on course_steps (subject_kind, subject_id, id);

-- Who has opened such a thing, or taken away what hangs on it (`software-download`), and how often.
create table course_reads (
  subject_kind text not null,
  subject_id bigint not null,
  user_id bigint not null references users on delete cascade,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times int not null,
  primary key (subject_kind, subject_id, user_id)
);
