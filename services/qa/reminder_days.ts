/** What is reminded of (specification section 9): a consultation that nobody answers, a question that nobody closes. */
const THRESHOLDS = ["unanswered", "overdue"] as const;
export type Threshold = typeof THRESHOLDS[number];

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Number of the last reminder of what was due at `due`: 0 as soon as that is over, then one more each day; null before. */
export function lastReminder(due: Date, at: Date): number | null {
  const over = at.getTime() - due.getTime();
  return over <= 0 ? null : Math.floor(over / DAY_MS);
}
