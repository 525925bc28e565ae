import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { daysFromToday } from "../days_from_today.ts";

/** First and last day, yyyy-MM-dd, that an order sent today may be wished for. */
export function wishableDays(ctx: Ctx): { first: string; last: string } {
  return daysFromToday(ctx, LIMITS.wishedDays);
}

/** Refuses `wished-on-past` and `wished-on-far`. */
export function requireWishable(ctx: Ctx, day: string): void {
  const { first, last } = wishableDays(ctx);
  if (day < first) throw refuseField("wishedOn", "wished-on-past");
  if (day > last) throw refuseField("wishedOn", "wished-on-far", { last });
}
