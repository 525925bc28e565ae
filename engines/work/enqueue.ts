import type { z } from "zod";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { WorkType } from "./define_work.ts";

/**
 * Leaves a piece of work for the workers, in the transaction of its cause. The same kind and key while one is waiting or running is
 * the same work; once it is done or given up, the key begins again.
 */
export async function enqueue<S extends z.ZodType>(
  tx: TxCtx,
  work: Pick<WorkType<S>, "kind" | "payload">,
  key: string,
  payload: z.input<S>,
): Promise<void> {
  const now = tx.clock();
  await tx.sql`
    insert into work_items (kind, key, payload, created_at, next_try_at, request_id, causation_id, traceparent)
    values (
      ${work.kind}, ${key}, ${
    tx.sql.json(work.payload.parse(payload) as never)
  }, ${now}, ${now}, ${tx.requestId}, ${tx.causationId}, ${tx.traceparent}
    )
    on conflict (kind, key) where state in ('waiting', 'running') do nothing`;
  tx.signal("work", work.kind);
}
