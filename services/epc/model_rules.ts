import type { TxCtx } from "@/kernel/ctx.ts";
import type { Values } from "@/engines/registers/declare.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/** Production does not end before it begins (specification section 5, dates). Refuses `period-order`. */
export function requireDaysInOrder(_tx: TxCtx, { productionFrom, productionTo }: Values): void {
  if (typeof productionFrom !== "string" || typeof productionTo !== "string") return;
  if (productionTo !== "" && productionTo < productionFrom) {
    throw refuseField("productionTo", "period-order");
  }
}
