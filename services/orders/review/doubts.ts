import type { Ctx } from "@/kernel/ctx.ts";
import type { Told } from "@/services/epc/types.ts";
import type { CartLine } from "../cart_types.ts";
import { fittingQuantity } from "../pack.ts";

/** Why a line is looked at twice before it is sent. None of them stops the order. */
export const DOUBTS = [
  "more-than-usual",
  "also-elsewhere",
  "misfit",
  "fit-unknown",
  "no-vehicle",
  "other-vehicle",
] as const;
type Doubt = typeof DOUBTS[number];

/**
 * What is doubtful about a line of the cart.
 *
 * @param usual pieces that the figure names for one vehicle, or null where it names none
 * @param lines all of the cart, this one included
 */
export function doubtsOf(
  ctx: Ctx,
  line: CartLine,
  usual: number | null,
  lines: readonly CartLine[],
): Told[] {
  const told = (doubt: Doubt, params: Record<string, string | number> = {}): Told => ({
    key: doubt,
    text: ctx.t(`orders.doubt.${doubt}`, params),
  });
  const doubts: Told[] = [];
  // Whole packs are bought for less than a pack, which is no mistake.
  const most = usual === null ? null : fittingQuantity(Math.max(1, Math.ceil(usual)), line.packQuantity);
  if (most !== null && line.quantity > most) doubts.push(told("more-than-usual", { usual: usual! }));
  const elsewhere = line.vin === null
    ? -1
    : lines.findIndex((other) =>
      other.id !== line.id && other.vin === line.vin && other.partNumber === line.partNumber
    );
  if (elsewhere >= 0) doubts.push(told("also-elsewhere", { line: elsewhere + 1 }));
  if (line.fit?.fit === "not") doubts.push(told("misfit", { reason: line.fit.reason ?? "" }));
  if (line.fit?.fit === "unknown") doubts.push(told("fit-unknown", { reason: line.fit.reason ?? "" }));
  if (line.otherVehicle) doubts.push(told("other-vehicle"));
  if (line.fit === null && line.vin === null) doubts.push(told("no-vehicle"));
  return doubts;
}
