import type { Sql } from "@/kernel/ctx.ts";
import type { TakenItem } from "./take_item.ts";

/** Longest text kept of a failure. */
const ERROR_LENGTH = 2000;
/** Waits after the first, second ... failed try, seconds; the last one for all that follow. */
const WAITS = [1, 4, 15, 60, 300] as const;

/** The work is done; false when another has taken it since. */
export async function markDone(sql: Sql, item: TakenItem, now: Date): Promise<boolean> {
  const { count } = await sql`
    update work_items
    set state = 'done', progress = 1, ended_at = ${now}, error = null, runner = null, lease_until = null
    where id = ${item.id} and runner = ${item.runner} and state = 'running'`;
  return count === 1;
}

/** The try failed, another follows after a wait. */
export async function markFailed(sql: Sql, item: TakenItem, now: Date, reason: unknown): Promise<void> {
  const wait = WAITS[Math.min(item.attempt, WAITS.length) - 1]!;
  await sql`
    update work_items
    set state = 'waiting', next_try_at = ${new Date(now.getTime() + wait * 1000)}, error = ${textOf(reason)},
      runner = null, lease_until = null
    where id = ${item.id} and runner = ${item.runner} and state = 'running'`;
}

/** The process stops: the try does not count, another worker may begin at once. */
export async function putBack(sql: Sql, item: TakenItem, now: Date): Promise<void> {
  await sql`
    update work_items
    set state = 'waiting', attempts = attempts - 1, next_try_at = ${now}, runner = null, lease_until = null
    where id = ${item.id} and runner = ${item.runner} and state = 'running'`;
}

/** No try follows; false when another has taken it since. */
export async function markGivenUp(sql: Sql, item: TakenItem, now: Date, reason: unknown): Promise<boolean> {
  const { count } = await sql`
    update work_items
    set state = 'given-up', ended_at = ${now}, error = ${textOf(reason)}, runner = null, lease_until = null
    where id = ${item.id} and runner = ${item.runner} and state = 'running'`;
  return count === 1;
}

function textOf(reason: unknown): string {
  return (reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)).slice(
    0,
    ERROR_LENGTH,
  );
}
