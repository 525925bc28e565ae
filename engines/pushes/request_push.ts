import type { TxCtx } from "@/kernel/ctx.ts";
import { type Cause, causeOf } from "@/kernel/cause.ts";

/** What is to be handed over to the dealer management system. */
export interface PushRequest {
  subjectKind: string;
  subjectId: string;
  storeCode: string | null;
  /** Below the receiver's address: `orders`. */
  path: string;
  body: unknown;
  /** User code of whoever asked for it; null for the portal itself. */
  requestedBy: string | null;
  /** It is held back until then. */
  notBefore?: Date | null;
}

const RECEIVER = "dms";

/**
 * Leaves a hand-over for the workers, in the transaction of its cause: a row of the log and its delivery. The Idempotency-Key is that of
 * the subject, however often the hand-over is asked for, so the body of a further round is that of the first.
 *
 * @returns the round, from 1
 */
export async function requestPush(tx: TxCtx, request: PushRequest): Promise<number> {
  const { sql } = tx;
  const { subjectKind, subjectId, notBefore = null } = request;
  const now = tx.clock();
  const idempotencyKey = `${subjectKind}-${subjectId}`;
  const [before] = await sql<{ round: number; body: string }[]>`
    select p.round, d.payload ->> 'body' as body
    from pushes p
    join deliveries d on d.id = p.delivery_id
    where p.subject_kind = ${subjectKind} and p.subject_id = ${subjectId}
    order by p.round desc
    limit 1`;
  const round = (before?.round ?? 0) + 1;
  const [delivery] = await sql<{ id: number }[]>`
    insert into deliveries ${
    sql({
      kind: "http",
      idempotencyKey: `${idempotencyKey}#${round}`,
      payload: sql.json({}),
      createdAt: now,
      nextTryAt: notBefore !== null && notBefore > now ? notBefore : now,
      ...causeOf(tx),
    })
  }
    returning id`;
  const [push] = await sql<{ id: number }[]>`
    insert into pushes ${
    sql({
      subjectKind,
      subjectId,
      round,
      receiver: RECEIVER,
      storeCode: request.storeCode,
      deliveryId: delivery!.id,
      requestedAt: now,
      requestedBy: request.requestedBy,
    })
  }
    returning id`;
  const payload = {
    pushId: Number(push!.id),
    subjectKind,
    subjectId,
    path: request.path,
    idempotencyKey,
    body: before?.body ?? JSON.stringify(request.body),
  };
  await sql`update deliveries set payload = ${sql.json(payload)} where id = ${delivery!.id}`;
  tx.signal("pushes");
  return round;
}

/**
 * Lets a hand-over that waits for its next try be tried at once; one that is on its way stays as it is.
 *
 * @returns whether there was one
 */
export async function retryNow(tx: TxCtx, subjectKind: string, subjectId: string): Promise<boolean> {
  const rows = await tx.sql`
    update deliveries d
    set next_try_at = least(d.next_try_at, ${tx.clock()})
    from pushes p
    where p.delivery_id = d.id and p.subject_kind = ${subjectKind} and p.subject_id = ${subjectId}
      and d.sent_at is null and d.given_up_at is null
    returning d.id`;
  if (rows.length > 0) tx.signal("pushes");
  return rows.length > 0;
}

/**
 * Takes a hand-over back that nobody has begun to send: it never leaves.
 *
 * @returns `none` when none waits; `begun` when a try was made or is being made, so that the receiver may have it
 */
export async function withdrawPush(
  tx: TxCtx,
  subjectKind: string,
  subjectId: string,
): Promise<"withdrawn" | "none" | "begun"> {
  const { sql } = tx;
  const now = tx.clock();
  // Who takes it meanwhile is waited for, and has then counted its try.
  const [last] = await sql<{ pushId: number; deliveryId: number; attempts: number; open: boolean }[]>`
    select p.id as push_id, d.id as delivery_id, d.attempts, d.sent_at is null and d.given_up_at is null as open
    from pushes p
    join deliveries d on d.id = p.delivery_id
    where p.subject_kind = ${subjectKind} and p.subject_id = ${subjectId}
    order by p.round desc
    limit 1
    for update of d`;
  if (!last) return "none";
  if (last.attempts > 0 || !last.open) return "begun";
  await sql`
    update deliveries set sent_at = ${now}, error = 'withdrawn' where id = ${last.deliveryId}`;
  await sql`
    update pushes set state = 'withdrawn', ended_at = ${now} where id = ${last.pushId}`;
  return "withdrawn";
}

/** What brought about the hand-over of a subject, its last round's, or null where there was none or it was not kept. */
export async function causeOfPush(tx: TxCtx, subjectKind: string, subjectId: string): Promise<Cause | null> {
  const [row] = await tx.sql<Cause[]>`
    select d.request_id, d.causation_id, d.traceparent
    from pushes p
    join deliveries d on d.id = p.delivery_id
    where p.subject_kind = ${subjectKind} and p.subject_id = ${subjectId} and d.request_id is not null
    order by p.round desc
    limit 1`;
  return row ?? null;
}
