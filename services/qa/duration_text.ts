import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Minutes as people say them: minutes below two hours, hours below two days, then days; a dash for none. */
export function durationText(t: Translate, format: Format, minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined) return "–";
  if (minutes < 120) return t("qa.minutes", { count: format.number(minutes) });
  if (minutes < 2880) return t("qa.hours", { count: format.number(Math.round(minutes / 6) / 10) });
  return t("qa.days", { count: format.number(Math.round(minutes / 144) / 10) });
}

/** Minutes until an answer is due, or since it was: '12 min left', '3 h overdue'. */
export function timeLeftText(t: Translate, format: Format, minutes: number): string {
  return t(minutes < 0 ? "qa.time_late" : "qa.time_left", {
    time: durationText(t, format, Math.abs(minutes)),
  });
}

/** An answer that is due in so few minutes is marked. */
const SOON_MINUTES = 10;

/** What the time until an answer is due looks like. */
export function timeLeftTone(minutes: number): "err" | "warn" | "info" {
  return minutes < 0 ? "err" : minutes <= SOON_MINUTES ? "warn" : "info";
}
