import { z } from "zod";
import { readDocument } from "@/engines/documents/read_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { laborDocument } from "../labor_document.ts";

export const faultOfItem = z.object({
  laborTimeCode: z.string().trim().min(1).max(40),
  faultCode: z.string().trim().min(1).max(12),
});
/** A fault code of a labor item. */
type FaultOfItem = z.infer<typeof faultOfItem>;

/** Binds the last revision of a labor item to a fault code. Refuses `labor-unknown`, `illegal-fault-code`, `duplicate`, and what saving a draft refuses. */
export async function bindFault(ctx: Ctx, { laborTimeCode, faultCode }: FaultOfItem): Promise<null> {
  const code = faultCode.trim().toUpperCase();
  await changeFaults(ctx, laborTimeCode, (faults) => {
    if (faults.includes(code)) throw refuseField("faultCode", "duplicate");
    return [...faults, code];
  });
  return null;
}

/** Takes a fault code off again. Refuses `labor-unknown`, `illegal-fault-code` of one that it is not bound to, and what saving a draft refuses. */
export async function releaseFault(ctx: Ctx, { laborTimeCode, faultCode }: FaultOfItem): Promise<null> {
  await changeFaults(ctx, laborTimeCode, (faults) => {
    if (!faults.includes(faultCode)) throw refuseField("faultCode", "illegal-fault-code");
    return faults.filter((one) => one !== faultCode);
  });
  return null;
}

async function changeFaults(
  ctx: Ctx,
  laborTimeCode: string,
  change: (faults: readonly string[]) => string[],
): Promise<void> {
  requireRight(ctx, "LaborWork:edit");
  await ctx.tx(async (tx) => {
    const { sql } = tx;
    const code = laborTimeCode.trim().toUpperCase();
    const [found] = await sql<{ id: number }[]>`
      select d.id::int as id from documents d where d.kind = 'labor' and d.code = ${code} for update`;
    if (!found) throw refuseField("laborTimeCode", "labor-unknown", { code });
    const item = await readDocument(tx, laborDocument, { id: found.id });
    const faults = change(item.values.laborTimeFaultCode);
    const [{ known }] = await sql<[{ known: number }]>`
      select count(*)::int as known from labor_faults where code = any(${faults}) and deleted_at is null`;
    if (known < faults.length) throw refuseField("faultCode", "illegal-fault-code");
    await saveDraft(tx, laborDocument, {
      id: item.id,
      revision: item.revision,
      version: item.version,
      values: { laborTimeFaultCode: faults },
    });
  });
}
