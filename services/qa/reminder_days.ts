import { LIMITS } from "@/kernel/limits.ts";

/** What is reminded of (specification section 9): a consultation that nobody answers, a question that nobody closes. */
const THRESHOLDS = ["unanswered", "overdue"] as const;
export type Threshold = typeof THRESHOLDS[number];

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long something may last before it is reminded of. */
export const ALLOWED_MS: Readonly<Record<Threshold, number>> = {
  unanswered: LIMITS.consultationMinutes * MINUTE_MS,
  overdue: LIMITS.questionDays * DAY_MS,
};

/** Number of the last reminder that is due: 0 as soon as it lasted longer than allowed, then one more each day; null before. */
export function lastReminder(threshold: Threshold, since: Date, at: Date): number | null {
  const over = at.getTime() - since.getTime() - ALLOWED_MS[threshold];
  return over <= 0 ? null : Math.floor(over / DAY_MS);
}
