import { defineJob } from "@/engines/clock/define_job.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { asksNow, meansStore, meansVehicle, readAsking } from "./asking.ts";
import { holdCampaign, settleCampaign } from "./campaign.ts";
import { raiseWorkOrders } from "./raise.ts";

/** What readers opened is noted a moment later than they did. */
const LATE_MS = 60_000;
/** The first run looks so far back. */
const FIRST_MS = 24 * 3_600_000;

/** A vehicle that no store answers for gets its orders at the store that opens it: each minute for those opened since. */
export const raiseForOpenedJob = defineJob({
  name: "raise-tsb-work-orders-for-opened",
  schedule: "30 * * * * *",
  leaseSeconds: 60,
  run: (ctx, due, lastDue, signal) =>
    raiseForOpened(ctx, new Date((lastDue?.getTime() ?? due.getTime() - FIRST_MS) - LATE_MS), signal),
});

/** Raises what bulletins ask for on vehicles without a store that people of stores have opened since a moment, at the store that was first. */
export async function raiseForOpened(ctx: Ctx, since: Date, signal: AbortSignal): Promise<void> {
  const { sql } = ctx;
  const found = await sql<{ documentId: number; vin: string; storeCode: string }[]>`
    select distinct on (b.id, v.vin) b.id::int as document_id, v.vin, o.code as store_code
    from recent_vehicles s
    join users u on u.id = s.user_id
    join orgs o on o.code = u.org_code and o.kind = 'store' and o.state = 'open' and o.deleted_at is null
    join vehicles v on v.vin = s.vin
    join tsb_asking b on b.asks and b.why_not is null and ${meansVehicle(ctx)} and ${meansStore(ctx)}
    where s.seen_at > ${since} and store_of_vehicle(v.vin) is null
      and not exists (select from tsb_work_orders w where w.document_id = b.id and w.vin = v.vin)
    order by b.id, v.vin, s.seen_at, o.code`;
  for (const { documentId, vin, storeCode } of found) {
    signal.throwIfAborted();
    await ctx.tx(async (tx) => {
      if (!await holdCampaign(tx, documentId)) return;
      const asking = await readAsking(tx, documentId);
      if (!asking || !asksNow(asking)) return;
      await raiseWorkOrders(tx, asking, [{ vin, storeCode }]);
      await settleCampaign(tx, documentId);
    });
  }
}
