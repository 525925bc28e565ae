import type { CartLine } from "./cart_types.ts";

/** Whether a line's part does not fit its vehicle and nobody has consented to that: it stops the order. */
export function misfits({ fit, consent }: Pick<CartLine, "fit" | "consent">): boolean {
  return fit?.fit === "not" && consent === null;
}
