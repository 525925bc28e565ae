import assert from "node:assert/strict";
import fc from "fast-check";
import { makeCtx } from "@/kernel/ctx.ts";
import { remindOfQuestionsJob } from "@/services/qa/remind_job.ts";
import { dictionaries } from "../entry/portal.ts";
import { openQuestions } from "./people.ts";

const MINUTE = 60_000, DAY = 86_400_000;
const BEGUN = Date.parse("2026-03-02T08:00:00Z");

/** Whole days after a threshold, that of its end among them. */
const expected = (waited: number, threshold: number) =>
  waited < threshold ? 0 : Math.floor((waited - threshold) / DAY) + 1;

Deno.test("questions are reminded of at once and then daily, each day once, however often the job runs and whenever it stood still", async () => {
  await using portal = await openQuestions();
  const { sql, idOf } = portal;
  let now = BEGUN;
  const ctx = makeCtx({ pool: sql, dictionaries, clock: () => new Date(now) }, () => crypto.randomUUID());
  const run = () => remindOfQuestionsJob.run(ctx, new Date(now), null, new AbortController().signal);
  const ask = async (stage: string) => {
    const [row] = await sql<[{ id: number }]>`
      insert into questions (code, kind, stage, lang, store_code, asker_id, title, body, type_code, brand_code, series_code, asked_at,
        waiting_since, created_at, changed_at)
      select ${crypto.randomUUID()}, ${
      stage === "unanswered" ? "part" : "technical"
    }, ${stage}, 'zh_CN', u.org_code, u.id, 't', 'b', 'P02',
        'norda', 'N1', ${new Date(now)}, ${new Date(now)}, ${new Date(now)}, ${new Date(now)}
      from users u where u.id = ${idOf("store-technician")}
      returning id::int`;
    return row.id;
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("unanswered", "supervisor", "section-head"),
      fc.array(fc.integer({ min: 1, max: 3 * 1440 }), { minLength: 1, maxLength: 8 }),
      fc.option(fc.integer({ min: 0, max: 7 })),
      async (stage, pauses, answeredAfter) => {
        now = BEGUN;
        const id = await ask(stage);
        let waited = 0;
        let answered: number | null = null;
        for (const [place, minutes] of pauses.entries()) {
          now += minutes * MINUTE;
          waited += minutes * MINUTE;
          if (place === answeredAfter) {
            answered = waited - minutes * MINUTE;
            await sql`update questions set waiting_since = null, stage = ${
              stage === "unanswered" ? "replied" : `${stage}-replied`
            } where id = ${id}`;
          }
          await run();
          await run();
        }
        const rows = await sql<{ threshold: string; days: number[] }[]>`
          select threshold, array_agg(day order by day) as days from question_reminders where question_id = ${id} group by threshold`;
        const told = (threshold: string) => rows.find((row) => row.threshold === threshold)?.days ?? [];
        const upTo = (count: number) => Array.from({ length: count }, (_, day) => day);
        const unanswered = stage === "unanswered" ? 0 : expected(answered ?? waited, 30 * MINUTE);
        // Of what was answered the job may not have run since its last day: it tells no more than there were.
        assert.deepEqual(told("overdue"), upTo(expected(waited, 7 * DAY)));
        if (answered === null) assert.deepEqual(told("unanswered"), upTo(unanswered));
        else assert.ok(told("unanswered").length <= unanswered);
        const [{ events }] = await sql<[{ events: number }]>`
          select count(*)::int as events from outbox where type in ('qa.unanswered', 'qa.overdue') and (data->>'questionId')::int = ${id}`;
        assert.equal(events, told("overdue").length + told("unanswered").length);
        await sql`delete from questions where id = ${id}`;
      },
    ),
    { numRuns: 25 },
  );
});
