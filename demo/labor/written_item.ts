import type { Fate } from "../documents/fates.ts";

/** A step: a base step by its code, or an action of the library with its time, on a part by its English name (`%` stands for anything). */
export type WrittenStep =
  | string
  | readonly [action: string, part: string | null, time: string, workers?: number, tool?: string];

/** A labor operation as it is written for each series that has its part. */
export interface WrittenItem {
  /** Code of the first series; the others have a letter behind it. */
  code: string;
  title: readonly [zh: string, en: string, de: string];
  type: string;
  /** English name of the part that it is about; a series without one has no such operation. Null: every series has it. */
  part: string | null;
  faults?: readonly string[];
  dtcs?: readonly string[];
  /** Codes of the operations of the same series that it contains. */
  contains?: readonly string[];
  steps: readonly WrittenStep[];
  /** Why an approver sent one of them back, or did not pass it. */
  remark?: string;
}

/** Where operations of the demo stand: most are released, some wait at every other place. What another one contains is always released. */
export const FATES: readonly Fate[] = [
  ...["published", "published", "published", "published", "draft", "published"] as const,
  ...["published", "waiting", "published", "published", "rejected", "published"] as const,
  ...["published", "passed", "published", "published", "stopped", "published"] as const,
  ...["published", "failed", "published", "revoked", "published", "discarded"] as const,
];
