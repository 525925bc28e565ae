import type { Ctx } from "@/kernel/ctx.ts";
import type { SuccessorSet } from "./part_types.ts";
import type { Reached } from "./successors.ts";
import { successorsInWords } from "./successor_words.ts";
import { today } from "@/kernel/today.ts";
import type { Told } from "./types.ts";

/** What decides whether a part can be ordered. */
export interface Supply {
  partNumber: string;
  /** Sold alone. */
  orderable: boolean;
  discontinuedOn: string | null;
  /** In the reader's price list. */
  net: string | null;
  /** What its chain reaches, by `reachedColumn`. */
  reached: Reached[] | null;
}

/**
 * Why a part cannot be ordered, or null: never sold alone, replaced at once by others, no longer supplied, or without a price in the
 * reader's list. What can be ordered in its place is named by the chain's end, the whole set, with how many go for one.
 *
 * @param sets what can be ordered in its place, by `successorsIn`
 */
export function notOrderable(ctx: Ctx, supply: Supply, sets: readonly SuccessorSet[]): Told | null {
  const told = (key: string) => {
    const text = ctx.t(`epc.not_orderable.${key}`, { number: successorsInWords(ctx, sets) });
    return { key, text };
  };
  if (!supply.orderable) return told("not-sold-alone");
  const steps = supply.reached?.find((one) => one.number === supply.partNumber)?.steps ?? [];
  const atOnce = steps.filter((step) => step.kind === "at_once");
  if (atOnce.length > 0) {
    if (sets.length > 0) return told(isOneForOne(sets) ? "superseded" : "superseded-each");
    return told(atOnce.some((step) => step.interchange !== "none") ? "superseded-ended" : "superseded-other");
  }
  if (supply.discontinuedOn !== null && supply.discontinuedOn <= today(ctx)) {
    return told(sets.length > 0 ? "discontinued-followed" : "discontinued");
  }
  if (supply.net === null) return told("no-price");
  return null;
}

/** Whether a part cannot be ordered because others have replaced it. */
export function isReplaced(reason: Told | null): boolean {
  return reason?.key.startsWith("superseded") ?? false;
}

function isOneForOne(sets: readonly SuccessorSet[]): boolean {
  return sets.every(({ parts }) => parts.every(({ ratio }) => ratio === 1));
}
