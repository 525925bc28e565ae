import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/** Production does not end before it begins (specification section 5, dates). Refuses `period-order`. */
export function requireDaysInOrder(
  _tx: TxCtx,
  { productionFrom, productionTo }: { productionFrom: string | null; productionTo: string | null },
): void {
  if (productionFrom !== null && productionTo !== null && productionTo < productionFrom) {
    throw refuseField("productionTo", "period-order");
  }
}
