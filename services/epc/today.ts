import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** The day it is for the reader, 'yyyy-MM-dd': prices and supersessions begin with a day of the store's zone. */
export function today(ctx: Ctx): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: holderOrNull(ctx)?.zone ?? "UTC",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(ctx.clock());
}
