import type { TxCtx } from "../ctx.ts";
import type { Values } from "../register/declare.ts";
import { refuseField } from "../refusals/refuse.ts";

/** Production does not end before it begins (specification section 5, dates). Refuses `period-order`. */
export function demandDaysInOrder(_tx: TxCtx, { productionFrom, productionTo }: Values): void {
  if (typeof productionFrom !== "string" || typeof productionTo !== "string") return;
  if (productionTo !== "" && productionTo < productionFrom) {
    throw refuseField("productionTo", "period-order");
  }
}
