import { holderOrNull } from "./access/actor.ts";
import type { Ctx } from "./ctx.ts";

/** Every zone's midnight is at a quarter of an hour, ms. */
const QUARTER_MS = 900_000;

/** The last day told of each zone, with its quarter of an hour: a page asks several times, and each answer took a hundredth of it. */
const told = new Map<string, { quarter: number; day: string }>();

/** By zone: making one takes as long as a short statement. */
const days = new Map<string, Intl.DateTimeFormat>();

/** The day it is for the reader, 'yyyy-MM-dd': prices and supersessions begin with a day of the store's zone. */
export function today(ctx: Ctx): string {
  const zone = holderOrNull(ctx)?.zone ?? "UTC";
  const now = ctx.clock();
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const last = told.get(zone);
  if (last?.quarter === quarter) return last.day;
  const day = formatOf(zone).format(now);
  told.set(zone, { quarter, day });
  return day;
}

function formatOf(zone: string): Intl.DateTimeFormat {
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
  return format;
}
