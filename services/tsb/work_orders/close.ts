import { recordChange } from "@/engines/audit/record_change.ts";
import { publishAll } from "@/engines/events/publish_all.ts";
import { tsbWorkOrderClosed, tsbWorkOrderHandedOn } from "@/events/tsb.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { Asking } from "./asking.ts";
import { meansVehicle } from "./asking.ts";
import { type EndedBy, WAITING_STATES } from "./moves.ts";

/** Orders changed in one transaction. */
export const AT_ONCE = 500;

interface Touched {
  id: number;
  vin: string;
  storeCode: string;
  version: number;
}

/**
 * Ends orders of a bulletin that nobody has begun, in a transaction that holds the campaign: all of them, or those that it does not mean. Work that has begun is
 * left to its store.
 *
 * @param notMeant only those whose vehicle it does not mean, or that are at other stores than these; null: at any
 * @returns how many; less than `AT_ONCE`: no more are left
 */
export async function closeWorkOrders(
  tx: TxCtx,
  { id, code }: Asking,
  because: Exclude<EndedBy, "store">,
  notMeant?: { notAt: string[] | null },
): Promise<number> {
  const { sql } = tx;
  const at = tx.clock();
  const closed = await sql<Touched[]>`
    with chosen as (
      select w.id from tsb_work_orders w
      where w.document_id = ${id} and w.state = 'open' and (
        ${notMeant === undefined} or w.store_code <> all(${notMeant?.notAt ?? null}::text[]) or not exists (
          select from vehicles v, tsb_asking b where v.vin = w.vin and b.id = w.document_id and ${
    meansVehicle(tx)
  }
        )
      )
      order by w.id
      limit ${AT_ONCE}
      for update
    ), ended as (
      update tsb_work_orders w
      set state = 'not_applicable', version = w.version + 1, ended_at = ${at}, ended_by = ${because}
      from chosen c
      where w.id = c.id
      returning w.id, w.vin, w.store_code, w.version
    ), steps as (
      insert into tsb_work_order_steps (work_order_id, action, state, at, reason)
      select e.id, 'close', 'not_applicable', ${at}, ${because} from ended e order by e.id
    )
    select e.id::int, e.vin, e.store_code, e.version from ended e order by e.id`;
  if (closed.length === 0) return 0;
  await publishAll(
    tx,
    tsbWorkOrderClosed,
    closed.map(({ id: workOrderId, ...order }) => ({
      tsbId: id,
      tsbCode: code,
      workOrderId,
      ...order,
      closedBecause: because,
    })),
  );
  await recordMany(tx, "closeTsbWorkOrders", id, closed, { because });
  return closed.length;
}

/**
 * Takes orders that are not ended over from the bulletin that another one took the place of, as far as that means their vehicles and stores, in a transaction that
 * holds both campaigns.
 *
 * @param stores codes of those that it is for; null: all
 * @returns how many; less than `AT_ONCE`: no more are left
 */
export async function handOnWorkOrders(
  tx: TxCtx,
  former: Asking,
  to: Asking,
  stores: string[] | null,
): Promise<number> {
  const { sql } = tx;
  const at = tx.clock();
  const handed = await sql<Touched[]>`
    with chosen as (
      select w.id from tsb_work_orders w
      join vehicles v on v.vin = w.vin
      join tsb_asking b on b.id = ${to.id} and ${meansVehicle(tx)}
      where w.document_id = ${former.id} and w.state = any(${[...WAITING_STATES]})
        and (${stores}::text[] is null or w.store_code = any(${stores}::text[]))
        and not exists (select from tsb_work_orders o where o.document_id = ${to.id} and o.vin = w.vin)
      order by w.id
      limit ${AT_ONCE}
      for update of w
    ), moved as (
      update tsb_work_orders w
      set document_id = ${to.id}, version = w.version + 1, due_on = ${to.dueOn}
      from chosen c
      where w.id = c.id
      returning w.id, w.vin, w.store_code, w.version, w.state
    ), steps as (
      insert into tsb_work_order_steps (work_order_id, action, state, at, reason)
      select m.id, 'hand-on', m.state, ${at}, ${former.code} from moved m order by m.id
    )
    select m.id::int, m.vin, m.store_code, m.version from moved m order by m.id`;
  if (handed.length === 0) return 0;
  await publishAll(
    tx,
    tsbWorkOrderHandedOn,
    handed.map(({ id: workOrderId, ...order }) => ({
      tsbId: to.id,
      tsbCode: to.code,
      workOrderId,
      ...order,
      formerTsbId: former.id,
      formerTsbCode: former.code,
      dueOn: to.dueOn,
    })),
  );
  await recordMany(tx, "handOnTsbWorkOrders", to.id, handed, { from: former.code });
  return handed.length;
}

async function recordMany(
  tx: TxCtx,
  operation: string,
  documentId: number,
  orders: readonly Touched[],
  more: Readonly<Record<string, string>>,
): Promise<void> {
  await recordChange(tx, {
    operation,
    funLink: "TsbWorkOrder",
    subjectKind: "TSBwork",
    subjectId: documentId,
    after: { orders: orders.length, from: orders[0]!.id, to: orders.at(-1)!.id, ...more },
  });
}
