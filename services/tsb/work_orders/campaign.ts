import { recordChange } from "@/engines/audit/record_change.ts";
import { countOn } from "@/engines/documents/tell.ts";
import { publish } from "@/engines/events/publish.ts";
import { tsbCampaignClosed } from "@/events/tsb.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/**
 * Holds what a bulletin asks for as a whole until the commit, before any of its orders: whatever changes orders takes the two in this order.
 *
 * @returns whether there is one
 */
export async function holdCampaign({ sql }: TxCtx, documentId: number): Promise<boolean> {
  const [row] = await sql`select from tsb_campaigns where document_id = ${documentId} for update`;
  return row !== undefined;
}

/**
 * Closes a held campaign once all of its orders are done or not applicable, with its event; opens it again when one is not. Until all vehicles were
 * gone through for the first time it stays open.
 */
export async function settleCampaign(tx: TxCtx, documentId: number): Promise<void> {
  const { sql } = tx;
  // Asked at each step of each order: whether there is one, not how many.
  const [now] = await sql<{ code: string; closed: boolean; isOver: boolean }[]>`
    select d.code, c.closed_at is not null as closed,
      c.raised_at is not null
        and exists (select from tsb_work_orders w where w.document_id = c.document_id)
        and not exists (
          select from tsb_work_orders w where w.document_id = c.document_id and w.state in ('open', 'in_work')
        ) as is_over
    from tsb_campaigns c
    join documents d on d.id = c.document_id
    where c.document_id = ${documentId}`;
  if (!now || now.isOver === now.closed) return;
  const { code, isOver } = now;
  const [{ waiting, done, not }] = await sql<[{ waiting: number; done: number; not: number }]>`
    select
      count(*) filter (where w.state in ('open', 'in_work'))::int as waiting,
      count(*) filter (where w.state = 'done')::int as done,
      count(*) filter (where w.state = 'not_applicable')::int as not
    from tsb_work_orders w
    where w.document_id = ${documentId}`;
  const at = tx.clock();
  await sql`
    update tsb_campaigns set closed_at = case when ${isOver} then ${at}::timestamptz end
    where document_id = ${documentId}`;
  await recordChange(tx, {
    operation: isOver ? "closeTsbCampaign" : "openTsbCampaign",
    funLink: "TsbWorkOrder",
    subjectKind: "TSBwork",
    subjectId: documentId,
    after: { done, notApplicable: not, waiting },
  });
  if (!isOver) return;
  await publish(tx, tsbCampaignClosed, {
    tsbId: documentId,
    tsbCode: code,
    version: await countOn(tx, { id: documentId }),
    doneCount: done,
    notApplicableCount: not,
    closedAt: at.toISOString(),
  });
}
