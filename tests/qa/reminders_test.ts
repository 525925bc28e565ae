import assert from "node:assert/strict";
import fc from "fast-check";
import { askAgain } from "@/services/qa/answer_question.ts";
import { remindOfQuestions } from "@/services/qa/remind_job.ts";
import { lastReminder } from "@/services/qa/reminder_days.ts";
import { openQuestions } from "./open_questions.ts";

const DAY = 24 * 60;

type Portal = Awaited<ReturnType<typeof openQuestions>>;

/** Who was told of what, in order of telling, and whether by mail. */
async function toldOf({ sql }: Portal) {
  const rows = await sql<{ kind: string; userCode: string }[]>`
    select m.kind, u.user_code from messages m join users u on u.id = m.user_id
    where m.kind in ('question-unanswered', 'question-overdue') order by m.id`;
  return rows.map(({ kind, userCode }) => `${kind.slice("question-".length)} ${userCode}`);
}

async function eventsOf({ sql }: Portal) {
  const rows = await sql<
    { type: string; data: { reminder: number; waitedMinutes?: number; openDays?: number } }[]
  >`
    select type, data from outbox where type in ('qa.unanswered', 'qa.overdue') order by id`;
  return rows.map(({ type, data }) => [type, data.reminder, data.waitedMinutes ?? data.openDays]);
}

Deno.test("the first reminder comes after the time allowed, another each day", () => {
  const due = new Date("2026-03-01T00:00:00Z");
  const table: [minutes: number, last: number | null][] = [
    [-30, null],
    [0, null],
    [0.01, 0],
    [DAY - 1, 0],
    [DAY, 1],
    [2 * DAY + 5, 2],
  ];
  for (const [minutes, last] of table) {
    assert.equal(lastReminder(due, new Date(due.getTime() + minutes * 60_000)), last);
  }
});

Deno.test("a consultation reminds the person at its node, once a day until it is answered", async () => {
  await using portal = await openQuestions();
  const id = await portal.ask("technical", portal.asker);
  portal.pass(30);
  await remindOfQuestions(portal.ctx);
  assert.deepEqual(await toldOf(portal), []);
  portal.pass(1);
  await remindOfQuestions(portal.ctx);
  await remindOfQuestions(portal.ctx);
  assert.deepEqual(await toldOf(portal), ["unanswered technical-supervisor"]);
  const [mail] = await portal
    .sql`select count(*)::int as mails from deliveries where payload::text like '%question-unanswered%'`;
  assert.equal(mail!.mails, 1);
  await portal.answer("technical", portal.supervisor, id);
  portal.pass(DAY);
  await remindOfQuestions(portal.ctx);
  assert.deepEqual(await toldOf(portal), ["unanswered technical-supervisor"]);
  await portal.escalate(portal.supervisor, id);
  portal.pass(31);
  await remindOfQuestions(portal.ctx);
  assert.deepEqual((await toldOf(portal)).slice(1), ["unanswered section-chief"]);
  assert.deepEqual(await eventsOf(portal), [["qa.unanswered", 1, 31], ["qa.unanswered", 1, 31]]);
});

Deno.test("a question open for over seven days reminds the superior too, and part questions have no clock of thirty minutes", async () => {
  await using portal = await openQuestions();
  const id = await portal.ask("part", portal.asker);
  portal.pass(7 * DAY);
  await remindOfQuestions(portal.ctx);
  assert.deepEqual(await toldOf(portal), []);
  portal.pass(1);
  await remindOfQuestions(portal.ctx);
  assert.deepEqual(
    new Set(await toldOf(portal)),
    new Set(["overdue factory-engineer", "overdue factory-manager"]),
  );
  await portal.finish("part", portal.asker, id);
  portal.pass(3 * DAY);
  await remindOfQuestions(portal.ctx);
  assert.deepEqual(await eventsOf(portal), [["qa.overdue", 1, 7]]);
});

Deno.test("a question of no brand reminds a superior who sees some brands alone, one of another brand does not", async () => {
  await using portal = await openQuestions();
  const { sql } = portal;
  await sql`update users set brand_codes = '{velaro}' where user_code = 'factory-manager'`;
  await portal.ask("part", portal.asker);
  await sql`update questions set brand_code = 'norda'`;
  portal.pass(7 * DAY + 1);
  await remindOfQuestions(portal.ctx);
  assert.deepEqual(await toldOf(portal), ["overdue factory-engineer"]);
  await sql`update questions set brand_code = null`;
  portal.pass(DAY);
  await remindOfQuestions(portal.ctx);
  assert.ok((await toldOf(portal)).includes("overdue factory-manager"), (await toldOf(portal)).join());
});

Deno.test("days that a stop has missed are told to other systems one by one, and to people once", async () => {
  await using portal = await openQuestions();
  await portal.ask("technical", portal.asker);
  portal.pass(3 * DAY);
  await remindOfQuestions(portal.ctx);
  assert.deepEqual(await toldOf(portal), ["unanswered technical-supervisor"]);
  assert.deepEqual(await eventsOf(portal), [
    ["qa.unanswered", 1, 30],
    ["qa.unanswered", 2, 30 + DAY],
    ["qa.unanswered", 3, 3 * DAY],
  ]);
});

Deno.test("after a day without workers, and one that is killed amid its reminders, none is lost and none is told twice", async () => {
  await using portal = await openQuestions();
  const { sql } = portal;
  const QUESTIONS = 120;
  for (let number = 0; number < QUESTIONS; number++) await portal.ask("technical", portal.asker);
  portal.pass(DAY + 31);
  const worker = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--lock=deno.lock"].concat(
      [
        new URL("remind_until_killed.ts", import.meta.url).pathname,
        portal.db.url,
        portal.now().toISOString(),
      ],
    ),
    stdout: "null",
    stderr: "null",
  }).spawn();
  const told = async () => (await eventsOf(portal)).length;
  let ended = false;
  const status = worker.status.then(() => ended = true);
  while (await told() < 10 && !ended) await new Promise((done) => setTimeout(done, 5));
  if (!ended) worker.kill("SIGKILL");
  await status;
  const before = await told();
  assert.ok(before >= 10 && before < 2 * QUESTIONS, `it was killed amid its work, after ${before}`);
  await Promise.all([remindOfQuestions(portal.ctx), remindOfQuestions(portal.ctx)]);
  assert.equal(await told(), 2 * QUESTIONS);
  const days = await sql`select from question_reminders where threshold = 'unanswered'`;
  assert.equal(days.length, 2 * QUESTIONS);
  const [messages] = await sql<[{ all: number; distinct: number; mails: number }]>`
    select count(*)::int as all, count(distinct (user_id, event_id))::int as distinct,
      (select count(*)::int from deliveries where payload::text like '%question-unanswered%') as mails
    from messages where kind = 'question-unanswered'`;
  assert.deepEqual(messages, { all: QUESTIONS, distinct: QUESTIONS, mails: QUESTIONS });
});

Deno.test("two runs at once remind of each day once", async () => {
  await using portal = await openQuestions();
  for (let number = 0; number < 5; number++) await portal.ask("technical", portal.asker);
  portal.pass(31);
  await Promise.all([remindOfQuestions(portal.ctx), remindOfQuestions(portal.ctx)]);
  assert.equal((await eventsOf(portal)).length, 5);
  assert.equal((await toldOf(portal)).length, 5);
});

Deno.test("whatever happens and whenever the portal stands still, every day is told once and none after the end", async () => {
  await using portal = await openQuestions();
  const { sql } = portal;
  const step = fc.oneof(
    fc.record({ act: fc.constant("pass" as const), minutes: fc.constantFrom(1, 20, 31, 300, DAY, 4 * DAY) }),
    fc.record({
      act: fc.constantFrom("remind", "remind", "remind", "ask", "answer", "again", "finish"),
      minutes: fc.constant(0),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      await sql`truncate questions cascade`;
      await sql`delete from messages`;
      await sql`delete from outbox`;
      // What is known of each question without asking the portal, and the reminders that were due when it ran.
      const known: { id: number; asked: number; waiting: number | null; open: boolean }[] = [];
      const expected = new Set<string>();
      for (const { act, minutes } of steps) {
        const now = portal.now().getTime();
        const last = known.at(-1);
        if (act === "pass") portal.pass(minutes);
        if (act === "ask") {
          const id = await portal.ask("technical", portal.asker);
          known.push({ id, asked: now, waiting: now, open: true });
        }
        if (act === "answer" && last?.open) {
          await portal.answer("technical", portal.supervisor, last.id);
          last.waiting = null;
        }
        if (act === "again" && last?.open) {
          const body = "It is still there, what next?";
          await askAgain(portal.asker, "technical", { ...await portal.versionOf(last.id), body });
          last.waiting ??= now;
        }
        if (act === "finish" && last?.open) {
          await portal.finish("technical", portal.asker, last.id);
          Object.assign(last, { waiting: null, open: false });
        }
        if (act === "remind") {
          await remindOfQuestions(portal.ctx);
          for (const { id, asked, waiting, open } of known) {
            const clocks = [["unanswered", waiting, 30], ["overdue", open ? asked : null, 7 * DAY]] as const;
            for (const [threshold, since, allowed] of clocks) {
              for (let day = 0; since !== null && since + (allowed + day * DAY) * 60_000 <= now; day++) {
                if (day > 0 || since + allowed * 60_000 < now) {
                  expected.add(`${id} ${threshold} ${since} ${day}`);
                }
              }
            }
          }
        }
      }
      const rows = await sql<{ id: number; threshold: string; since: Date; day: number }[]>`
        select question_id::int as id, threshold, since, day from question_reminders`;
      const noted = rows.map(({ id, threshold, since, day }) =>
        `${id} ${threshold} ${since.getTime()} ${day}`
      );
      assert.deepEqual(noted.sort(), [...expected].sort());
      assert.equal((await eventsOf(portal)).length, expected.size);
      const twice = await sql`select from messages group by user_id, event_id having count(*) > 1`;
      assert.equal(twice.length, 0);
    }),
    { numRuns: 25 },
  );
});
