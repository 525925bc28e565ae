import { Buffer } from "node:buffer";
import type { z } from "zod";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { EventType } from "./define_event.ts";

/** Most bytes of an event's data as JSON: with all around it, below the 1 MB that brokers take. */
export const EVENT_BYTES = 512 * 1024;

/** An event has more than `EVENT_BYTES` of data. What is large belongs into the file store, and its id into the event. */
class EventTooLarge extends Error {
  override name = "EventTooLarge";

  constructor(type: string, key: string, bytes: number) {
    super(`the event ${type} of ${key} has ${bytes} bytes of data, ${EVENT_BYTES} are allowed`);
  }
}

/**
 * The outbox's row of a fact.
 *
 * @throws EventTooLarge: a broker would never take it, and all events behind it would wait
 */
export function outboxRow<S extends z.ZodType>(ctx: TxCtx, event: EventType<S>, data: z.input<S>) {
  const fact = event.data.parse(data);
  const bytes = Buffer.byteLength(JSON.stringify(fact));
  if (bytes > EVENT_BYTES) throw new EventTooLarge(event.type, event.key(fact), bytes);
  return {
    occurredAt: ctx.clock(),
    eventId: ctx.newId(),
    topic: event.topic,
    type: event.type,
    key: event.key(fact),
    sequence: event.sequence(fact),
    // deno-lint-ignore no-explicit-any -- parsed by the event's own schema
    data: ctx.sql.json(fact as any),
    correlationId: ctx.requestId,
    causationId: ctx.causationId,
    traceparent: ctx.traceparent,
    edition: ctx.edition,
  };
}

/**
 * Writes an event to the outbox in the transaction of its cause. Call it after the aggregate's row is locked, so that the
 * outbox id is in order per key. The relay is woken after the commit. Data that does not fit its schema is a programming fault and fails the transaction.
 *
 * @throws EventTooLarge see `outboxRow`
 */
export async function publish<S extends z.ZodType>(
  ctx: TxCtx,
  event: EventType<S>,
  data: z.input<S>,
): Promise<void> {
  const { sql } = ctx;
  await sql`insert into outbox ${sql(outboxRow(ctx, event, data))}`;
  ctx.signal("outbox");
}
