-- Questions on parts and technical questions with their thread, the course of a consultation and what was told of its clocks (rules of section 4 and 9 of the
-- specification: question state, consultation node, reminders).

create table questions (
  id bigint generated always as identity primary key,
  -- null while it is a draft
  code text unique,
  kind text not null check (kind in ('part', 'technical')),
  -- where it stands in one word: services/qa/advance_question.ts
  stage text not null check (stage in (
    'draft', 'unanswered', 'replied', 'supervisor', 'supervisor-replied', 'section-head', 'section-head-replied', 'engineer', 'engineer-replied', 'closed'
  )),
  state text not null generated always as (
    case when stage in ('draft', 'closed') then stage when stage like '%replied' then 'replied' else 'unanswered' end
  ) stored,
  node text generated always as (
    case when stage like 'supervisor%' then 'supervisor' when stage like 'section-head%' then 'section-head' when stage like 'engineer%' then 'engineer' end
  ) stored,
  version int not null default 1,
  type_code text,
  title text not null default '',
  body text not null default '',
  -- the language in which it was asked
  lang text not null,
  store_code text not null references orgs,
  asker_id bigint not null references users,
  vin text,
  brand_code text references brands,
  series_code text references series,
  mileage int check (mileage >= 0),
  mileage_electric int check (mileage_electric >= 0),
  produced_on date,
  sold_on date,
  urgent boolean not null default false,
  part_numbers text[] not null default '{}',
  dtc_codes text[] not null default '{}',
  -- what it was asked from: `{"kind": "figure", "key": "...", "callout": "7"}`
  asked_from jsonb,
  -- the support section that answers, and the engineer whom its head has named
  section_code text references departments,
  designated_id bigint references users,
  -- factory staff who have taken it
  assignee_id bigint references users,
  asked_at timestamptz,
  -- since when somebody is waited for; null while nobody is
  waiting_since timestamptz,
  first_reply_at timestamptz,
  closed_at timestamptz,
  closed_by text check (closed_by in ('adoption', 'note')),
  closing_note text,
  closer_id bigint references users,
  score numeric(3, 1) check (score between 0 and 10),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((stage = 'draft') = (asked_at is null)),
  check ((stage = 'closed') = (closed_at is not null)),
  check ((closed_by is null) = (closed_at is null)),
  check (sold_on is null or produced_on is null or sold_on >= produced_on)
);
create sequence question_numbers;
-- Lists: what waits longest, by store, by asker, by series, by who has it.
create index questions_asked on questions (kind, asked_at desc, id) where stage <> 'draft';
create index questions_waiting on questions (waiting_since) where waiting_since is not null;
create index questions_open on questions (asked_at) where stage not in ('draft', 'closed');
create index questions_store on questions (store_code, kind);
create index questions_asker on questions (asker_id, kind);
create index questions_series on questions (series_code);
create index questions_vin on questions (vin) where vin is not null;
create index questions_assignee on questions (assignee_id) where assignee_id is not null;
create index questions_designated on questions (designated_id) where designated_id is not null;

create table question_replies (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete cascade,
  user_id bigint not null references users,
  -- at which node of the consultation it was given; null outside of one, and of the asker's own side
  node text check (node in ('supervisor', 'section-head', 'engineer')),
  -- an answer, a further word of the asker's side, or a note that only factory staff see
  part text not null check (part in ('answer', 'asker', 'note')),
  body text not null,
  lang text not null,
  quoted_id bigint references question_replies,
  at timestamptz not null,
  -- how long the asker's side had waited for it; null where nobody was waited for
  waited_minutes int,
  adopted_at timestamptz,
  adopter_id bigint references users
);
create index question_replies_question on question_replies (question_id, id);
create index question_replies_user on question_replies (user_id, at desc);
-- A question already adopted cannot be adopted again.
create unique index question_replies_adopted on question_replies (question_id) where adopted_at is not null;

create table question_steps (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete cascade,
  action text not null,
  stage text not null,
  user_id bigint references users,
  designated_id bigint references users,
  remark text not null default '',
  at timestamptz not null
);
create index question_steps_question on question_steps (question_id, id);

-- What was reminded of: once for each question, threshold and day.
create table question_reminders (
  question_id bigint not null references questions on delete cascade,
  threshold text not null check (threshold in ('unanswered', 'overdue')),
  -- when the waiting began that it is about
  since timestamptz not null,
  -- 0: as soon as it was over; then each day
  day int not null check (day >= 0),
  told_at timestamptz not null,
  primary key (question_id, threshold, since, day)
);

-- What a closed question taught, edited into question and answer.
create table question_knowledge (
  question_id bigint primary key references questions on delete cascade,
  version int not null default 1,
  lang text not null,
  title text not null,
  question text not null,
  answer text not null,
  released_by bigint not null references users,
  released_at timestamptz not null,
  revised_at timestamptz
);
