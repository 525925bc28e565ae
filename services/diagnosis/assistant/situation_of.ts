import type { Ctx } from "@/kernel/ctx.ts";
import { readDiagnosis } from "../course/read_diagnosis.ts";
import type { Situation } from "./types.ts";

/** What a diagnosis found, as a situation: vehicle, faults that are stored, those present first, and the complaint of the visit. Refuses `not-found`. */
export async function situationOf(
  ctx: Ctx,
  diagnosisId: number,
): Promise<Pick<Situation, "vin" | "dtc" | "complaint">> {
  const { vin, found, worksheetId } = await readDiagnosis(ctx, diagnosisId);
  const dtcs = found.flatMap(({ dtcs }) => dtcs)
    .filter(({ clearedAt, recordState }) => clearedAt === null && recordState !== "neither")
    .sort((a, b) => Number(b.recordState === "current") - Number(a.recordState === "current"));
  const [sheet] = worksheetId === null ? [] : await ctx.sql<{ complaint: string }[]>`
    select complaint from vds_worksheets where id = ${worksheetId}`;
  return {
    vin,
    dtc: [...new Set(dtcs.map(({ dtcCode }) => dtcCode))].slice(0, 30),
    complaint: sheet?.complaint ?? "",
  };
}
