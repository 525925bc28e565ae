import type { TxCtx } from "@/kernel/ctx.ts";
import type { SentResult } from "./sent_result.ts";

/** Subject of hand-overs: the key of the request is `labor-<code>.<revision>`, so that each release is taken once. */
export const LABOR_SUBJECT = "labor";

/** A released revision whose hand-over is held until the commit. */
export interface HeldItem {
  subjectId: string;
  documentId: number;
  revisionId: number;
  code: string;
  sentResult: SentResult;
  /** Tries of all rounds. */
  attempts: number;
}

/** Name of a revision among hand-overs: `34-0520.2`. */
export function subjectOf(item: { code: string; revision: number }): string {
  return `${item.code}.${item.revision}`;
}

/** Locks a revision that was left for its hand-over. One that was not is a programming fault. */
export async function holdItem(tx: TxCtx, subjectId: string): Promise<HeldItem> {
  const { sql } = tx;
  const at = subjectId.lastIndexOf(".");
  const [row] = await sql<Omit<HeldItem, "subjectId" | "attempts">[]>`
    select d.id::int as document_id, r.id::int as revision_id, d.code, n.sent_result
    from documents d
    join document_revisions r on r.document_id = d.id and r.number = ${Number(subjectId.slice(at + 1))}
    join labor_sendings n on n.revision_id = r.id
    where d.kind = 'labor' and d.code = ${subjectId.slice(0, at)}
    for update of d, n`;
  if (!row) throw new Error(`labor item ${subjectId} was never left for a hand-over`);
  const [{ attempts }] = await sql<[{ attempts: number }]>`
    select coalesce(sum(e.attempts), 0)::int as attempts
    from pushes p join deliveries e on e.id = p.delivery_id
    where p.subject_kind = ${LABOR_SUBJECT} and p.subject_id = ${subjectId}`;
  return { ...row, subjectId, attempts };
}
