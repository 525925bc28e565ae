import type { Ctx } from "@/kernel/ctx.ts";
import { summaryWith } from "./cart.ts";
import { titleOf } from "./jobs/job_rows.ts";
import { currentJob } from "./jobs/current.ts";
import type { CartContent } from "./cart_types.ts";

interface ContentColumns {
  job: Parameters<typeof titleOf>[1] | null;
  lines: CartContent["lines"];
}

/**
 * What the steppers of a page show: the reader's cart without prices and fit, which only the cart's own page reckons. In one statement,
 * since most pages of parts ask for it.
 */
export async function cartContent(ctx: Ctx): Promise<CartContent> {
  const { sql } = ctx;
  const { summary, more: { job, lines } } = await summaryWith<ContentColumns>(
    ctx,
    currentJob(ctx),
    sql`, (
        select jsonb_build_object('id', id, 'name', name, 'customer', customer, 'plate', plate, 'repairOrder', repair_order)
        from jobs
        where id = ${currentJob(ctx)}
      ) as job,
      coalesce(jsonb_agg(jsonb_build_object(
        'partNumber', c.part_number, 'name', name_in(p.names, ${ctx
      .chain as string[]}), 'quantity', c.quantity,
        'vin', c.vin, 'figureCode', c.figure_code, 'callout', c.callout
      ) order by c.id), '[]') as lines`,
  );
  return {
    ...summary,
    title: job && titleOf(ctx.t, job),
    words: ctx.t("part.cartSummary", { lines: summary.lineCount, pieces: summary.pieceCount }),
    lines,
  };
}
