import type { Ctx } from "@/kernel/ctx.ts";
import type { Order } from "../types.ts";

/** What was settled of an order beside its lines. */
export type OrderTerms = Pick<Order, "kind" | "wishedOn" | "deliverTo" | "note">;

/**
 * The terms of the order that was taken back last, where the job has sent none since: what was corrected after it goes as urgently, for that day and to
 * that place. A vehicle off road would else become an order for stock unseen. Null where there is none.
 */
export async function undoneTerms({ sql }: Ctx, jobId: number | null): Promise<OrderTerms | null> {
  const [last] = await sql<(OrderTerms & { undone: boolean })[]>`
    select
      kind, wished_on::text as wished_on, deliver_to, note,
      state = 'cancelled' and handed_over_at is null and cancelled_at < held_until as undone
    from orders
    where job_id = ${jobId}
    order by sent_at desc, number desc
    limit 1`;
  if (!last?.undone) return null;
  const { undone: _, ...terms } = last;
  return terms;
}
