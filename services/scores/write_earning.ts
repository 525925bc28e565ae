import type { TxCtx } from "@/kernel/ctx.ts";
import type { Earning, Subject } from "./earnings_of.ts";
import type { ScoreRule } from "./rules.ts";
import { tellNewRank } from "./tell_new_rank.ts";

/** An event as far as the ledger knows it. */
export interface ScoredEvent {
  id: string;
  occurredAt: Date;
}

/**
 * Writes what an event earns or takes back. An event that comes again adds nothing: its lines are there, and what is older than what was last taken back from
 * its subject counts no more. What a case earned is taken back with its publication, and paid anew with the next one.
 */
export async function writeEarning(tx: TxCtx, event: ScoredEvent, earning: Earning): Promise<void> {
  if (earning.kind === "withdraws") return await withdraw(tx, event, earning.subject);
  const { rule, userCode, times, subject, once } = earning;
  const { sql } = tx;
  const [user] = await sql<{ id: number }[]>`select id from users where user_code = ${userCode}`;
  if (!user) return;
  await holdSubject(tx, subject);
  if (once && await isPaid(tx, event, rule, subject)) return;
  const points = Math.round(await pointsAt(tx, rule, event.occurredAt) * times * 10) / 10;
  await writeLine(tx, event, { userId: Number(user.id), rule, points, subject, withdrawn: false });
  if (rule === "case-published") await payAgain(tx, event, subject);
}

/** Points of a rule as they were when something happened. */
async function pointsAt({ sql }: TxCtx, rule: ScoreRule, at: Date): Promise<number> {
  const [row] = await sql<{ points: string }[]>`
    select points from score_points where rule = ${rule} and since <= ${at} order by since desc limit 1`;
  return Number(row?.points ?? 0);
}

/** Two events of one subject come one after the other. */
async function holdSubject({ sql }: TxCtx, { kind, id }: Subject): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`score of ${kind} ${id}`}))`;
}

/** Whether the subject has paid the rule and not taken it back, or has taken it back since the event. */
async function isPaid(
  { sql }: TxCtx,
  { occurredAt }: ScoredEvent,
  rule: ScoreRule,
  { kind, id }: Subject,
): Promise<boolean> {
  const [row] = await sql<[{ paid: boolean }]>`
    select coalesce(sum(points), 0) > 0 or coalesce(bool_or(withdrawn and happened_at >= ${occurredAt}), false) as paid
    from score_entries where subject_kind = ${kind} and subject_id = ${id} and rule = ${rule}`;
  return row.paid;
}

interface Line {
  userId: number;
  rule: ScoreRule;
  points: number;
  subject: Subject;
  withdrawn: boolean;
}

async function writeLine(tx: TxCtx, event: ScoredEvent, line: Line): Promise<void> {
  const { userId, rule, points, subject, withdrawn } = line;
  if (points === 0) return;
  const { sql } = tx;
  const written = await sql`
    insert into score_entries (
      user_id, rule, points, event_id, happened_at, subject_kind, subject_id, subject_code, withdrawn
    ) values (
      ${userId}, ${rule}, ${points}, ${event.id}, ${event.occurredAt}, ${subject.kind}, ${subject.id},
      ${subject.code}, ${withdrawn}
    )
    on conflict do nothing returning id`;
  if (written.length > 0 && points > 0) await tellNewRank(tx, { eventId: event.id, userId, earned: points });
}

/** Takes back what the subject has earned up to the event. */
async function withdraw(tx: TxCtx, event: ScoredEvent, subject: Subject): Promise<void> {
  const { sql } = tx;
  await holdSubject(tx, subject);
  const rows = await sql<{ userId: number; rule: ScoreRule; points: string }[]>`
    select user_id, rule, sum(points) as points
    from score_entries
    where subject_kind = ${subject.kind} and subject_id = ${subject.id} and happened_at <= ${event.occurredAt}
    group by user_id, rule having sum(points) > 0
    order by user_id, rule`;
  for (const { userId, rule, points } of rows) {
    await writeLine(tx, event, {
      userId: Number(userId),
      rule,
      points: -Number(points),
      subject,
      withdrawn: true,
    });
  }
}

/** A mark stays with its case: what was taken back for it when the case was revoked is paid again with the case. */
async function payAgain(tx: TxCtx, event: ScoredEvent, subject: Subject): Promise<void> {
  const { sql } = tx;
  const rows = await sql<{ userId: number; rule: ScoreRule; points: string }[]>`
    select user_id, rule, max(points) as points
    from score_entries
    where subject_kind = ${subject.kind} and subject_id = ${subject.id} and rule <> 'case-published'
      and happened_at <= ${event.occurredAt}
    group by user_id, rule having sum(points) = 0`;
  for (const { userId, rule, points } of rows) {
    await writeLine(tx, event, {
      userId: Number(userId),
      rule,
      points: Number(points),
      subject,
      withdrawn: false,
    });
  }
}
