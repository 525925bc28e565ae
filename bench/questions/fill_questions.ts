import type { Pool } from "@/kernel/ctx.ts";

/** Questions made for the bench begin behind this number. */
const FROM = 10_000_000;
/** Rows written by one statement. */
const BATCH = 50_000;
/** Days over which they were asked. */
const DAYS = 365;

/** Adds questions up to so many, like those that are there, with four or five replies each and every fifth of the closed ones released as knowledge; what is there already stays. */
export async function fillManyQuestions(
  sql: Pool,
  count: number,
  tell: (text: string) => void,
): Promise<void> {
  const [there] = await sql<[{ count: number }]>`
    select count(*)::int as count from questions where id >= ${FROM}`;
  for (let begin = there.count; begin < count; begin += BATCH) {
    const [first, last] = [FROM + begin, FROM + Math.min(begin + BATCH, count) - 1];
    // Each takes its words, store, series and state from one of the demo's, and its own moment.
    await sql`
      with own as (select array_agg(id order by id) as ids from questions where id < ${FROM} and stage <> 'draft')
      insert into questions (id, code, kind, stage, type_code, title, body, lang, store_code, asker_id, vin, brand_code, series_code, mileage, urgent,
        part_numbers, section_code, designated_id, assignee_id, asked_at, waiting_since, answer_due_at, first_reply_at, closed_at, closed_by, closing_note, score,
        created_at, changed_at)
      overriding system value
      select n, left(q.code, 8) || n, q.kind, q.stage, q.type_code, q.title || ' ' || n % 977, q.body, q.lang, q.store_code, q.asker_id, q.vin, q.brand_code,
        q.series_code, q.mileage, n % 9 = 0, q.part_numbers, q.section_code, q.designated_id, q.assignee_id, a.at, a.at + (q.waiting_since - q.asked_at),
        a.at + (q.answer_due_at - q.asked_at), a.at + (q.first_reply_at - q.asked_at), a.at + (q.closed_at - q.asked_at), q.closed_by, q.closing_note, q.score, a.at, a.at
      from own cross join generate_series(${first}::bigint, ${last}::bigint) n
      join lateral (select now() - (n * 7919 % ${DAYS * 24 * 60}) * interval '1 minute' as at) a on true
      join questions q on q.id = own.ids[1 + (n * 104729 % cardinality(own.ids))::int]`;
    await sql`
      insert into question_replies (question_id, user_id, part, body, lang, at, waited_minutes)
      select q.id, q.asker_id, 'answer', 'Check it as the repair manual says, and tell what you see. ' || q.id % 971, q.lang, q.asked_at + n * interval '20 minutes', 20
      from questions q cross join generate_series(1, 5) n
      where q.id between ${first} and ${last}`;
    await sql`
      insert into question_knowledge (question_id, lang, title, question, answer, released_by, released_at, tokens)
      select q.id, q.lang, q.title, q.body, 'Check it as the repair manual says.', q.asker_id, q.closed_at, k.tokens
      from questions q
      join lateral (
        select to_tsvector('simple', q.title || ' ' || q.body || ' ' || q.id % 9973) as tokens
      ) k on true
      where q.id between ${first} and ${last} and q.stage = 'closed' and q.id % 5 = 0`;
    tell(`${begin + BATCH} of ${count} questions`);
  }
  await sql`vacuum analyze questions, question_replies, question_knowledge`;
}
