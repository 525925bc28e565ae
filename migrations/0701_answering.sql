-- Knowledge is found by words, writers of answers see each other, and an asking that found its answer before it was sent is counted.

alter table question_knowledge add column tokens tsvector not null default '';
create index question_knowledge_tokens on question_knowledge using gin (tokens);

-- Who writes an answer now.
create table question_presences (
  tab uuid primary key,
  question_id bigint not null references questions on delete cascade,
  user_id bigint not null references users on delete cascade,
  until timestamptz not null
);
create index question_presences_question on question_presences (question_id);

-- What solved a question that was about to be asked.
create table question_solutions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('part', 'technical')),
  user_id bigint not null references users,
  source text not null check (source in ('knowledge', 'case', 'tsb', 'dtc')),
  source_key text not null,
  at timestamptz not null
);
create index question_solutions_at on question_solutions (at);

-- What is still written may be in any order; a question that is asked must not.
alter table questions drop constraint questions_check3;
alter table questions add constraint questions_days
  check (stage = 'draft' or sold_on is null or produced_on is null or sold_on >= produced_on);
