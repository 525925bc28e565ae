import { documentRight } from "@/engines/documents/document_rights.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { cartLines } from "@/services/orders/cart.ts";
import { currentJobId } from "@/services/orders/jobs/current.ts";
import { claimDocument } from "./claim_document.ts";

/**
 * Takes parts and labor items of the caller's current job into a draft, as far as they are for its vehicle and are not in it yet. Refuses
 * `claim-job-empty` where there is nothing to take, and what saving a draft refuses.
 */
export async function takeFromJob(
  ctx: Ctx,
  { id, revision, version }: { id: number; revision: number; version: number },
): Promise<{ parts: number; labor: number }> {
  const by = documentRight(claimDocument, "edit");
  requireRight(ctx, by);
  return await ctx.tx(async (tx) => {
    const { values } = await readDocument(tx, claimDocument, { id, revision }, { by });
    const there = new Set(values.parts.map(({ partCode }) => normalPartNumber(partCode)));
    const lines = (await cartLines(tx)).filter(({ partNumber, vin }) =>
      !there.has(partNumber) && (vin === null || values.vin === null || vin === values.vin)
    );
    const known = new Set(values.labor.map(({ laborTimeCode }) => laborTimeCode));
    const work = (await laborOfJob(tx)).filter((code) => !known.has(code));
    if (lines.length + work.length === 0) throw refuse("claim-job-empty");
    await saveDraft(tx, claimDocument, {
      id,
      revision,
      version,
      values: {
        ...(values.vin === null ? { vin: lines.find(({ vin }) => vin !== null)?.vin ?? null } : {}),
        parts: [
          ...values.parts,
          ...lines.map(({ shown, quantity }) => ({ partCode: shown, partNum: quantity })),
        ],
        labor: [...values.labor, ...work.map((laborTimeCode) => ({ laborTimeCode }))],
      },
    });
    return { parts: lines.length, labor: work.length };
  });
}

/** Codes of the labor items of the caller's current job. */
async function laborOfJob(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.sql<{ code: string }[]>`
    select labor_time_code as code from job_labor where job_id = ${await currentJobId(ctx)} order by id`;
  return rows.map(({ code }) => code);
}
