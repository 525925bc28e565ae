import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { WAITING_STATES } from "./moves.ts";
import { workOrderColumns, workOrderScope, workOrderTables } from "./rows.ts";
import type { WorkOrderRow } from "./types.ts";

/** Work that bulletins ask for on a vehicle and that is not ended, what is due first, as far as the reader may see it. */
export async function workOrdersOfVehicle(ctx: Ctx, vin: string): Promise<WorkOrderRow[]> {
  if (!may(ctx.actor, "TsbWorkOrder:view")) return [];
  const { sql } = ctx;
  const rows = await sql<WorkOrderRow[]>`
    select ${workOrderColumns(ctx)}
    from ${workOrderTables(ctx)}
    where w.vin = ${vin} and w.state = any(${[...WAITING_STATES]}) and ${workOrderScope(ctx)}
    order by w.due_on, w.id`;
  return rows.map((row) => isoMoments(row));
}
