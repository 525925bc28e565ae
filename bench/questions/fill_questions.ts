import { tokensOf } from "@/engines/search/tokens.ts";
import { termsOf } from "@/services/cases/terms_of.ts";
import type { Pool } from "@/kernel/ctx.ts";

/** Questions made for the bench begin behind this number. */
const FROM = 10_000_000;
/** Rows written by one statement. */
const BATCH = 100_000;
/** Days over which they were asked, evenly. */
const DAYS = 365;
/** What each piece of knowledge answers. */
const ANSWER = "Check it as the repair manual says.";

/**
 * Adds questions up to so many, like those that are there, in the order in which they were asked, with five replies each and every fifth of the closed ones
 * released as knowledge. What is there already stays, so that another number needs another folder. Makes the rows within the server and without asking after
 * each what it refers to: they are copies of rows that hold.
 */
export async function fillManyQuestions(
  sql: Pool,
  count: number,
  tell: (text: string) => void,
): Promise<void> {
  const [there] = await sql<[{ count: number }]>`
    select count(*)::int as count from questions where id >= ${FROM}`;
  const demo = await sql<{ id: number; title: string; body: string }[]>`
    select id::int, title, body from questions where id < ${FROM} and stage <> 'draft' order by id`;
  const texts = demo.map(({ title, body }) => `${title}\n${body}\n${ANSWER}`);
  const said = sql.json(texts.map(tokensOf));
  const terms = sql.json(texts.map((text) => [...new Set(termsOf(text).map(({ term }) => term))]));
  for (let begin = there.count; begin < count; begin += BATCH) {
    const [first, last] = [FROM + begin, FROM + Math.min(begin + BATCH, count) - 1];
    await sql.begin(async (tx) => {
      await tx`select set_config('session_replication_role', 'replica', true), set_config('synchronous_commit', 'off', true)`;
      // Each takes its words, store, series and state from one of the demo's, and its own moments, so that durations are as different as in life.
      await tx`
        with own as (select ${demo.map(({ id }) => id)}::bigint[] as ids)
        insert into questions (id, code, kind, stage, type_code, title, body, lang, store_code, asker_id, vin, brand_code, series_code, mileage, urgent,
          part_numbers, section_code, designated_id, assignee_id, asked_at, waiting_since, answer_due_at, first_reply_at, closed_at, closed_by, closing_note, score,
          created_at, changed_at)
        overriding system value
        select n, left(q.code, 8) || n, q.kind, q.stage, q.type_code, q.title || ' ' || n % 977, q.body, q.lang, q.store_code, q.asker_id, q.vin, q.brand_code,
          q.series_code, q.mileage, n % 9 = 0, q.part_numbers, q.section_code, q.designated_id, q.assignee_id, a.at, a.at + (q.waiting_since - q.asked_at),
          a.at + (q.answer_due_at - q.asked_at), a.at + (q.first_reply_at - q.asked_at) + a.later / 60, a.at + (q.closed_at - q.asked_at) + a.later, q.closed_by, q.closing_note, q.score, a.at, a.at
        from own cross join generate_series(${first}::bigint, ${last}::bigint) n
        join lateral (
          select now() - ${DAYS} * interval '1 day' * (1 - (n - ${FROM})::float8 / ${count}) as at,
            (n * 31 % 4001) * interval '1 minute' as later
        ) a on true
        join questions q on q.id = own.ids[1 + (n * 104729 % cardinality(own.ids))::int]`;
      await tx`
        insert into question_replies (question_id, user_id, part, body, lang, at, waited_minutes)
        select q.id, q.asker_id, 'answer', 'Check it as the repair manual says, and tell what you see. ' || q.id % 971, q.lang, q.asked_at + n * interval '20 minutes', 20
        from questions q cross join generate_series(1, 5) n
        where q.id between ${first} and ${last}`;
      await tx`
        insert into question_knowledge (question_id, kind, lang, title, question, answer, released_by, released_at, tokens, terms)
        select q.id, q.kind, q.lang, q.title, q.body, ${ANSWER}, q.asker_id, q.closed_at, array_to_tsvector(array(
          select jsonb_array_elements_text(${said}::jsonb -> (q.id * 104729 % ${demo.length})::int)
          union select (q.id % 977)::text union select (q.id % 9973)::text
        )), array(
          select jsonb_array_elements_text(${terms}::jsonb -> (q.id * 104729 % ${demo.length})::int)
          union select (q.id % 977)::text union select (q.id % 9973)::text
        )
        from questions q
        where q.id between ${first} and ${last} and q.stage = 'closed' and q.id % 5 = 0`;
    });
    tell(`${last - FROM + 1} of ${count} questions`);
  }
  if (there.count >= count) return;
  await sql`
    insert into question_knowledge_words (kind, word, pieces)
    select k.kind, w.word, count(*)
    from question_knowledge k cross join lateral unnest(k.terms) w (word)
    group by k.kind, w.word
    on conflict (kind, word) do update set pieces = excluded.pieces`;
  await sql`vacuum analyze questions, question_replies, question_knowledge, question_knowledge_words`;
}
