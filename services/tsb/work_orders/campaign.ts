import { recordChange } from "@/engines/audit/record_change.ts";
import { countOn } from "@/engines/documents/tell.ts";
import { publish } from "@/engines/events/publish.ts";
import { tsbCampaignClosed } from "@/events/tsb.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { WAITING_STATES } from "./moves.ts";

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
  const [now] = await sql<
    { code: string; closed: boolean; raised: boolean; waiting: number; done: number; not: number }[]
  >`
    select d.code, c.closed_at is not null as closed, c.raised_at is not null as raised,
      count(w.id) filter (where w.state = any(${[...WAITING_STATES]}))::int as waiting,
      count(w.id) filter (where w.state = 'done')::int as done,
      count(w.id) filter (where w.state = 'not_applicable')::int as not
    from tsb_campaigns c
    join documents d on d.id = c.document_id
    left join tsb_work_orders w on w.document_id = c.document_id
    where c.document_id = ${documentId}
    group by d.code, c.closed_at, c.raised_at`;
  if (!now) return;
  const { waiting, done, not, closed } = now;
  const isOver = now.raised && waiting === 0 && done + not > 0;
  if (isOver === closed) return;
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
    tsbCode: now.code,
    version: await countOn(tx, { id: documentId }),
    doneCount: done,
    notApplicableCount: not,
    closedAt: at.toISOString(),
  });
}
