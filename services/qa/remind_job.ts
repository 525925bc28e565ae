import { defineJob } from "@/engines/clock/define_job.ts";
import { publish } from "@/engines/events/publish.ts";
import { qaOverdue, qaUnanswered } from "@/events/qa.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { Node, QuestionKind } from "./advance_question.ts";
import { DAY_MS, lastReminder, MINUTE_MS, type Threshold } from "./reminder_days.ts";
import { closingDue, isOverdue, isUnanswered } from "./over_time.ts";
import { superiorsOf } from "./superiors_of.ts";
import { inOwnPlace, readTold, tell, waitedFor } from "./tell.ts";

/** Reminds each minute of what waits too long. What a stop has missed is made up for by the next run. */
export const remindOfQuestionsJob = defineJob({
  name: "remind-of-questions",
  schedule: "20 * * * * *",
  leaseSeconds: 300,
  run: (ctx, _due, _lastDue, signal) => remindOfQuestions(ctx, signal),
});

/**
 * Reminds of each question and threshold that has a day without its reminder. One that fails does not keep the others waiting.
 *
 * @throws AggregateError when some could not be reminded of
 */
export async function remindOfQuestions(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const failed: unknown[] = [];
  for (const { id, threshold } of await dueReminders(ctx)) {
    signal?.throwIfAborted();
    try {
      await ctx.tx((tx) => remind(tx, id, threshold));
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, "some questions could not be reminded of");
}

interface DueReminder {
  id: number;
  threshold: Threshold;
}

/** Questions with a day that nobody was reminded of, as long as they wait; `lastReminder` said as a condition. */
async function dueReminders(ctx: Ctx): Promise<DueReminder[]> {
  const { sql } = ctx;
  const at = ctx.clock();
  return await sql<DueReminder[]>`
    with waiting as (
      select q.id, 'unanswered' as threshold, q.waiting_since as since, q.answer_due_at as due
      from questions q
      where ${isUnanswered(ctx)}
      union all
      select q.id, 'overdue', q.asked_at, ${closingDue(ctx)}
      from questions q
      where ${isOverdue(ctx)}
    )
    select w.id::int, w.threshold
    from waiting w
    where floor(extract(epoch from ${at}::timestamptz - w.due) * 1000 / ${DAY_MS}) > coalesce((
      select max(r.day) from question_reminders r
      where r.question_id = w.id and r.threshold = w.threshold and r.since = w.since
    ), -1)
    order by w.since, w.id`;
}

interface Waiting {
  kind: QuestionKind;
  code: string;
  version: number;
  node: Node | null;
  storeCode: string;
  seriesCode: string | null;
  since: Date | null;
  due: Date;
}

/**
 * Notes every day up to now and tells the world of each; people have one message, of the last. The row is locked: whoever answers or closes meanwhile is first, and then nobody
 * is reminded.
 */
async function remind(tx: TxCtx, id: number, threshold: Threshold): Promise<void> {
  const { sql } = tx;
  const since = threshold === "overdue"
    ? sql`case when q.stage not in ('draft', 'closed') then q.asked_at end`
    : sql`case when q.node is not null then q.waiting_since end`;
  const due = threshold === "overdue" ? closingDue(tx) : sql`q.answer_due_at`;
  const [question] = await sql<Waiting[]>`
    select q.kind, q.code, q.version, q.node, q.store_code, q.series_code, ${since} as since, ${due} as due
    from questions q where q.id = ${id} for update`;
  if (!question?.since) return;
  const at = tx.clock();
  const last = lastReminder(question.due, at);
  if (last === null) return;
  const days = await sql<{ day: number; eventId: string }[]>`
    insert into question_reminders (question_id, threshold, since, day, told_at)
    select q.id, ${threshold}, ${since}, d.day, ${at} from questions q cross join generate_series(0, ${last}) d(day) where q.id = ${id}
    on conflict do nothing
    returning day, md5(concat_ws(' ', 'question', question_id, threshold, since at time zone 'UTC', day))::uuid as event_id`;
  days.sort((one, other) => one.day - other.day);
  for (const { day } of days) await publishReminder(tx, id, threshold, question, day, last);
  const latest = days.at(-1);
  if (!latest) return;
  const told = (await readTold(tx, id))!;
  const waited = at.getTime() - question.since.getTime();
  const receivers = await waitedFor(tx, told);
  if (threshold === "overdue") receivers.push(...inOwnPlace(await superiorsOf(tx, told)));
  await tell(tx, told, {
    eventId: latest.eventId,
    kind: `question-${threshold}`,
    receivers,
    params: threshold === "overdue" ? { days: Math.floor(waited / DAY_MS) } : { time: waitedText(waited) },
  });
}

/** How long somebody has waited, `ms`, as a text of the receiver's language: minutes below two hours, hours below two days, then days. */
function waitedText(ms: number): { key: string; params: { count: number } } {
  const minutes = Math.floor(ms / MINUTE_MS), hours = Math.floor(minutes / 60);
  if (hours < 2) return { key: "qa.waited_minutes", params: { count: minutes } };
  if (hours < 48) return { key: "qa.waited_hours", params: { count: hours } };
  return { key: "qa.waited_days", params: { count: Math.floor(hours / 24) } };
}

/** A day that a stop has missed is told as it would have been then. */
async function publishReminder(
  tx: TxCtx,
  id: number,
  threshold: Threshold,
  { kind, code, version, node, storeCode, seriesCode, since, due }: Waiting,
  day: number,
  last: number,
): Promise<void> {
  const waited = day === last
    ? tx.clock().getTime() - since!.getTime()
    : due.getTime() - since!.getTime() + day * DAY_MS;
  const told = {
    questionId: id,
    questionCode: code,
    version,
    questionKind: kind,
    storeCode,
    seriesCode,
    reminder: day + 1,
  };
  if (threshold === "overdue") {
    await publish(tx, qaOverdue, { ...told, openDays: Math.floor(waited / DAY_MS) });
  } else {
    await publish(tx, qaUnanswered, { ...told, node: node!, waitedMinutes: Math.floor(waited / MINUTE_MS) });
  }
}
