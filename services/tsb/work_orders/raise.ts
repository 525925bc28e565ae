import { recordChange } from "@/engines/audit/record_change.ts";
import { publishAll } from "@/engines/events/publish_all.ts";
import { tsbWorkOrderRaised } from "@/events/tsb.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { type Asking, dueDay } from "./asking.ts";

/** A vehicle and the store that answers for it. */
export interface VehicleAtStore {
  vin: string;
  storeCode: string;
}

/**
 * Asks for work on vehicles, in a transaction that holds the campaign: one order each, and again for those that the portal itself had ended. A vehicle that
 * has its order is passed over, so it may be done twice; and one on which a store has begun or ended the work because of a bulletin before or after this
 * one in its line of successors.
 *
 * @returns how many were raised
 */
export async function raiseWorkOrders(
  tx: TxCtx,
  asking: Asking,
  vehicles: readonly VehicleAtStore[],
): Promise<number> {
  if (vehicles.length === 0) return 0;
  const { sql } = tx;
  const { id, code } = asking;
  const at = tx.clock();
  const vins = vehicles.map(({ vin }) => vin);
  const raised = await sql<
    { id: number; vin: string; storeCode: string; version: number; dueOn: string | null }[]
  >`
    with recursive line as (
      select d.id, d.supersedes_id from documents d where d.id = ${id}
      union
      select d.id, d.supersedes_id from documents d join line l on d.id = l.supersedes_id or d.supersedes_id = l.id
    ), worked_on as (
      select o.vin
      from tsb_work_orders o
      where o.document_id in (select l.id from line l where l.id <> ${id}) and o.vin = any(${vins})
        and (o.state = 'in_work' or o.ended_by = 'store')
    ), again as (
      update tsb_work_orders w
      set state = 'open', version = w.version + 1, ended_at = null, ended_by = null, reason = '', due_on = ${
    dueDay(tx, asking)
  }
      from orgs o
      where o.code = w.store_code and w.document_id = ${id} and w.vin = any(${vins})
        and w.state = 'not_applicable' and w.ended_by <> 'store' and w.vin not in (select k.vin from worked_on k)
      returning w.id, w.vin, w.store_code, w.version, w.due_on, 'resume' as action
    ), fresh as (
      insert into tsb_work_orders (document_id, vin, store_code, due_on, raised_at)
      select ${id}, g.vin, g.store, ${dueDay(tx, asking)}, ${at}
      from unnest(${vins}::text[], ${vehicles.map(({ storeCode }) => storeCode)}::text[]) g (vin, store)
      join orgs o on o.code = g.store
      where g.vin not in (select k.vin from worked_on k)
      order by g.vin
      on conflict (document_id, vin) do nothing
      returning id, vin, store_code, version, due_on, 'raise' as action
    ), all_of_them as (
      select * from again union all select * from fresh
    ), steps as (
      insert into tsb_work_order_steps (work_order_id, action, state, at)
      select a.id, a.action, 'open', ${at} from all_of_them a order by a.id
    )
    select a.id::int, a.vin, a.store_code, a.version, a.due_on::text from all_of_them a order by a.id`;
  if (raised.length === 0) return 0;
  await publishAll(
    tx,
    tsbWorkOrderRaised,
    raised.map(({ id: workOrderId, vin, storeCode, version, dueOn }) => ({
      tsbId: id,
      tsbCode: code,
      version,
      workOrderId,
      vin,
      storeCode,
      dueOn,
    })),
  );
  await recordChange(tx, {
    operation: "raiseTsbWorkOrders",
    funLink: "TsbWorkOrder",
    subjectKind: "TSBwork",
    subjectId: id,
    after: { raised: raised.length, from: raised[0]!.id, to: raised.at(-1)!.id },
  });
  return raised.length;
}
