import { Buffer } from "node:buffer";
import type { z } from "zod";
import type { TxCtx } from "@/services/ctx.ts";
import type { EventType } from "./define_event.ts";
import { EVENT_BYTES, EventTooLarge } from "./publish.ts";

/** Rows of one statement: 12 values each, and a statement takes 65,535. */
const AT_ONCE = 2000;

/** `publish` for many facts of one kind, in their order: what an import makes. */
export async function publishAll<S extends z.ZodType>(
  ctx: TxCtx,
  event: EventType<S>,
  all: readonly z.input<S>[],
): Promise<void> {
  const { sql } = ctx;
  for (let first = 0; first < all.length; first += AT_ONCE) {
    const rows = all.slice(first, first + AT_ONCE).map((data) => {
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
        data: sql.json(fact as any),
        correlationId: ctx.requestId,
        causationId: ctx.causationId,
        traceparent: ctx.traceparent,
        edition: ctx.edition,
      };
    });
    await sql`insert into outbox ${sql(rows)}`;
  }
  if (all.length > 0) ctx.signal("outbox");
}
