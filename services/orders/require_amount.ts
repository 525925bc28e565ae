import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { sumOf, times } from "./review/exact_money.ts";
import type { CartLine } from "./cart_types.ts";

/**
 * Refuses `order-amount`: lines, all with a price, that are worth more than any order that is meant. Prices come from files, where some digits too many are
 * soon typed; past what its columns hold the order would break instead.
 */
export function requireAmount(lines: readonly Pick<CartLine, "price" | "core" | "quantity">[]): void {
  const worth = sumOf(
    lines.map(({ price, core, quantity }) => times(sumOf([price!.amount, core?.amount ?? "0"]), quantity)),
  );
  const limit = LIMITS.orderAmount;
  if (BigInt(worth.split(".")[0]!) >= BigInt(limit)) throw refuse("order-amount", { limit });
}
