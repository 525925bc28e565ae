import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { meansStore } from "./asking.ts";
import { changeWorkOrder, type Reasoned, requireReason } from "./act_on_work_order.ts";
import { mayMoveTo } from "./stores_to_move_to.ts";
import { tellMoved } from "./tell_moved.ts";
import type { WorkOrder } from "./types.ts";

/** Where an order is to go, and why. */
export interface MoveAsked extends Reasoned {
  storeCode: string;
}

/**
 * Gives an order that has not ended to another store, where it is open: what was taken up is taken up there anew. Refuses as the others do, and at `storeCode`
 * `work-order-same-store`, `work-order-store-unknown` for one that is not open or that the right does not reach, and `work-order-store-not-meant` for one that the
 * bulletin is not for.
 */
export function moveWorkOrder(ctx: Ctx, { id, version, storeCode, reason }: MoveAsked): Promise<WorkOrder> {
  const to = storeCode.trim();
  return changeWorkOrder(ctx, { id, version }, "move", async (tx, order) => {
    await requireStore(tx, order, to);
    const said = await requireReason(tx, reason);
    await tx.sql`
      update tsb_work_orders
      set store_code = ${to}, state = 'open', taken_up_by = null, taken_up_at = null
      where id = ${order.id}`;
    await tellMoved(tx, [{ ...order, formerStoreCode: order.storeCode, storeCode: to }]);
    return {
      reason: said,
      storeCode: to,
      before: { storeCode: order.storeCode },
      after: { storeCode: to },
    };
  });
}

async function requireStore(
  tx: TxCtx,
  { documentId, storeCode }: { documentId: number; storeCode: string },
  to: string,
): Promise<void> {
  if (to === storeCode) throw refuseField("storeCode", "work-order-same-store");
  const { sql } = tx;
  const [store] = await sql<{ meant: boolean }[]>`
    select ${meansStore(tx)} as meant
    from orgs o, tsb_asking b
    where o.code = ${to} and ${mayMoveTo(tx)} and b.id = ${documentId}
    for key share of o`;
  if (!store) throw refuseField("storeCode", "work-order-store-unknown", { store: to });
  if (!store.meant) throw refuseField("storeCode", "work-order-store-not-meant", { store: to });
}
