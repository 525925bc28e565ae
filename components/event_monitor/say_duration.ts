import type { Ctx } from "@/kernel/ctx.ts";
import { tagOf } from "@/kernel/texts/languages.ts";

const SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE;

/** A time in the largest unit that still says it well: '84 ms', '1.4 s', '12 min', '3.5 h'. */
export function sayDuration({ lang }: Pick<Ctx, "lang">, ms: number): string {
  const [value, unit] = ms < SECOND
    ? [Math.round(ms), "millisecond"]
    : ms < MINUTE
    ? [ms / SECOND, "second"]
    : ms < HOUR
    ? [ms / MINUTE, "minute"]
    : [ms / HOUR, "hour"];
  const style = {
    style: "unit",
    unit: unit as string,
    unitDisplay: "short",
    maximumFractionDigits: 1,
  } as const;
  return new Intl.NumberFormat(tagOf(lang), style).format(value as number);
}
