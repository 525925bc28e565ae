import type { SuccessorSet } from "@/services/epc/part_types.ts";
import { fittingQuantity } from "./pack.ts";
import type { Replacement } from "./cart_types.ts";

/** What is ordered of a set in place of so many pieces, by ratio and whole packs. */
export function replacementOf({ parts, kind }: SuccessorSet, quantity: number): Replacement {
  return {
    kind,
    parts: parts.map(({ number, shown, name, packQuantity, ratio }) => ({
      number,
      shown,
      name,
      quantity: fittingQuantity(Math.ceil(quantity * ratio), packQuantity),
    })),
  };
}

/** '4 × 1120 6884 575 + 2 × 1120 6849 852': the same for a reader. */
export function replacementInWords(set: SuccessorSet, quantity: number): string {
  return replacementOf(set, quantity).parts.map((part) => `${part.quantity} × ${part.shown}`).join(" + ");
}
