import type { z } from "zod";
import type { Consumer, Received } from "./define_consumer.ts";
import type { Ctx, CtxParts, TxCtx } from "@/kernel/ctx.ts";
import type { Incoming } from "./receive.ts";

// deno-lint-ignore no-explicit-any -- consumers of many events side by side; each was checked where it is declared
export type AnyConsumer = Consumer<any>;

/** Makes the context in which an event is dealt with. */
export type CtxWith = (parts: Partial<CtxParts>) => Ctx;

/** The event itself is at fault: trying again is of no use before the program has changed. */
export class Poison extends Error {
  override name = "Poison";
}

/** A context of nobody's for what an event brings about: under its request, as its effect, in its trace. */
export function ctxOfEvent(ctxWith: CtxWith, event: Incoming): Ctx {
  return ctxWith({
    edition: event.edition,
    requestId: event.correlationId ?? event.id,
    causationId: event.id,
    traceparent: event.traceparent,
  });
}

/** Whether the consumer acts on events of the type. */
export function actsOn(consumer: AnyConsumer, type: string): boolean {
  return consumer.on.some((event) => event.type === type);
}

/**
 * Writes the receipt and, when it is the first, has the consumer act, all in the transaction. Returns whether this was the first time.
 * Throws `Poison` when the event cannot be read or its data does not fit its schema.
 */
export async function applyOnce(tx: TxCtx, consumer: AnyConsumer, event: Incoming): Promise<boolean> {
  if (event.unreadable !== null) throw new Poison(event.unreadable);
  const rows = await tx.sql`
    insert into event_receipts (consumer, event_id, occurred_at, at)
    values (${consumer.name}, ${event.id}, ${event.occurredAt}, ${tx.clock()})
    on conflict do nothing
    returning 1`;
  if (rows.length === 0) return false;
  await act(tx, consumer, event);
  return true;
}

/**
 * As `applyOnce`, but only when no event of the same aggregate is parked before it, null then, and staff have not skipped it. One
 * statement for all, since this is the way of nearly every event.
 */
export async function applyOnceInOrder(
  tx: TxCtx,
  consumer: AnyConsumer,
  event: Incoming,
): Promise<boolean | "skipped" | null> {
  if (event.unreadable !== null) throw new Poison(event.unreadable);
  const rows = await tx.sql`
    insert into event_receipts (consumer, event_id, occurred_at, at)
    select ${consumer.name}, ${event.id}::uuid, ${event.occurredAt}::timestamptz, ${tx.clock()}::timestamptz
    where not exists (
      select 1
      from parked_events
      where consumer = ${consumer.name} and topic = ${event.topic} and key = ${event.key} and ended_at is null
    ) and not exists (
      select 1
      from parked_events
      where consumer = ${consumer.name} and event_id = ${event.id}::uuid and state = 'skipped'
    )
    on conflict do nothing
    returning 1`;
  if (rows.length === 0) {
    if (await hasReceipt(tx, consumer.name, event)) return false;
    return await isSkipped(tx, consumer.name, event) ? "skipped" : null;
  }
  await act(tx, consumer, event);
  return true;
}

/** Whether the event has had its effect at the consumer. */
export async function hasReceipt(tx: TxCtx, consumer: string, event: Incoming): Promise<boolean> {
  const [found] = await tx.sql`
    select 1
    from event_receipts
    where consumer = ${consumer} and event_id = ${event.id} and occurred_at = ${event.occurredAt}`;
  return found !== undefined;
}

async function isSkipped(tx: TxCtx, consumer: string, event: Incoming): Promise<boolean> {
  const [found] = await tx.sql`
    select 1 from parked_events where consumer = ${consumer} and event_id = ${event.id} and state = 'skipped'`;
  return found !== undefined;
}

async function act(tx: TxCtx, consumer: AnyConsumer, event: Incoming): Promise<void> {
  const declared: { data: z.ZodType } | undefined = consumer.on.find(({ type }) => type === event.type);
  if (!declared) throw new Poison(`${consumer.name} does not act on ${event.type}`);
  const data = declared.data.safeParse(event.data);
  if (!data.success) {
    const faults = data.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
    throw new Poison(`the data does not fit ${event.type}: ${faults}`);
  }
  const { id, type, topic, key, sequence, occurredAt, correlationId, causationId, traceparent } = event;
  const received: Received = {
    ...{ id, type, topic, key, sequence, occurredAt, correlationId, causationId, traceparent },
    data: data.data,
  };
  await consumer.handle(received, tx);
}
