import type { MessageParam } from "@/engines/messages/words.ts";
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
  "not-under-warranty",
];

/** Why a hand-over failed or something was refused, in the reader's language; words of the other system are passed on as they are. */
export function describeReason(t: Translate, reason: string): string {
  if (KNOWN_REASONS.includes(reason)) return t(`pushes.reason.${reason}`);
  const status = statusIn(reason);
  return status === undefined ? reason : t("pushes.reason.status", { status });
}

/** The same within a message, whose reader is not known yet. */
export function reasonInMessage(reason: string): MessageParam {
  if (KNOWN_REASONS.includes(reason)) return { key: `pushes.reason.${reason}` };
  const status = statusIn(reason);
  return status === undefined ? reason : { key: "pushes.reason.status", params: { status } };
}

function statusIn(reason: string): string | undefined {
  return /^status-(\d{3})$/.exec(reason)?.[1];
}
