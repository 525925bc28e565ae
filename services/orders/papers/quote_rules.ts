import { unprintable } from "@/engines/files/stamp/font_of_text.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { daysFromToday } from "../days_from_today.ts";

/** First and last day, yyyy-MM-dd, until which a quote made today may stand. */
export function quotableDays(ctx: Ctx): { first: string; last: string } {
  return daysFromToday(ctx, LIMITS.quoteValidDays);
}

/**
 * Refuses what cannot stand on a quote: `quote-percent` (a discount or markup beyond the limits), `quote-valid-past`, `quote-valid-far`, and
 * `quote-characters` of which no font has the shapes.
 */
export function requireQuotable(
  ctx: Ctx,
  wish: { marginPercent: string; validUntil?: string; customer: string; note?: string },
): void {
  const percent = Number(wish.marginPercent);
  const [discount, markup] = [LIMITS.quoteDiscountPercent, LIMITS.quoteMarkupPercent];
  if (percent < -discount || percent > markup) {
    throw refuseField("marginPercent", "quote-percent", { discount, markup });
  }
  const { first, last } = quotableDays(ctx);
  if (wish.validUntil !== undefined) {
    if (wish.validUntil < first) throw refuseField("validUntil", "quote-valid-past");
    if (wish.validUntil > last) throw refuseField("validUntil", "quote-valid-far", { last });
  }
  for (const field of ["customer", "note"] as const) {
    const characters = unprintable(wish[field] ?? "");
    if (characters.length > 0) {
      throw refuseField(field, "quote-characters", { characters: characters.slice(0, 8).join(" ") });
    }
  }
}
