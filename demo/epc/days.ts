/** Days are ISO texts, "2024-03-01". */
export type Day = string;

const MS = 86_400_000;

/** Days since 1970-01-01. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / MS;
}

/** The day that is so many days after 1970-01-01. */
export function dayOf(number: number): Day {
  return new Date(number * MS).toISOString().slice(0, 10);
}

/** The day that is so many days after another. */
export function daysLater(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days);
}
