import type { z } from "zod";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { EventType } from "./define_event.ts";
import { outboxRow } from "./publish.ts";

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
    const rows = all.slice(first, first + AT_ONCE).map((data) => outboxRow(ctx, event, data));
    await sql`insert into outbox ${sql(rows)}`;
  }
  if (all.length > 0) ctx.signal("outbox");
}
