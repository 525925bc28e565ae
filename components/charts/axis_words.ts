import { formatIn } from "@/kernel/texts/format.ts";
import type { Lang } from "@/kernel/texts/languages.ts";

/** Days `yyyy-MM-dd` as they stand at an axis: month and day as the reader writes them. */
export function dayNames(lang: Lang, days: readonly string[]): string[] {
  return days.map(formatIn(lang, "UTC").dayOfYear);
}

/** The seven weekdays, Monday first, short. */
export function weekdayNames(lang: Lang): string[] {
  return Array.from({ length: 7 }, (_, place) => formatIn(lang, "UTC").weekday(place));
}

/** The hours of a day: '00' to '23'. */
export const HOUR_NAMES: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => String(hour).padStart(2, "0"),
);
