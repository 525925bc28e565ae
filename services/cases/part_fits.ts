import type { Ctx } from "@/kernel/ctx.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";

/** A part that a case lists, and whether it fits the vehicle of the case. */
export interface PartFit {
  partCode: string;
  fit: FitAnswer | null;
}

/** Whether the parts of a case fit its vehicle, by the one decision; none without a vehicle. */
export async function partFits(
  ctx: Ctx,
  { vin, parts }: { vin: string | null; parts: readonly { partCode: string }[] },
): Promise<PartFit[]> {
  if (vin === null || parts.length === 0) return [];
  const answers = await decideFit(
    ctx,
    parts.map(({ partCode }) => ({ vin, partNumber: normalPartNumber(partCode) })),
  );
  return parts.map(({ partCode }, place) => ({ partCode, fit: answers[place] ?? null }));
}
