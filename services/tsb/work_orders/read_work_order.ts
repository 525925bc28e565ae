import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { may, requireRight, type Right } from "@/kernel/access/rights.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { moveOf, WORK_ORDER_ACTIONS, type WorkOrderAction } from "./moves.ts";
import { workOrderColumns, workOrderScope, workOrderTables } from "./rows.ts";
import type { WorkOrder } from "./types.ts";

/** The right that an action asks for: stores act, the factory has ended ones opened again, and who answers for several stores moves them. */
export const RIGHT_OF_WORK: Readonly<Record<WorkOrderAction, Right>> = {
  "take-up": "TsbWorkOrder:edit",
  finish: "TsbWorkOrder:edit",
  "rule-out": "TsbWorkOrder:edit",
  reopen: "TsbWorkOrder:reopen",
  move: "TsbWorkOrder:move",
};

interface Row extends Omit<WorkOrder, "actions"> {
  reaches: Record<WorkOrderAction, boolean>;
}

/** A work order with its course, and what the reader may do with it. Refuses `no-right` and `not-found`. */
export async function readWorkOrder(ctx: Ctx, id: number): Promise<WorkOrder> {
  requireRight(ctx, "TsbWorkOrder:view");
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [row] = await sql<Row[]>`
    select ${
    workOrderColumns(ctx)
  }, w.note, w.labor_codes, w.part_numbers, b.why_not is null as bulletin_in_force,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'action', t.action, 'state', t.state, 'by', p.full_name, 'reason', t.reason,
          'storeName', (select name_in(x.names, ${chain}) from orgs x where x.code = t.store_code),
          'at', to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by t.id), '[]')
        from tsb_work_order_steps t left join users p on p.id = t.user_id
        where t.work_order_id = w.id
      ) as steps,
      ${workOrderScope(ctx, "TsbWorkOrder:edit")} as may_edit,
      ${workOrderScope(ctx, "TsbWorkOrder:reopen")} as may_reopen,
      ${workOrderScope(ctx, "TsbWorkOrder:move")} as may_move
    from ${workOrderTables(ctx)}
    where w.id = ${id} and ${workOrderScope(ctx)}`;
  if (!row) throw refuse("not-found");
  const { mayEdit, mayReopen, mayMove, ...order } = isoMoments(row) as unknown as WorkOrder & {
    mayEdit: boolean;
    mayReopen: boolean;
    mayMove: boolean;
  };
  const refused = (action: WorkOrderAction): string | null => {
    const right = RIGHT_OF_WORK[action];
    const reaches = { reopen: mayReopen, move: mayMove }[action as string] ?? mayEdit;
    if (!personOrNull(ctx) || !may(ctx.actor, right) || !reaches) return sentenceOf(ctx, refuse("no-right"));
    const move = moveOf(order.state, action, order.bulletinInForce);
    return "refused" in move ? sentenceOf(ctx, refuse(move.refused)) : null;
  };
  return {
    ...order,
    actions: WORK_ORDER_ACTIONS.map((action) => ({ action, refused: refused(action) })),
  };
}
