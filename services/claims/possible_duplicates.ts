import { z } from "zod";
import { inScope } from "@/engines/documents/document_scope.ts";
import { documentRight } from "@/engines/documents/document_rights.ts";
import { claimDocument } from "./claim_document.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";

/** What makes two claims the same: one vehicle, one part that caused it, one day. */
export interface ClaimedOnce {
  /** The claim that is looked at; left out: one that is not there yet. */
  id?: number;
  vin: string | null;
  /** In any writing. */
  causalPart: string | null;
  repairDate: string | null;
}

export const possibleDuplicate = z.object({ id: z.int(), code: z.string() });
/** A claim that may be about the same repair. */
type PossibleDuplicate = z.infer<typeof possibleDuplicate>;

/** Claims about the same repair: those that the reader may see by name, and how many there are beside them. */
export async function possibleDuplicates(
  ctx: Ctx,
  { id = 0, vin, causalPart, repairDate }: ClaimedOnce,
): Promise<{ seen: PossibleDuplicate[]; unseen: number }> {
  if (vin === null || causalPart === null || repairDate === null) return { seen: [], unseen: 0 };
  const { sql } = ctx;
  const isSeen = inScope(ctx, documentRight(claimDocument, "view"));
  const rows = await sql<(PossibleDuplicate & { isSeen: boolean })[]>`
    select d.id::int as id, d.code, coalesce(${isSeen}, false) as is_seen
    from claim_details k
    join document_revisions r on r.id = k.revision_id and r.is_last and r.discard = 1
    join documents d on d.id = r.document_id
    join claim_parts p on p.revision_id = k.revision_id and p.causal
    where k.vin = ${vin} and k.repair_date = ${repairDate} and d.id <> ${id}
      and regexp_replace(upper(p.part_code), '[^A-Z0-9]', '', 'g') = ${normalPartNumber(causalPart)}
    order by d.id`;
  return {
    seen: rows.filter((one) => one.isSeen).map(({ id, code }) => ({ id, code })),
    unseen: rows.filter((one) => !one.isSeen).length,
  };
}
