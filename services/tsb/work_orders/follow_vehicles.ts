import type { Fragment } from "postgres";
import { recordChanges } from "@/engines/audit/record_changes.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { holdCampaign } from "./campaign.ts";
import { meansStore } from "./asking.ts";
import { type MovedOrder, tellMoved } from "./tell_moved.ts";

/**
 * The condition under which an order, alias `w`, is at another store than the one that answers for its vehicle, alias `k` of `vehicle_stores`, and is to go there: nobody
 * has begun it, and nobody has said since the vehicle was assigned where it is to be done.
 */
function isElsewhere({ sql }: Pick<TxCtx, "sql">): Fragment {
  return sql`(w.state = 'open' and k.store_code <> w.store_code and not exists (
    select from tsb_work_order_steps s where s.work_order_id = w.id and s.action = 'move' and s.at >= k.assigned_at
  ))`;
}

/** VINs of the vehicles with such orders: they were raised at the moment at which their vehicle was assigned. */
export async function vehiclesToFollow(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.sql<{ vin: string }[]>`
    select distinct w.vin
    from tsb_work_orders w
    join vehicle_stores k on k.vin = w.vin
    join tsb_asking b on b.id = w.document_id
    join orgs o on o.code = k.store_code and o.state = 'open' and o.deleted_at is null
    where ${isElsewhere(ctx)} and ${meansStore(ctx)}
    order by w.vin`;
  return rows.map(({ vin }) => vin);
}

/**
 * Gives the orders of vehicles that nobody has begun to the stores that answer for these vehicles now. What a store has taken up it ends itself; an order that
 * somebody has given to another store since stays there, and so does one whose bulletin is not for the new store.
 *
 * @returns how many went to another store
 */
export async function followVehicles(tx: TxCtx, vins: readonly string[]): Promise<number> {
  const { sql } = tx;
  const campaigns = await sql<{ id: number }[]>`
    select distinct w.document_id::int as id
    from tsb_work_orders w
    join vehicle_stores k on k.vin = w.vin
    where w.vin = any(${[...vins]}) and ${isElsewhere(tx)}
    order by 1`;
  for (const { id } of campaigns) await holdCampaign(tx, id);
  if (campaigns.length === 0) return 0;
  const moved = await sql<MovedOrder[]>`
    with going as (
      select w.id, w.store_code as former, k.store_code as to_store
      from tsb_work_orders w
      join vehicle_stores k on k.vin = w.vin
      join orgs o on o.code = k.store_code and o.state = 'open' and o.deleted_at is null
      join tsb_asking b on b.id = w.document_id
      where w.vin = any(${[...vins]}) and w.document_id = any(${campaigns.map(({ id }) => id)}) and ${
    isElsewhere(tx)
  } and ${meansStore(tx)}
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
  await recordChanges(
    tx,
    moved.map(({ id, formerStoreCode, storeCode }) => ({
      operation: "followTsbWorkOrder",
      funLink: "TsbWorkOrder",
      subjectKind: "work-order",
      subjectId: id,
      before: { storeCode: formerStoreCode },
      after: { storeCode },
    })),
  );
  return moved.length;
}
