import type { z } from "zod";
import type { TxCtx } from "@/services/ctx.ts";
import type { EventType } from "./define_event.ts";

/**
 * Writes an event to the outbox in the transaction of its cause. Call it after the aggregate's row is locked, so that the
 * outbox id is in order per key. The relay is woken after the commit. Data that does not fit its schema is a programming fault and fails the transaction.
 */
export async function publish<S extends z.ZodType>(
  ctx: TxCtx,
  event: EventType<S>,
  data: z.input<S>,
): Promise<void> {
  const fact = event.data.parse(data);
  const { sql } = ctx;
  await sql`
    insert into outbox ${
    sql({
      occurredAt: ctx.clock(),
      eventId: ctx.newId(),
      topic: event.topic,
      type: event.type,
      key: event.key(fact),
      sequence: event.sequence(fact),
      // deno-lint-ignore no-explicit-any -- parsed by the event's own schema
      data: sql.json(fact as any),
      correlationId: ctx.requestId,
      causationId: ctx.causationId,
      traceparent: ctx.traceparent,
      edition: ctx.edition,
    })
  }`;
  ctx.signal("outbox");
}
