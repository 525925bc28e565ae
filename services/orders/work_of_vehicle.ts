import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { jobColumns, jobOf, type JobRow, jobScope, jobTables } from "./jobs/job_rows.ts";
import { headColumns, headOf, type HeadRow, lastPush, orderScope, orderTables } from "./read_orders.ts";
import type { JobHead } from "./jobs/types.ts";
import type { OrderHead } from "./types.ts";

/** Of each so many are shown, the latest. */
const SHOWN = 5;

/** What was and is ordered for a vehicle, the latest first. */
export interface VehicleWork {
  orders: OrderHead[];
  jobs: JobHead[];
}

/** Orders with lines for a vehicle, and jobs for it, that the reader may see; null without the right to orders. */
export async function workOfVehicle(ctx: Ctx, vin: string): Promise<VehicleWork | null> {
  if (!may(ctx.actor, "EPCCart:view")) return null;
  const { sql } = ctx;
  const [orders, jobs] = await Promise.all([
    sql<HeadRow[]>`
      select ${headColumns(ctx)}
      from ${orderTables(ctx)} ${lastPush(ctx)}
      where o.number in (select l.order_number from order_lines l where l.vin = ${vin}) and ${orderScope(ctx)}
      order by o.sent_at desc, o.number
      limit ${SHOWN}`,
    sql<JobRow[]>`
      select ${jobColumns(ctx)}
      from ${jobTables(ctx)}
      where j.vin = ${vin} and ${jobScope(ctx)}
      order by j.updated_at desc, j.id
      limit ${SHOWN}`,
  ]);
  return {
    orders: orders.map((row) => headOf(ctx, isoMoments(row))),
    jobs: jobs.map((row) => jobOf(ctx, isoMoments(row))),
  };
}
