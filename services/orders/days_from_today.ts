import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";

/** Today and the day so many days later, yyyy-MM-dd, in the reader's zone. */
export function daysFromToday(ctx: Ctx, count: number): { first: string; last: string } {
  const first = today(ctx);
  const last = new Date(`${first}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + count);
  return { first, last: last.toISOString().slice(0, 10) };
}
