import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { knownVins } from "@/services/epc/known_vehicles.ts";
import type { OrderWish } from "./cart_input.ts";
import { misfits } from "./misfits.ts";
import { doesNotFit } from "./require_fit.ts";
import { requireAmount } from "./require_amount.ts";
import { requirePack } from "./require_orderable.ts";
import { reviewedState } from "./review/reviewed_state.ts";
import type { CartLine } from "./cart_types.ts";

/** Lines that a colleague or another device changed since they were looked over have been looked over by nobody. */
export function requireReviewed(jobId: number, lines: CartLine[], reviewed: string | undefined): void {
  if (reviewed !== undefined && reviewed !== reviewedState(jobId, lines)) throw refuse("cart-changed");
}

/** The words may have become sensitive after the lines were put in. */
export function requireCleanNotes(tx: TxCtx, lines: CartLine[], note: string | undefined): Promise<void> {
  const ofLines = lines.map((line, place) => [`lines.${place}.note`, line.note]);
  return requireCleanText(tx, { note, ...Object.fromEntries(ofLines) }, () => tx.t("orders.note"));
}

/** Refuses a cart that is empty, has lines that stop the order, asks for a vehicle that it does not name, or wants a confirmation. */
export function requireSendable(lines: CartLine[], request: OrderWish, jobVin: string | null): void {
  if (lines.length === 0) throw refuse("cart-empty");
  const blocked = lines.find((line) => line.notOrderable);
  if (blocked) {
    throw refuse(
      "cart-line-not-orderable",
      { number: blocked.shown, reason: blocked.notOrderable!.text },
      [],
      {
        lines: lines.filter((line) => line.notOrderable).map((line) => line.id),
      },
    );
  }
  const misfit = lines.find(misfits);
  if (misfit) {
    const ids = lines.filter(misfits).map((line) => line.id);
    throw doesNotFit(misfit.shown, (misfit.vin ?? jobVin)!, misfit.fit!.reason, { lines: ids });
  }
  requireAmount(lines);
  // The pack may have changed since the line was put in.
  for (const line of lines) requirePack(line.quantity, line.packQuantity);
  if (request.kind === "vehicle_off_road" && lines.every((line) => line.vin === null)) {
    throw refuseField("kind", "vor-needs-vehicle");
  }
  const without = lines.filter((line) => line.vin === null).length;
  if (without > 0 && !request.confirmWithoutVehicle) {
    throw refuse("cart-needs-vehicle", { count: without }, [{
      field: "confirmWithoutVehicle",
      rule: "cart-needs-vehicle",
    }]);
  }
}

/** A vehicle may have been withheld since its lines were put in. */
export async function requireVehicles(tx: TxCtx, lines: CartLine[]): Promise<void> {
  const vins = lines.flatMap((line) => line.vin ?? []);
  const known = await knownVins(tx, vins);
  const unknown = vins.find((vin) => !known.has(vin));
  if (unknown !== undefined) throw refuse("vin-unknown", { vin: unknown });
}
