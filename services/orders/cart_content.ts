import type { Ctx } from "@/kernel/ctx.ts";
import { cartSummary } from "./cart.ts";
import { titleOf } from "./jobs/job_rows.ts";
import { currentJob } from "./jobs/current.ts";
import type { CartContent } from "./types.ts";

/** What the steppers of a page show: the reader's cart without prices and fit, which only the cart's own page reckons. */
export async function cartContent(ctx: Ctx): Promise<CartContent> {
  const { sql } = ctx;
  const [summary, [job], lines] = await Promise.all([
    cartSummary(ctx),
    sql<{ id: number; name: string; customer: string; plate: string; repairOrder: string }[]>`
      select id, name, customer, plate, repair_order from jobs where id = ${currentJob(ctx)}`,
    sql<CartContent["lines"]>`
      select c.part_number, name_in(p.names, ${ctx
      .chain as string[]}) as name, c.quantity, c.vin, c.figure_code, c.callout
      from cart_lines c
      join parts p on p.number = c.part_number
      where c.job_id = ${currentJob(ctx)}
      order by c.id`,
  ]);
  return {
    ...summary,
    title: job ? titleOf(ctx.t, job) : null,
    words: ctx.t("part.cartSummary", { lines: summary.lineCount, pieces: summary.pieceCount }),
    lines: [...lines],
  };
}
