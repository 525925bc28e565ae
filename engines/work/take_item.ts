import type { Pool } from "@/kernel/ctx.ts";
import { type Cause, type KeptCause, readCause } from "@/kernel/cause.ts";

/** A piece of work in hand. */
export interface TakenItem {
  id: number;
  key: string;
  payload: unknown;
  /** 1 at the first try; more than the tries of its kind when the last of them ended its process. */
  attempt: number;
  cause: Cause;
  /** Names this very taking: what another has taken since can no longer be written to. */
  runner: string;
}

/**
 * Takes the piece of a kind that has been due longest, new or left by a worker whose lease ran out; null when there is none. While it
 * runs, `next_try_at` is the end of its lease, so one index finds both.
 */
export async function takeItem(
  sql: Pool,
  kind: string,
  lease: { runner: string; seconds: number; now: Date },
): Promise<TakenItem | null> {
  const until = new Date(lease.now.getTime() + lease.seconds * 1000);
  const [item] = await sql<
    (Omit<TakenItem, "runner" | "cause"> & KeptCause)[]
  >`
    update work_items
    set state = 'running', attempts = attempts + 1, progress = 0, runner = ${lease.runner},
      lease_until = ${until}, next_try_at = ${until}
    where id = (
      select id
      from work_items
      where kind = ${kind} and state in ('waiting', 'running') and next_try_at <= ${lease.now}
      order by next_try_at, id
      limit 1
      for update skip locked
    )
    returning id, key, payload, attempts as attempt, request_id, causation_id, traceparent`;
  if (!item) return null;
  const { requestId, causationId, traceparent, ...taken } = item;
  const cause = readCause({ requestId, causationId, traceparent });
  return { ...taken, cause, runner: lease.runner };
}

/** Tells how far the work is, 0 to 1, and believes its worker for another lease; false when another has taken it since. */
export async function renewLease(
  sql: Pool,
  item: TakenItem,
  share: number,
  lease: { seconds: number; now: Date },
): Promise<boolean> {
  const until = new Date(lease.now.getTime() + lease.seconds * 1000);
  const { count } = await sql`
    update work_items
    set progress = ${Math.min(Math.max(share, 0), 1)}, lease_until = ${until}, next_try_at = ${until}
    where id = ${item.id} and runner = ${item.runner} and state = 'running'`;
  return count === 1;
}
