import { LIMITS } from "@/kernel/limits.ts";

/** First and last day of a search, both included; null: not said. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

const LAST_DAY = "9999-12-31";

/** A day so many months later, or the last one of that month where it is shorter. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const there = new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())),
  );
  // A fifth digit is no day to the database as it is written here.
  return there.getUTCFullYear() > 9999 ? LAST_DAY : there.toISOString().slice(0, 10);
}

/** Whether a range reaches over more than a month: from the 5th to the 5th of the next month is one. */
export function isTooLong({ from, to }: DayRange): boolean {
  return from !== null && to !== null && to > monthsLater(from, LIMITS.diagnosisRangeMonths);
}

/** The days that are looked at: what is left open ends a month away from what is said, and today where nothing is. */
export function rangeOf({ from, to }: DayRange, today: string): { from: string; to: string } {
  const months = LIMITS.diagnosisRangeMonths;
  if (from !== null) return { from, to: to ?? monthsLater(from, months) };
  const last = to ?? today;
  return { from: monthsLater(last, -months), to: last };
}
