import { misfits } from "@/services/orders/misfits.ts";
import { fitsPack } from "@/services/orders/pack.ts";
import type { Cart, CartLine } from "@/services/orders/cart_types.ts";

/** Lines that stop the order: their part cannot be ordered or does not fit, or whole packs no longer give their quantity. */
export function stoppingLines(cart: Cart): CartLine[] {
  return cart.lines.filter((line) =>
    line.notOrderable !== null || misfits(line) || !fitsPack(line.quantity, line.packQuantity)
  );
}

/** Id of a line's row, for links to it. */
export function rowId(line: Pick<CartLine, "id">): string {
  return `line-${line.id}`;
}
