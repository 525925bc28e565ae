import { type Lang, tagOf } from "@/kernel/texts/languages.ts";

/** Days `yyyy-MM-dd` as they stand at an axis: month and day as the reader writes them. */
export function dayNames(lang: Lang, days: readonly string[]): string[] {
  const format = new Intl.DateTimeFormat(tagOf(lang), { month: "2-digit", day: "2-digit", timeZone: "UTC" });
  return days.map((day) => format.format(new Date(`${day}T00:00:00Z`)));
}

/** The seven weekdays, Monday first, short. */
export function weekdayNames(lang: Lang): string[] {
  const format = new Intl.DateTimeFormat(tagOf(lang), { weekday: "short", timeZone: "UTC" });
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, place) => format.format(new Date(Date.UTC(2024, 0, 1 + place))));
}

/** The hours of a day: '00' to '23'. */
export const HOUR_NAMES: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => String(hour).padStart(2, "0"),
);
