import { paperBase } from "@/engines/files/paper/paper_base.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readOrder } from "../read_orders.ts";
import { readReview } from "../review/read_review.ts";
import { storeTerms } from "../review/store_terms.ts";
import { jobOnPaper } from "./job_facts.ts";
import { standingOf } from "./line_standing.ts";
import { pricedColumns, pricedRow, sumsOf } from "./paper_texts.ts";

/** An order as PDF, in the reader's language. Refuses `order-unknown`, also outside the reader's scope. */
export async function orderPaper(ctx: Ctx, number: string): Promise<Uint8Array> {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { drawPaper } = await import("@/engines/files/paper/draw_paper.ts");
  const order = await readOrder(ctx, number);
  return await drawPaper({
    ...paperBase(ctx),
    title: t("orders.orderNamed", { number: order.number }),
    sender: [`${order.storeName} ${order.storeCode}`],
    facts: [
      [t("orders.state"), order.stateName],
      [t("orders.sentAt"), format.moment(order.sentAt)],
      [t("orders.sentBy"), order.userName],
      ...jobOnPaper(t, order.job),
      [t("orders.kind"), t(`orders.kind.${order.kind}`)],
      ...(order.wishedOn === null ? [] : [[t("orders.wishedOn"), format.day(order.wishedOn)] as const]),
      ...(order.deliverTo === "" ? [] : [[t("orders.deliverTo"), order.deliverTo] as const]),
      ...(order.dmsNumber === null ? [] : [[t("pushes.dmsNumber"), order.dmsNumber] as const]),
      ...(order.note === "" ? [] : [[t("orders.orderNote"), order.note] as const]),
    ],
    columns: pricedColumns(ctx),
    rows: order.lines.map((line) => pricedRow(ctx, line.lineNo, line, standingOf(ctx, line))),
    sums: sumsOf(ctx, [order.totals]),
    remarks: [t("orders.frozen")],
  });
}

/** The reader's cart as PDF, in their language. Refuses `cart-empty`. */
export async function cartPaper(ctx: Ctx): Promise<Uint8Array> {
  const { t } = ctx;
  const [review, { deliverTo }] = await Promise.all([readReview(ctx), storeTerms(ctx)]);
  if (review.lineCount === 0) throw refuse("cart-empty");
  const { drawPaper } = await import("@/engines/files/paper/draw_paper.ts");
  return await drawPaper({
    ...paperBase(ctx),
    title: t("page.EPCCart"),
    sender: deliverTo.split("\n"),
    facts: [
      [t("orders.paper.madeAt"), formatOf(ctx).moment(ctx.clock())],
      ...jobOnPaper(t, review.job),
      ...(review.note === "" ? [] : [[t("orders.orderNote"), review.note] as const]),
    ],
    columns: pricedColumns(ctx),
    rows: review.lines.map((line, place) => pricedRow(ctx, place + 1, line)),
    sums: sumsOf(ctx, review.totals),
    remarks: [],
  });
}
