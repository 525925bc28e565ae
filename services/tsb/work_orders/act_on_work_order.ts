import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { tsbWorkOrderFinished, tsbWorkOrderReopened, tsbWorkOrderTakenUp } from "@/events/tsb.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { today } from "@/kernel/today.ts";
import { holdCampaign, settleCampaign } from "./campaign.ts";
import { moveOf, type WorkOrderAction, type WorkOrderState } from "./moves.ts";
import { readWorkOrder, RIGHT_OF_WORK } from "./read_work_order.ts";
import { workOrderScope } from "./rows.ts";
import type { WorkOrder } from "./types.ts";

/** An order as whoever acts has read it. */
export interface AskedOrder {
  id: number;
  version: number;
}

/** What a store says of work that is done. */
export interface WorkDone extends AskedOrder {
  /** yyyy-MM-dd. */
  workedOn: string;
  /** km. */
  mileage: number;
  note?: string;
  laborCodes?: readonly string[];
  partNumbers?: readonly string[];
}

/** Why an order does not apply, or is asked for again. */
export interface Reasoned extends AskedOrder {
  reason: string;
}

/**
 * Begins the work. Refuses `not-found`, `state-changed` when somebody was faster, `work-order-taken-up`, `work-order-ended`, and `work-order-bulletin-gone` when it is not in
 * force any more.
 */
export function takeUpWorkOrder(ctx: Ctx, asked: AskedOrder): Promise<WorkOrder> {
  return changeWorkOrder(ctx, asked, "take-up", async (tx, order) => {
    const at = tx.clock();
    await tx.sql`
      update tsb_work_orders set taken_up_by = ${
      personOf(tx).id
    }, taken_up_at = ${at} where id = ${order.id}`;
    await publish(tx, tsbWorkOrderTakenUp, { ...toldOf(order), takenUpAt: at.toISOString() });
    return {};
  });
}

/**
 * Says that the work is done. Refuses as `takeUpWorkOrder` does, `work-order-not-taken-up`, `work-order-day-ahead` for a day that has not come yet, and
 * `sensitive-word`.
 */
export function finishWorkOrder(ctx: Ctx, { id, version, ...done }: WorkDone): Promise<WorkOrder> {
  const { workedOn, mileage, note = "", laborCodes = [] } = done;
  const partNumbers = (done.partNumbers ?? []).map(normalPartNumber);
  return changeWorkOrder(ctx, { id, version }, "finish", async (tx, order) => {
    if (workedOn > today(tx)) throw refuseField("workedOn", "work-order-day-ahead");
    await requireCleanText(tx, { note, laborCodes, partNumbers }, (field) => tx.t(`tsb.order.${field}`));
    await tx.sql`
      update tsb_work_orders
      set ended_at = ${tx.clock()}, ended_by = 'store', worked_on = ${workedOn}, mileage = ${mileage}, note = ${note},
        labor_codes = ${[...laborCodes]}, part_numbers = ${partNumbers}, reason = '', state = 'done'
      where id = ${order.id}`;
    await publish(tx, tsbWorkOrderFinished, {
      ...toldOf(order),
      outcome: "done",
      laborTimeCodes: [...laborCodes],
      partNumbers,
      finishedAt: tx.clock().toISOString(),
    });
    return { after: { workedOn, mileage, laborCodes, partNumbers } };
  });
}

/** Says that the work does not apply to the vehicle, and why. Refuses as `finishWorkOrder` does, and `work-order-reason-needed`. */
export function ruleOutWorkOrder(ctx: Ctx, { id, version, reason }: Reasoned): Promise<WorkOrder> {
  return changeWorkOrder(ctx, { id, version }, "rule-out", async (tx, order) => {
    const said = await requireReason(tx, reason);
    await tx.sql`
      update tsb_work_orders
      set ended_at = ${tx.clock()}, ended_by = 'store', reason = ${said}, state = 'not_applicable'
      where id = ${order.id}`;
    await publish(tx, tsbWorkOrderFinished, {
      ...toldOf(order),
      outcome: "not-applicable",
      laborTimeCodes: [],
      partNumbers: [],
      finishedAt: tx.clock().toISOString(),
    });
    return { reason: said };
  });
}

/** The factory asks again for work that was ended, and says why. What the store had written stays until it ends it anew. Refuses as the others do, and `work-order-not-ended`. */
export function reopenWorkOrder(ctx: Ctx, { id, version, reason }: Reasoned): Promise<WorkOrder> {
  return changeWorkOrder(ctx, { id, version }, "reopen", async (tx, order) => {
    const said = await requireReason(tx, reason);
    await tx.sql`
      update tsb_work_orders
      set ended_at = null, ended_by = null, reason = '', taken_up_by = null, taken_up_at = null, state = 'open'
      where id = ${order.id}`;
    await publish(tx, tsbWorkOrderReopened, toldOf(order));
    return { reason: said };
  });
}

/** An order that an action holds, with its version after the action. */
export interface HeldOrder extends AskedOrder {
  documentId: number;
  code: string;
  vin: string;
  storeCode: string;
  state: WorkOrderState;
  inForce: boolean;
}

/** What is kept of a change beside the state: its reason for the course of the order, and what the log adds. */
interface Said {
  reason?: string;
  /** Of the store that it went to. */
  storeCode?: string;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** State, step of its course, line of the log and event in one transaction, and the campaign that may end by it. */
export async function changeWorkOrder(
  ctx: Ctx,
  asked: AskedOrder,
  action: WorkOrderAction,
  write: (tx: TxCtx, order: HeldOrder) => Promise<Said>,
): Promise<WorkOrder> {
  requireRight(ctx, RIGHT_OF_WORK[action]);
  personOf(ctx);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const held = await holdWorkOrder(tx, asked.id, action);
    if (held.version !== asked.version) throw refuse("state-changed");
    const move = moveOf(held.state, action, held.inForce);
    if ("refused" in move) throw refuse(move.refused);
    const order = { ...held, version: held.version + 1 };
    const { reason = "", storeCode = null, before = {}, after = {} } = await write(tx, order);
    await sql`
      update tsb_work_orders set state = ${move.to}, version = ${order.version} where id = ${order.id}`;
    await sql`
      insert into tsb_work_order_steps (work_order_id, action, state, user_id, at, reason, store_code)
      values (${order.id}, ${action}, ${move.to}, ${
      personOf(tx).id
    }, ${tx.clock()}, ${reason}, ${storeCode})`;
    await recordChange(tx, {
      operation: `${operationOf(action)}TsbWorkOrder`,
      funLink: "TsbWorkOrder",
      subjectKind: "work-order",
      subjectId: order.id,
      before: { state: held.state, ...before },
      after: { state: move.to, ...(reason === "" ? {} : { reason }), ...after },
    });
    await settleCampaign(tx, order.documentId);
    return await readWorkOrder(tx, order.id);
  });
}

/** Holds an order that an action reaches, its campaign before it. Refuses `not-found`. */
async function holdWorkOrder(tx: TxCtx, id: number, action: WorkOrderAction): Promise<HeldOrder> {
  const { sql } = tx;
  const [at] = await sql<{ documentId: number }[]>`
    select document_id::int from tsb_work_orders where id = ${id}`;
  if (at) await holdCampaign(tx, at.documentId);
  const [row] = await sql<HeldOrder[]>`
    select w.id::int, w.version, w.document_id::int, b.code, w.vin, w.store_code, w.state, b.why_not is null as in_force
    from tsb_work_orders w
    join tsb_asking b on b.id = w.document_id
    where w.id = ${id} and ${workOrderScope(tx)} and ${workOrderScope(tx, RIGHT_OF_WORK[action])}
    for update of w`;
  if (!row) throw refuse("not-found");
  // It was handed on to another bulletin between the two statements.
  if (row.documentId !== at!.documentId) throw refuse("state-changed");
  return row;
}

/** A reason without blanks around it. Refuses `work-order-reason-needed` and `sensitive-word`. */
export async function requireReason(tx: TxCtx, reason: string): Promise<string> {
  const said = reason.trim();
  if (said === "") throw refuseField("reason", "work-order-reason-needed");
  await requireCleanText(tx, { reason: said }, () => tx.t("tsb.order.reason"));
  return said;
}

function toldOf({ id, version, documentId, code, vin, storeCode }: HeldOrder) {
  return { tsbId: documentId, tsbCode: code, version, workOrderId: id, vin, storeCode };
}

/** `take-up` as `takeUp`: actions in operation ids. */
function operationOf(action: WorkOrderAction): string {
  return action.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
