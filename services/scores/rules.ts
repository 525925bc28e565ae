/** What earns points (rules.md 8): codes of the dictionary's entries. */
export const SCORE_RULES = [
  "case-published",
  "case-excellent",
  "reply-adopted",
  "question-score",
  "tsb-confirmed",
  "feedback-resolved",
] as const;
export type ScoreRule = typeof SCORE_RULES[number];

/** Rule of a line that staff wrote. */
export const CORRECTION = "correction";

/** What points are earned by. */
export const SUBJECTS = ["case", "tsb", "question", "feedback"] as const;
export type SubjectKind = typeof SUBJECTS[number];

/** Days within which a bulletin must be confirmed. */
export const CONFIRMED_WITHIN_DAYS = 3;
