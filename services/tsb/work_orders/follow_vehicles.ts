import { recordChange } from "@/engines/audit/record_change.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { holdCampaign } from "./campaign.ts";
import { meansStore } from "./asking.ts";
import { type MovedOrder, tellMoved } from "./tell_moved.ts";

/**
 * Gives the orders of vehicles that nobody has begun to the stores that answer for these vehicles now. What a store has taken up it ends itself; an order whose
 * bulletin is not for the new store stays where it is.
 *
 * @returns how many went to another store
 */
export async function followVehicles(tx: TxCtx, vins: readonly string[]): Promise<number> {
  const { sql } = tx;
  const campaigns = await sql<{ id: number }[]>`
    select distinct w.document_id::int as id
    from tsb_work_orders w
    join vehicle_stores k on k.vin = w.vin and k.store_code <> w.store_code
    where w.vin = any(${[...vins]}) and w.state = 'open'
    order by 1`;
  for (const { id } of campaigns) await holdCampaign(tx, id);
  if (campaigns.length === 0) return 0;
  const moved = await sql<MovedOrder[]>`
    with going as (
      select w.id, w.store_code as former, k.store_code as to_store
      from tsb_work_orders w
      join vehicle_stores k on k.vin = w.vin and k.store_code <> w.store_code
      join orgs o on o.code = k.store_code
      join tsb_asking b on b.id = w.document_id
      where w.vin = any(${[...vins]}) and w.document_id = any(${
    campaigns.map(({ id }) => id)
  }) and w.state = 'open'
        and ${meansStore(tx)}
      order by w.id
      for update of w
    ), gone as (
      update tsb_work_orders w set store_code = g.to_store, version = w.version + 1
      from going g
      where w.id = g.id
      returning w.id, w.version, w.document_id, w.vin, g.former, w.store_code
    ), steps as (
      insert into tsb_work_order_steps (work_order_id, action, state, user_id, at, store_code)
      select id, 'follow', 'open', ${personId(tx)}, ${tx.clock()}, store_code from gone order by id
    )
    select g.id::int, g.version, g.document_id::int, d.code, g.vin, g.former as former_store_code, g.store_code
    from gone g
    join documents d on d.id = g.document_id
    order by g.id`;
  if (moved.length === 0) return 0;
  await tellMoved(tx, moved);
  await recordChange(tx, {
    operation: "followVehiclesTsbWorkOrders",
    funLink: "TsbWorkOrder",
    subjectKind: "TsbWorkOrder",
    subjectId: "vehicle-stores",
    before: { stores: Object.fromEntries(moved.map(({ id, formerStoreCode }) => [id, formerStoreCode])) },
    after: { stores: Object.fromEntries(moved.map(({ id, storeCode }) => [id, storeCode])) },
  });
  return moved.length;
}
