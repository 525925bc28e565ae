import type { Translate } from "@/kernel/texts/texts.ts";

/** Reasons that have a sentence `pushes.reason.<code>`: the portal's own, and those that docs/dms.md agrees on. */
export const KNOWN_REASONS: readonly string[] = [
  "timeout",
  "network",
  "unreadable-answer",
  "process-ended",
  "answer-lines",
  "answer-quantity",
  "no-stock",
  "discontinued",
  "unknown-part",
  "unknown-store",
  "store-blocked",
  "credit-limit",
  "already-shipped",
  "being-picked",
];

/** Why a hand-over failed or something was refused, in the reader's language; words of the other system are passed on as they are. */
export function describeReason(t: Translate, reason: string): string {
  if (KNOWN_REASONS.includes(reason)) return t(`pushes.reason.${reason}`);
  const status = /^status-(\d{3})$/.exec(reason)?.[1];
  return status === undefined ? reason : t("pushes.reason.status", { status });
}
