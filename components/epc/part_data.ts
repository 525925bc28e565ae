import type { PartData } from "./PartSide.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { readPart } from "@/services/epc/part.ts";
import { whereUsed } from "@/services/epc/where_used.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";

/** What the part panel shows, or why not; null when no part is asked for. */
export async function partData(ctx: Ctx, number: string | undefined): Promise<PartData | null> {
  if (!number) return null;
  return await attempt(async () => {
    const part = await readPart(ctx, number);
    const uses = await whereUsed(ctx, {
      partNumber: part.partNumber,
      pageNo: 1,
      pageSize: LIMITS.pageSizeDefault,
    });
    return { part, uses: uses.records };
  });
}
