import { defineJob } from "@/engines/clock/define_job.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { followVehicles, vehiclesToFollow } from "./follow_vehicles.ts";
import { settleWorkOrdersWork } from "./settle_work.ts";

/** Vehicles of which the orders go to another store in one transaction. */
const VEHICLES_AT_ONCE = 500;

/** Looks each night at all bulletins that ask for work: vehicles, and the stores that answer for them, may have come after the release, and types may ask otherwise. */
export const raiseWorkOrdersAnewJob = defineJob({
  name: "raise-tsb-work-orders-anew",
  schedule: "0 40 3 * * *",
  leaseSeconds: 300,
  async run(ctx, due) {
    const rows = await ctx.sql<{ id: number }[]>`
      select b.id::int from tsb_asking b
      where b.asks and b.why_not is null or exists (select from tsb_campaigns c where c.document_id = b.id)
      order by b.id`;
    const elsewhere = await vehiclesToFollow(ctx);
    for (let first = 0; first < elsewhere.length; first += VEHICLES_AT_ONCE) {
      await ctx.tx((tx) => followVehicles(tx, elsewhere.slice(first, first + VEHICLES_AT_ONCE)));
    }
    await ctx.tx(async (tx) => {
      for (const { id } of rows) {
        await enqueue(tx, settleWorkOrdersWork, `${id}:${due.toISOString()}`, { documentId: id });
      }
    });
  },
});
