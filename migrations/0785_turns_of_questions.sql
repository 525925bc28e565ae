-- Lists of a million questions: whom each waits for stands in its row, and each part of a list is found in an index of its own.

-- Whom it waits for, in one word that a row knows by itself; which of these words are somebody's today, services/qa/turn_words.ts says. Null: nobody.
alter table questions add column waits_for text generated always as (
  case
    when stage in ('draft', 'closed') then null
    when stage like '%replied' then 'asker:' || asker_id::text
    when stage = 'unanswered' then case
      when assignee_id is not null then 'taken:' || assignee_id::text
      when kind = 'part' then 'type:' || type_code
    end
    when stage = 'supervisor' then 'store:' || store_code
    when stage = 'section-head' then 'section:' || section_code || ':' || coalesce(brand_code, '')
    when stage = 'engineer' then 'engineer:' || designated_id::text
  end
) stored;
-- What words typed into the field of a list are looked for in.
alter table questions add column words text not null generated always as (
  lower(coalesce(code, '') || E'\n' || coalesce(vin, '') || E'\n' || title)
) stored;

-- The three parts of a list in the order of the queue: whose turn it is, what else is open, what is closed.
create index questions_turn on questions (waits_for, kind, (not urgent), (coalesce(waiting_since, asked_at, changed_at)), id)
  where waits_for is not null;
create index questions_open_queue on questions (kind, (not urgent), (coalesce(waiting_since, asked_at, changed_at)), id) where stage <> 'closed';
create index questions_closed_queue on questions (kind, (not urgent), (coalesce(waiting_since, asked_at, changed_at)), id) where stage = 'closed';
-- Totals: what scopes ask for, and the state.
create index questions_counted on questions (kind, stage, store_code, brand_code, asker_id);
create index questions_words on questions using gin (character_pairs(words));
-- Lists by the moment of asking, and boards, which read nothing but this index.
drop index questions_asked;
create index questions_asked on questions (kind, asked_at, id) include (
  stage, state, store_code, brand_code, asker_id, type_code, series_code, designated_id, assignee_id, waiting_since, answer_due_at, first_reply_at, closed_at,
  closed_by
);
-- The wall board counts all that is open, and shows what waits longest.
drop index questions_open;
create index questions_open on questions (asked_at) include (stage, kind, store_code, brand_code, asker_id, answer_due_at)
  where stage not in ('draft', 'closed');
create index questions_longest on questions (urgent desc, waiting_since) where waiting_since is not null;
-- Rows are read from indexes alone where no page of them has changed since it was last swept; most change in their first days.
alter table questions set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
