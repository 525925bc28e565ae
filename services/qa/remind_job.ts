import { defineJob } from "@/engines/clock/define_job.ts";
import { publish } from "@/engines/events/publish.ts";
import { peopleOfOrgWith, peopleWith } from "@/engines/messages/people_with.ts";
import { qaOverdue, qaUnanswered } from "@/events/qa.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { Node } from "./advance_question.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import { readTold, tell, waitedFor } from "./tell.ts";

const MINUTE_MS = 60_000, DAY_MS = 86_400_000;
/** After how long each threshold is over, ms (specification section 9). */
const THRESHOLDS = {
  unanswered: LIMITS.consultationMinutes * MINUTE_MS,
  overdue: LIMITS.questionDays * DAY_MS,
} as const;
type Threshold = keyof typeof THRESHOLDS;

/**
 * Tells of consultations that nobody has answered for half an hour and of questions that are open for a week: as soon as it is over and then each day until they are answered
 * or closed, each day once (specification section 9). Days on which nothing ran are told as events, one after the other, and by one message.
 */
export const remindOfQuestionsJob = defineJob({
  name: "remind-of-questions",
  schedule: "0 * * * * *",
  leaseSeconds: 300,
  async run(ctx, _due, _lastDue, signal) {
    for (const threshold of ["unanswered", "overdue"] as const) {
      for (const id of await dueQuestions(ctx, threshold)) {
        signal.throwIfAborted();
        await ctx.tx((tx) => remind(tx, threshold, id));
      }
    }
  },
});

/** Since when a question, alias `q`, is reminded of; null: it is not. */
function sinceOf({ sql }: Pick<Ctx, "sql">, threshold: Threshold) {
  return threshold === "unanswered"
    ? sql`(case when q.node is not null then q.waiting_since end)`
    : sql`(case when q.stage not in ('draft', 'closed') then q.asked_at end)`;
}

/** How many days have begun since a threshold was over, the day when it was among them. */
function daysOver({ sql, clock }: Pick<Ctx, "sql" | "clock">, threshold: Threshold) {
  const late = THRESHOLDS[threshold] / 1000;
  return sql`(floor((extract(epoch from ${clock()}::timestamptz - ${
    sinceOf({ sql }, threshold)
  }) - ${late}) / 86400)::int + 1)`;
}

async function dueQuestions(ctx: Ctx, threshold: Threshold): Promise<number[]> {
  const { sql } = ctx;
  const since = sinceOf(ctx, threshold);
  const rows = await sql<{ id: number }[]>`
    select q.id::int
    from questions q
    where ${since} <= ${new Date(ctx.clock().getTime() - THRESHOLDS[threshold])}
      and (
        select count(*) from question_reminders r
        where r.question_id = q.id and r.threshold = ${threshold} and r.since = ${since}
      ) < ${daysOver(ctx, threshold)}
    order by q.id`;
  return rows.map(({ id }) => id);
}

interface Due {
  version: number;
  code: string;
  kind: "part" | "technical";
  storeCode: string;
  seriesCode: string | null;
  node: Node | null;
  since: Date | null;
  days: number | null;
}

/** Under the lock of the question: an answer that was faster ends it. */
async function remind(tx: TxCtx, threshold: Threshold, id: number): Promise<void> {
  const { sql } = tx;
  const [row] = await sql<Due[]>`
    select q.version, q.code, q.kind, q.store_code, q.series_code, q.node, ${
    sinceOf(tx, threshold)
  } as since, ${daysOver(tx, threshold)} as days
    from questions q where q.id = ${id} for update`;
  if (!row || row.since === null || row.days === null || row.days < 1) return;
  const { since, days } = row;
  const made = await sql<{ day: number }[]>`
    insert into question_reminders (question_id, threshold, since, day, told_at)
    select ${id}, ${threshold}, ${since}, d, ${tx.clock()} from generate_series(0, ${days - 1}) d
    on conflict do nothing
    returning day`;
  if (made.length === 0) return;
  const minutes = Math.floor((tx.clock().getTime() - since.getTime()) / MINUTE_MS);
  const question = {
    questionId: id,
    questionCode: row.code,
    version: row.version,
    questionKind: row.kind,
    storeCode: row.storeCode,
    seriesCode: row.seriesCode,
  };
  for (const { day } of made.sort((a, b) => a.day - b.day)) {
    if (threshold === "unanswered") {
      await publish(tx, qaUnanswered, {
        ...question,
        node: row.node!,
        waitedMinutes: minutes,
        reminder: day + 1,
      });
    } else {
      await publish(tx, qaOverdue, {
        ...question,
        openDays: Math.floor(minutes / 1440),
        reminder: day + 1,
      });
    }
  }
  const told = (await readTold(tx, id))!;
  const { list, view } = QUESTION_ROUTES[row.kind];
  const superiors = threshold === "overdue"
    ? [
      ...await peopleWith(tx, `${list}:assign`),
      ...row.node === "supervisor" ? await peopleOfOrgWith(tx, row.storeCode, `${view}:finish`) : [],
    ]
    : [];
  await tell(tx, told, {
    eventId: tx.newId(),
    kind: `question-${threshold}`,
    receivers: [...new Set([...await waitedFor(tx, told), ...superiors])],
    params: threshold === "unanswered" ? { minutes } : { days: Math.floor(minutes / 1440) },
  });
}
