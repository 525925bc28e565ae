import type { TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import type { CartItem } from "./cart_input.ts";
import { vinOfJob } from "./jobs/current.ts";
import { type ConsentColumns, type Origin, requireFit } from "./require_fit.ts";
import { requireOrderable } from "./require_orderable.ts";

/** For what an item was chosen: its VIN whole, with the series of that vehicle. Refuses what the VIN look-up refuses. */
export async function originOf(tx: TxCtx, item: CartItem): Promise<Origin> {
  const origin = { figureCode: item.figureCode || null, callout: item.callout || null };
  if (!item.vin) return { ...origin, vin: null, seriesCode: item.seriesCode || null };
  const vin = await fullVinOf(tx, item.vin);
  // What is taken out may be for a vehicle that has been withheld since.
  if (item.quantity === 0) return { ...origin, vin, seriesCode: item.seriesCode || null };
  return { ...origin, vin, seriesCode: item.seriesCode || (await readVehicle(tx, vin)).seriesCode };
}

/**
 * Writes one line of a locked job.
 *
 * @param given consent that comes with the pieces, as those of an order taken back have it
 * @returns pieces that the line had before; 0 where it was not there
 */
export async function putLine(
  tx: TxCtx,
  jobId: number,
  origin: Origin,
  item: CartItem,
  add: boolean,
  given?: ConsentColumns,
): Promise<number> {
  const { sql } = tx;
  const number = normalPartNumber(item.partNumber);
  const [there] = await sql<({ id: number; quantity: number } & ConsentColumns)[]>`
    select id, quantity, consent_by, consent_at, consent_reason, consent_quantity from cart_lines
    where job_id = ${jobId} and part_number = ${number} and vin is not distinct from ${origin.vin}
      and figure_code is not distinct from ${origin.figureCode} and callout is not distinct from ${origin.callout}`;
  const quantity = (add ? there?.quantity ?? 0 : 0) + item.quantity;
  if (quantity === 0) {
    if (there) await sql`delete from cart_lines where id = ${there.id}`;
    return there?.quantity ?? 0;
  }
  if (quantity > LIMITS.cartQuantity) {
    const params = { limit: LIMITS.cartQuantity, of: "number" };
    throw refuse("invalid-input", {}, [{ field: "quantity", rule: "rule.too_big", params }]);
  }
  const part = await requireOrderable(tx, number, quantity);
  const consent = await requireFit(tx, part, origin, {
    quantity,
    consents: item.consent ?? false,
    jobVin: await vinOfJob(tx, jobId),
    kept: given ? withGiven(given, there) : there,
  });
  if (!there) await requireRoom(tx, jobId);
  await sql`
    insert into cart_lines ${
    sql({
      jobId,
      partNumber: number,
      quantity,
      note: item.note ?? "",
      vin: origin.vin,
      seriesCode: origin.seriesCode,
      figureCode: origin.figureCode,
      callout: origin.callout,
      addedAt: tx.clock(),
      ...consent,
    })
  }
    on conflict (job_id, part_number, vin, figure_code, callout) do update set
      quantity = excluded.quantity, consent_by = excluded.consent_by, consent_at = excluded.consent_at,
      consent_reason = excluded.consent_reason, consent_quantity = excluded.consent_quantity
      ${item.note === undefined ? sql`` : sql`, note = excluded.note`}`;
  return there?.quantity ?? 0;
}

/** A consent that comes with pieces covers them beside those that the line has with its own. */
function withGiven(given: ConsentColumns, there: ConsentColumns | undefined): ConsentColumns {
  if (given.consentQuantity === null || !there?.consentQuantity) return given;
  return { ...given, consentQuantity: given.consentQuantity + there.consentQuantity };
}

async function requireRoom(tx: TxCtx, jobId: number): Promise<void> {
  const [row] = await tx.sql<{ lines: number }[]>`
    select count(*) as lines from cart_lines where job_id = ${jobId}`;
  if (row!.lines >= LIMITS.cartLines) throw refuse("cart-full", { limit: LIMITS.cartLines });
}
