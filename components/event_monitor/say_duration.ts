import type { Format } from "@/kernel/texts/format.ts";

const SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE;

/** A time in the largest unit that still says it well: '84 ms', '1.4 s', '12 min', '3.5 h'. */
export function sayDuration(format: Format, ms: number): string {
  if (ms < SECOND) return format.unit(Math.round(ms), "millisecond");
  if (ms < MINUTE) return format.unit(ms / SECOND, "second");
  if (ms < HOUR) return format.unit(ms / MINUTE, "minute");
  return format.unit(ms / HOUR, "hour");
}
