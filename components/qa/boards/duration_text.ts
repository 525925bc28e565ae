import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Minutes as people say them: minutes below two hours, hours below two days, then days; a dash for none. */
export function durationText(t: Translate, format: Format, minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined) return "–";
  if (minutes < 120) return t("qa.minutes", { count: format.number(minutes) });
  if (minutes < 2880) return t("qa.hours", { count: format.number(Math.round(minutes / 6) / 10) });
  return t("qa.days", { count: format.number(Math.round(minutes / 144) / 10) });
}
