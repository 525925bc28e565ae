import type { Fragment } from "postgres";
import { recordChange } from "@/engines/audit/record_change.ts";
import { publishAll } from "@/engines/events/publish_all.ts";
import { tsbWorkOrderClosed, tsbWorkOrderHandedOn } from "@/events/tsb.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { type Asking, dueDay, meansVehicle } from "./asking.ts";
import type { EndedBy } from "./moves.ts";

/** Orders looked at in one transaction. */
const AT_ONCE = 500;

interface Touched {
  id: number;
  vin: string;
  storeCode: string;
  version: number;
}

/** The next orders of a bulletin that wait, and which of them are chosen. */
interface Page {
  chosen: number[];
  /** VIN of the last one; null: there are no more. */
  last: string | null;
}

/**
 * Ends orders of a bulletin that nobody has begun, in a transaction that holds the campaign: all of them, or those that it does not mean. Work that has begun is
 * left to its store.
 *
 * @param after VIN of the last order that was looked at; empty: from the first on
 * @param notMeant only those whose vehicle it does not mean, or that are at other stores than these; null: at any
 * @returns the VIN to go on after; null: that was the last
 */
export async function closeWorkOrders(
  tx: TxCtx,
  { id, code }: Asking,
  because: Exclude<EndedBy, "store">,
  after: string,
  notMeant?: { notAt: string[] | null },
): Promise<string | null> {
  const { sql } = tx;
  const at = tx.clock();
  const { chosen, last } = await nextWaiting(
    tx,
    { of: id, meantBy: id, after },
    notMeant === undefined ? sql`w.state = 'open'` : sql`w.state = 'open' and (
      w.store_code <> all(${notMeant.notAt}::text[]) or (v.vin is not null and ${
      meansVehicle(tx)
    }) is not true
    )`,
  );
  if (chosen.length === 0) return last;
  const closed = await sql<Touched[]>`
    with ended as (
      update tsb_work_orders w
      set state = 'not_applicable', version = w.version + 1, ended_at = ${at}, ended_by = ${because}
      where w.id = any(${chosen})
      returning w.id, w.vin, w.store_code, w.version
    ), steps as (
      insert into tsb_work_order_steps (work_order_id, action, state, at, reason)
      select e.id, 'close', 'not_applicable', ${at}, ${because} from ended e order by e.id
    )
    select e.id::int, e.vin, e.store_code, e.version from ended e order by e.id`;
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
  return last;
}

/**
 * Takes orders that are not ended over from the bulletin that another one took the place of, as far as that means their vehicles and stores, in a transaction that
 * holds both campaigns.
 *
 * @param stores codes of those that it is for; null: all
 * @param after VIN of the last order that was looked at; empty: from the first on
 * @returns the VIN to go on after; null: that was the last
 */
export async function handOnWorkOrders(
  tx: TxCtx,
  former: Asking,
  to: Asking,
  stores: string[] | null,
  after: string,
): Promise<string | null> {
  const { sql } = tx;
  const at = tx.clock();
  const { chosen, last } = await nextWaiting(
    tx,
    { of: former.id, meantBy: to.id, after },
    sql`v.vin is not null and ${meansVehicle(tx)}
      and (${stores}::text[] is null or w.store_code = any(${stores}::text[]))
      and not exists (select from tsb_work_orders o where o.document_id = ${to.id} and o.vin = w.vin)`,
  );
  if (chosen.length === 0) return last;
  const handed = await sql<(Touched & { dueOn: string | null })[]>`
    with moved as (
      update tsb_work_orders w
      set document_id = ${to.id}, version = w.version + 1, due_on = ${dueDay(tx, to)}
      from orgs o
      where o.code = w.store_code and w.id = any(${chosen})
      returning w.id, w.vin, w.store_code, w.version, w.due_on, w.state
    ), steps as (
      insert into tsb_work_order_steps (work_order_id, action, state, at, reason)
      select m.id, 'hand-on', m.state, ${at}, ${former.code} from moved m order by m.id
    )
    select m.id::int, m.vin, m.store_code, m.version, m.due_on::text from moved m order by m.id`;
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
    })),
  );
  await recordMany(tx, "handOnTsbWorkOrders", to.id, handed, { from: former.code });
  return last;
}

/**
 * The next orders of a bulletin that wait, by VIN: as many as one transaction looks at, whether few or all of them are chosen.
 *
 * @param choice over the order `w`, its vehicle `v`, which may be gone, and `b` of `tsb_asking`, the bulletin `meantBy`
 */
async function nextWaiting(
  { sql }: TxCtx,
  { of, meantBy, after }: { of: number; meantBy: number; after: string },
  choice: Fragment,
): Promise<Page> {
  const rows = await sql<{ id: number; vin: string; isChosen: boolean }[]>`
    select w.id::int, w.vin, (${choice}) is true as is_chosen
    from (
      select o.id, o.vin, o.store_code, o.state from tsb_work_orders o
      where o.document_id = ${of} and o.vin > ${after} and o.state in ('open', 'in_work')
      order by o.vin
      limit ${AT_ONCE}
    ) w
    join tsb_asking b on b.id = ${meantBy}
    left join vehicles v on v.vin = w.vin
    order by w.vin`;
  return {
    chosen: rows.filter(({ isChosen }) => isChosen).map(({ id }) => id),
    last: rows.length < AT_ONCE ? null : rows.at(-1)!.vin,
  };
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
