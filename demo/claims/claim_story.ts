/** Chinese and English. */
export type Both = readonly [zh: string, en: string];

/** What fails, why, and what is done about it: told by a claim for each vehicle that it happened to. */
export interface ClaimStory {
  fault: string;
  title: Both;
  told: Both;
  cause: Both;
  measures: Both;
  dtcs?: readonly string[];
  /** Parts by what the catalogue calls them in English; the first caused it. */
  parts: readonly string[];
}

/** How far a claim has come; `handed-over`, `push-failed` and `not-paid` have passed and were sent on. */
export type ClaimFate =
  | "draft"
  | "discarded"
  | "waiting-1"
  | "waiting-2"
  | "waiting-3"
  | "rejected-1"
  | "rejected-2"
  | "again"
  | "failed"
  | "passed"
  | "published"
  | "stopped"
  | "handed-over";

/** A vehicle that it happened to: series, kilometers, store's account, and what became of its claim. */
export type ClaimInstance = readonly [series: string, km: number, by: string, fate: ClaimFate];
