import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { ClaimPushState } from "./claim_push.ts";

/** A claim whose row this transaction holds, as its hand-over needs it. */
export interface HeldClaim {
  id: number;
  code: string;
  /** What was handed over, else what would be: the revision that has passed last. */
  revisionId: number;
  storeCode: string;
  authorId: number;
  /** Null: it was never handed over. */
  state: ClaimPushState | null;
  requestedBy: number | null;
}

/** Locks a claim by its number. Refuses `not-found`. */
export async function holdClaim(tx: TxCtx, code: string): Promise<HeldClaim> {
  const { sql } = tx;
  await sql`select from documents where kind = 'claim' and code = ${code} for update`;
  const [row] = await sql<HeldClaim[]>`
    select d.id::int as id, d.code, coalesce(h.revision_id, r.id)::int as revision_id, r.org_code as store_code,
      d.author_id::int as author_id, h.state, h.requested_by::int as requested_by
    from documents d
    join document_revisions r on r.document_id = d.id
    left join claim_pushes h on h.document_id = d.id
    where d.kind = 'claim' and d.code = ${code}
    order by r.number desc
    limit 1`;
  if (!row) throw refuse("not-found");
  return row;
}
