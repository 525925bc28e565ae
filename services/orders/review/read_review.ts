import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { told } from "@/services/epc/types.ts";
import { readCart } from "../cart.ts";
import { cart, type CartLine, cartLine } from "../cart_types.ts";
import { ORDER_KINDS } from "../types.ts";
import { doubtsOf } from "./doubts.ts";
import { orderTotals, totalsOf } from "./order_totals.ts";
import { reviewedState } from "./reviewed_state.ts";
import { storeTerms } from "./store_terms.ts";
import { undoneTerms } from "./undone_terms.ts";
import { usualQuantities } from "./usual_quantities.ts";
import { wishableDays } from "./wished_day.ts";

const reviewLine = cartLine.extend({
  usual: z.number().nullable().describe("pieces that one vehicle has at this callout; null: not known"),
  doubts: z.array(told).describe("why to look at it twice; none stops the order"),
});
/** A line of the cart as it is looked over. */
export type ReviewLine = z.infer<typeof reviewLine>;

export const review = cart.extend({
  reviewed: z.string().describe("what this shows, for sending just that"),
  lines: z.array(reviewLine),
  totals: z.array(orderTotals).describe("one for each currency, of the lines that have a price"),
  kind: z.enum(ORDER_KINDS).describe("stock, or as urgent as the order was that was just taken back"),
  wishedOn: z.iso.date().nullable().describe(
    "that of the order that was just taken back, while it may still be wished for",
  ),
  deliverTo: z.string().describe(
    "address of the store, or that of the order that was just taken back; empty: none",
  ),
  wishable: z.object({ first: z.iso.date(), last: z.iso.date() }),
});
/** The reader's cart as it is looked over before it is sent. */
export type Review = z.infer<typeof review>;

/** The cart with what to look at twice, its totals, and where it would go; after an order was taken back on the terms of that one. */
export async function readReview(ctx: Ctx): Promise<Review> {
  const [cart, terms] = await Promise.all([readCart(ctx), storeTerms(ctx)]);
  const [usual, undone] = await Promise.all([
    usualQuantities(ctx, cart.lines),
    undoneTerms(ctx, cart.jobId),
  ]);
  const wishable = wishableDays(ctx);
  const wished = undone?.wishedOn ?? null;
  const lines = cart.lines.map((line): ReviewLine => {
    const pieces = usual.get(line.id) ?? null;
    return { ...line, usual: pieces, doubts: doubtsOf(ctx, line, pieces, cart.lines) };
  });
  return {
    ...cart,
    reviewed: reviewedState(cart.jobId, cart.lines),
    lines,
    totals: totalsByCurrency(cart.lines, terms.vatPercent),
    note: cart.note || (undone?.note ?? ""),
    kind: undone?.kind ?? "stock",
    wishedOn: wished !== null && wished >= wishable.first && wished <= wishable.last ? wished : null,
    deliverTo: undone?.deliverTo || terms.deliverTo,
    wishable,
  };
}

function totalsByCurrency(lines: readonly CartLine[], vatPercent: string | null) {
  const priced = lines.filter((line) => line.price !== null);
  const byCurrency = Map.groupBy(priced, (line) => line.price!.currency);
  return [...byCurrency].map(([currency, same]) =>
    totalsOf(
      same.map(({ quantity, price, listPrice, core }) => ({
        quantity,
        net: price!.amount,
        list: listPrice?.amount ?? null,
        core: core?.amount ?? null,
      })),
      currency,
      vatPercent,
    )
  );
}
