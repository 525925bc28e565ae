import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { withdrawPush } from "@/engines/pushes/request_push.ts";
import { restoreJob } from "../jobs/change_jobs.ts";
import { currentJobId, insertJob, lockCurrentJob, makeJobCurrent } from "../jobs/current.ts";
import { holdOrder, moveOrder } from "../move_order.ts";
import { putLine } from "../put_line.ts";
import { requireReadable } from "../read_orders.ts";
import type { ConsentColumns, Origin } from "../require_fit.ts";

/**
 * Takes an order back within the seconds for which its hand-over is held: it never leaves the portal, and its lines are in the job again that it was
 * sent from, beside what was put there since. That job is the sender's cart again.
 *
 * Refuses `order-unknown`, `order-not-yours`, `order-ended` (taken back or cancelled before), `order-undo-late`, `jobs-too-many` and what keeps a line from being put into the cart.
 */
export async function undoOrder(ctx: Ctx, number: string): Promise<void> {
  await requireReadable(ctx, number);
  await ctx.tx(async (tx) => {
    const order = await holdOrder(tx, number);
    if (Number(order.userId) !== personOf(tx).id) throw refuse("order-not-yours");
    if (order.state === "cancelled") throw refuse("order-ended");
    const isHeld = order.heldUntil !== null && tx.clock() < order.heldUntil;
    if (order.state !== "waiting" || !isHeld) throw refuse("order-undo-late");
    if (await withdrawPush(tx, "order", number) === "begun") throw refuse("order-undo-late");
    await putBack(tx, number, await returnToJob(tx, order.jobId));
    await moveOrder(tx, order, ["cancel"], { operation: "undoOrder", cancelled: "undone" });
  });
}

/**
 * The sender's cart again, held: the job that the order came from, out of the archive where it was put away since. Where a colleague works on it by
 * now, a new one for the same car: its lines never go into the job of another car.
 */
async function returnToJob(tx: TxCtx, jobId: number | null): Promise<number> {
  const [job] = await tx.sql<SentFrom[]>`
    select user_id = ${
    personOf(tx).id
  } as own, archived_at is not null as is_archived, name, customer, plate, repair_order, vin
    from jobs
    where id = ${jobId}`;
  if (!job) return (await insertJob(tx, {})).id;
  const { own, isArchived, ...facts } = job;
  if (!own) return (await insertJob(tx, facts)).id;
  if (isArchived) await restoreJob(tx, jobId!);
  if (await currentJobId(tx) !== jobId) await makeJobCurrent(tx, jobId!);
  return await lockCurrentJob(tx, jobId!);
}

interface SentFrom {
  own: boolean;
  isArchived: boolean;
  name: string;
  customer: string;
  plate: string;
  repairOrder: string;
  vin: string | null;
}

interface SentLine extends Origin, ConsentColumns {
  partNumber: string;
  quantity: number;
  note: string;
}

/** Puts the lines back as they were sent: who consented to what does not fit stays who they were. */
async function putBack(tx: TxCtx, number: string, jobId: number): Promise<void> {
  const lines = await tx.sql<SentLine[]>`
    select part_number, quantity, vin, series_code, figure_code, callout, note, consent_by, consent_at, consent_reason,
      case when consent_by is not null then quantity end as consent_quantity
    from order_lines
    where order_number = ${number}
    order by line_no`;
  for (const { partNumber, quantity, note, ...line } of lines) {
    await putLine(tx, jobId, line, { partNumber, quantity, note }, true, line);
  }
}
