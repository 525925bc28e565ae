import { z } from "zod";
import { defineWork, type WorkRun } from "@/engines/work/define_work.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { type Asking, asksNow, meansVehicle, readAsking, storesMeant } from "./asking.ts";
import { holdCampaign, settleCampaign } from "./campaign.ts";
import { closeWorkOrders, handOnWorkOrders } from "./close.ts";
import { raiseWorkOrders, type VehicleAtStore } from "./raise.ts";

/** Vehicles looked at in one transaction. */
const VEHICLES_AT_ONCE = 1000;

/**
 * Brings the work orders of a bulletin to what it says now: in force it asks for work on each vehicle that it means, and takes over what waits of the one whose
 * place it takes; else what nobody has begun is ended. Each batch is a transaction that first sees that the bulletin still says so; what is there already is passed over,
 * so a run after one that was killed goes on where that ended, and doubles nothing.
 */
export const settleWorkOrdersWork = defineWork({
  kind: "settle-tsb-work-orders",
  payload: z.object({ documentId: z.number() }),
  tries: 8,
  leaseSeconds: 120,
  atOnce: 1,
  async run(ctx, { documentId }, run) {
    await settle(ctx, documentId, run);
    await run.progress(1);
  },
  givenUp(_ctx, { documentId }, reason) {
    console.error(`work orders of bulletin ${documentId} are not as it says:`, reason);
    return Promise.resolve();
  },
});

async function settle(ctx: Ctx, documentId: number, run: WorkRun): Promise<void> {
  const asking = await readAsking(ctx, documentId);
  if (!asking) return;
  const former = asking.supersedesId === null ? null : await readAsking(ctx, asking.supersedesId);
  if (asksNow(asking)) await ask(ctx, asking, former, run);
  else await stopAsking(ctx, asking, run);
  if (!former) return;
  // What its successor does not ask for any more; or that one is revoked, and the former counts again.
  if (former.whyNot !== null) await stopAsking(ctx, former, run);
  else await settle(ctx, former.id, run);
}

async function ask(ctx: Ctx, asking: Asking, former: Asking | null, run: WorkRun): Promise<void> {
  const { id } = asking;
  await ctx.sql`
    insert into tsb_campaigns (document_id, started_at) values (${id}, ${ctx.clock()})
    on conflict (document_id) do nothing`;
  const stores = await storesMeant(ctx, asking);
  if (former) {
    await inBatches(
      ctx,
      [former.id, id],
      asking,
      run,
      (tx, after) => handOnWorkOrders(tx, former, asking, stores, after),
    );
  }
  await inBatches(
    ctx,
    [id],
    asking,
    run,
    (tx, after) => closeWorkOrders(tx, asking, "superseded", after, { notAt: stores }),
  );
  let place = 0;
  for (const series of asking.seriesCodes) {
    await inBatches(ctx, [id], asking, run, async (tx, after) => {
      const { vehicles, last } = await meantVehicles(tx, asking, series, after);
      await raiseWorkOrders(
        tx,
        asking,
        stores === null ? vehicles : vehicles.filter(({ storeCode }) => stores.includes(storeCode)),
      );
      return last;
    }, Math.min((place + 0.5) / asking.seriesCodes.length, 0.99));
    place++;
  }
  await batch(ctx, [id], asking, run, async (tx) => {
    await tx.sql`
      update tsb_campaigns set raised_at = coalesce(raised_at, ${tx.clock()}) where document_id = ${id}`;
    await settleCampaign(tx, id);
  });
}

async function stopAsking(ctx: Ctx, asking: Asking, run: WorkRun): Promise<void> {
  const because = asking.whyNot ?? "superseded";
  await inBatches(ctx, [asking.id], asking, run, async (tx, after) => {
    const last = await closeWorkOrders(tx, asking, because, after);
    if (last === null) await settleCampaign(tx, asking.id);
    return last;
  });
}

/** Goes through vehicles or their orders by VIN, `change` after the one before, each batch in a transaction of its own. */
async function inBatches(
  ctx: Ctx,
  campaigns: readonly number[],
  asking: Asking,
  run: WorkRun,
  change: (tx: TxCtx, after: string) => Promise<string | null>,
  share = 0,
): Promise<void> {
  let after: string | null = "";
  while (after !== null) {
    const from: string = after;
    after = await batch(ctx, campaigns, asking, run, (tx) => change(tx, from)) ?? null;
    await run.progress(share);
  }
}

/** One transaction that holds the campaigns; undefined, and nothing is done, when the bulletin says something else by now: what told so has left work of its own. */
async function batch<T>(
  ctx: Ctx,
  campaigns: readonly number[],
  asking: Asking,
  run: WorkRun,
  change: (tx: TxCtx) => Promise<T>,
): Promise<T | undefined> {
  run.signal.throwIfAborted();
  return await ctx.tx(async (tx) => {
    for (const id of [...campaigns].sort((a, b) => a - b)) await holdCampaign(tx, id);
    const now = await readAsking(tx, asking.id);
    if (JSON.stringify(now) !== JSON.stringify(asking)) return undefined;
    return await change(tx);
  });
}

/** The next vehicles of a series that a bulletin means, a store answers for and nobody is asked to work on yet, and the last one that was looked at; null: that was the last of the series. */
async function meantVehicles(
  { sql }: TxCtx,
  { id }: Asking,
  series: string,
  after: string,
): Promise<{ vehicles: VehicleAtStore[]; last: string | null }> {
  const rows = await sql<{ vin: string; storeCode: string | null }[]>`
    select v.vin, case when (w.id is null or w.state = 'not_applicable' and w.ended_by <> 'store') and ${
    meansVehicle({ sql })
  } then coalesce(w.store_code, store_of_vehicle(v.vin)) end as store_code
    from (
      select * from vehicles where series_code = ${series} and vin > ${after} order by vin limit ${VEHICLES_AT_ONCE}
    ) v
    join tsb_asking b on b.id = ${id}
    -- One that was ended by the portal is asked for at its store again.
    left join tsb_work_orders w on w.document_id = b.id and w.vin = v.vin
    order by v.vin`;
  return {
    vehicles: rows.filter((row): row is VehicleAtStore => row.storeCode !== null),
    last: rows.length < VEHICLES_AT_ONCE ? null : rows.at(-1)!.vin,
  };
}
