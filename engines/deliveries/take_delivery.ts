import type { Pool, Sql } from "@/kernel/ctx.ts";
import { type Cause, type KeptCause, readCause } from "@/kernel/cause.ts";

/** Seconds to wait after the first, second ... failed try; after the eighth it is given up. */
const WAITS = [1, 5, 15, 30, 60, 120, 300] as const;
export const TRIES = WAITS.length + 1;

/** How long a delivery belongs to the process that took it; longer than any sending may last, seconds. */
const LEASE_SECONDS = 180;

/** A delivery that this process holds. */
export interface Taken<Payload> {
  id: number;
  idempotencyKey: string;
  /** The try that begins now, from 1. */
  attempt: number;
  payload: Payload;
  /** Who holds it: what was taken over meanwhile is no longer marked. */
  runner: string;
  cause: Cause;
}

interface Row<Payload> extends KeptCause {
  id: number;
  idempotencyKey: string;
  attempts: number;
  payload: Payload;
}

/**
 * Takes the delivery of a kind that has been due longest, under a lease, or null when none is; mails that are no messages go first, since somebody
 * waits for them: a link to set a password may not stand behind thousands of news. The try is counted before it is made, so that a delivery
 * that brings its process down does not do so for ever.
 */
export async function takeDelivery<Payload>(
  pool: Pool,
  kind: "mail" | "http",
  now: Date,
): Promise<Taken<Payload> | null> {
  const runner = crypto.randomUUID();
  const due = pool`sent_at is null and given_up_at is null and next_try_at <= ${now}
        and (lease_until is null or lease_until <= ${now})`;
  const [row] = await pool<Row<Payload>[]>`
    update deliveries
    set runner = ${runner}, lease_until = ${new Date(
    now.getTime() + LEASE_SECONDS * 1000,
  )}, attempts = attempts + 1
    where id = coalesce((
      select id
      from deliveries
      where kind = 'mail' and kind = ${kind} and payload ->> 'template' <> 'message' and ${due}
      order by next_try_at, id
      limit 1
      for update skip locked
    ), (
      select id
      from deliveries
      where kind = ${kind} and ${due}
      order by next_try_at, id
      limit 1
      for update skip locked
    ))
    returning id, idempotency_key, attempts, payload, request_id, causation_id, traceparent`;
  if (!row) return null;
  return {
    id: Number(row.id),
    idempotencyKey: row.idempotencyKey,
    attempt: row.attempts,
    payload: row.payload,
    runner,
    cause: readCause(row),
  };
}

/** Writes down that it has left. `forget` are members of the payload that are secrets and go with it. */
export async function markSent(
  sql: Sql,
  taken: Pick<Taken<unknown>, "id" | "runner">,
  now: Date,
  forget: readonly string[],
): Promise<void> {
  await sql`
    update deliveries
    set sent_at = ${now}, error = null, lease_until = null, payload = payload - ${[...forget]}::text[]
    where id = ${taken.id} and runner = ${taken.runner}`;
}

/**
 * Writes down that a try failed: it waits for the next one, or is given up after the last and at once when `final`.
 * `waitAtLeast` are seconds that the receiver asks for.
 *
 * @returns whether it was given up
 */
export async function markFailed(
  sql: Sql,
  taken: Pick<Taken<unknown>, "id" | "runner" | "attempt">,
  now: Date,
  failure: { error: string; final: boolean; forget: readonly string[]; waitAtLeast?: number },
): Promise<boolean> {
  const wait = failure.final ? undefined : WAITS[taken.attempt - 1];
  const givenUp = wait === undefined;
  await sql`
    update deliveries
    set
      error = ${failure.error.slice(0, 500)},
      lease_until = null,
      next_try_at = ${new Date(now.getTime() + Math.max(wait ?? 0, failure.waitAtLeast ?? 0) * 1000)},
      given_up_at = ${givenUp ? now : null},
      payload = ${givenUp ? sql`payload - ${[...failure.forget]}::text[]` : sql`payload`}
    where id = ${taken.id} and runner = ${taken.runner}`;
  return givenUp;
}
