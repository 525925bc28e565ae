import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { workOrderColumns, workOrderScope, workOrderTables } from "./rows.ts";
import type { WorkOrderRow } from "./types.ts";

/** The work order of a bulletin on a vehicle, as far as the reader may see it; null: there is none. */
export async function orderOnVehicle(
  ctx: Ctx,
  { tsbId, vin }: { tsbId: number; vin: string },
): Promise<WorkOrderRow | null> {
  if (!may(ctx.actor, "TsbWorkOrder:view")) return null;
  const [row] = await ctx.sql<WorkOrderRow[]>`
    select ${workOrderColumns(ctx)} from ${workOrderTables(ctx)}
    where w.document_id = ${tsbId} and w.vin = ${vin} and ${workOrderScope(ctx)}`;
  return row ? isoMoments(row) : null;
}
