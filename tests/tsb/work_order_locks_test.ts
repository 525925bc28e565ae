import assert from "node:assert/strict";
import { readAsking } from "@/services/tsb/work_orders/asking.ts";
import { holdCampaign } from "@/services/tsb/work_orders/campaign.ts";
import { raiseWorkOrders } from "@/services/tsb/work_orders/raise.ts";
import { openWorkOrders, vinOf } from "./work_orders_world.ts";

Deno.test("orders are raised while somebody acts on their bulletin, and neither ends the other's transaction", async () => {
  await using portal = await openWorkOrders();
  const { sql, ctx, author } = portal;
  const { id } = await portal.draft(author, { typeId: "03" });
  await portal.release(id);
  await portal.settle();
  const held = Promise.withResolvers<void>(), mayGoOn = Promise.withResolvers<void>();
  const acting = sql.begin(async (tx) => {
    await tx`select from documents where id = ${id} for update`;
    held.resolve();
    await mayGoOn.promise;
    await tx`update document_revisions set top_state = 1 where document_id = ${id}`;
  });
  await held.promise;
  const raising = ctx.tx(async (tx) => {
    await holdCampaign(tx, id);
    const asking = await readAsking(tx, id);
    await raiseWorkOrders(tx, asking!, [{ vin: vinOf(5), storeCode: "20417" }]);
  });
  const waits = async () => {
    const [row] = await sql<[{ waits: boolean }]>`
      select exists (
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      ) as waits`;
    return row.waits;
  };
  while (!await waits()) await new Promise((done) => setTimeout(done, 20));
  mayGoOn.resolve();
  await Promise.all([acting, raising]);
  assert.deepEqual(await portal.states(id), { 5: "open" });
});
