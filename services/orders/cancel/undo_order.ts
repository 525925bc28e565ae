import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { withdrawPush } from "@/engines/pushes/request_push.ts";
import { addToCart } from "../change_cart.ts";
import { currentJobId, makeJobCurrent } from "../jobs/current.ts";
import { holdOrder, moveOrder } from "../move_order.ts";
import { requireReadable } from "../read_orders.ts";

/**
 * Takes an order back within the seconds for which its hand-over is held: it never leaves the portal, and its lines are in the job again that it was
 * sent from, beside what was put there since. That job is the sender's cart again; where it is no longer theirs, their cart takes the lines.
 *
 * Refuses `order-unknown`, `order-not-yours`, `order-undo-late`, and what keeps a line from being put into the cart.
 */
export async function undoOrder(ctx: Ctx, number: string): Promise<void> {
  await requireReadable(ctx, number);
  await ctx.tx(async (tx) => {
    const order = await holdOrder(tx, number);
    if (Number(order.userId) !== personOf(tx).id) throw refuse("order-not-yours");
    const isHeld = order.heldUntil !== null && tx.clock() < order.heldUntil;
    if (order.state !== "waiting" || !isHeld) throw refuse("order-undo-late");
    if (await withdrawPush(tx, "order", number) === "begun") throw refuse("order-undo-late");
    await returnToJob(tx, order.jobId);
    await putBack(tx, number);
    await moveOrder(tx, order, ["cancel"], { operation: "undoOrder", cancelled: "undone" });
  });
}

interface SentLine {
  partNumber: string;
  quantity: number;
  vin: string | null;
  seriesCode: string | null;
  figureCode: string | null;
  callout: string | null;
  note: string;
  wantedAllTheSame: boolean;
}

async function returnToJob(tx: TxCtx, jobId: number | null): Promise<void> {
  if (jobId === null || jobId === await currentJobId(tx)) return;
  const [own] = await tx.sql`
    select from jobs
    where id = ${jobId} and user_id = ${personOf(tx).id} and archived_at is null and deleted_at is null`;
  if (own) await makeJobCurrent(tx, jobId);
}

async function putBack(tx: TxCtx, number: string): Promise<void> {
  const lines = await tx.sql<SentLine[]>`
    select part_number, quantity, vin, series_code, figure_code, callout, note,
      consent_by is not null as wanted_all_the_same
    from order_lines
    where order_number = ${number}
    order by line_no`;
  for (const { vin, seriesCode, figureCode, callout, wantedAllTheSame, ...line } of lines) {
    await addToCart(tx, {
      ...line,
      vin: vin ?? undefined,
      seriesCode: seriesCode ?? undefined,
      figureCode: figureCode ?? undefined,
      callout: callout ?? undefined,
      consent: wantedAllTheSame,
    });
  }
}
