import { holderOrNull } from "./access/actor.ts";
import type { Ctx } from "./ctx.ts";

/** By zone: making one takes as long as a short statement. */
const days = new Map<string, Intl.DateTimeFormat>();

/** The day it is for the reader, 'yyyy-MM-dd': prices and supersessions begin with a day of the store's zone. */
export function today(ctx: Ctx): string {
  const zone = holderOrNull(ctx)?.zone ?? "UTC";
  let format = days.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    days.set(zone, format);
  }
  return format.format(ctx.clock());
}
