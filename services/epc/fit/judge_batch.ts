import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { visiblePart } from "../part.ts";
import { normalPartNumber } from "../part_number.ts";
import { readVehicle } from "../read_vehicle.ts";
import { runEpcQuery } from "../run_epc_query.ts";
import { fullVinOf } from "../subject.ts";
import { decideFit } from "./decide_fit.ts";
import { fitAnswer } from "./fit_types.ts";

/** Longer than any number, code or callout. */
const code = z.string().min(1).max(100);

const question = z.object({
  partNumber: code.describe("in any writing"),
  figureCode: code.optional().describe("figure whose line decides"),
  callout: code.optional().describe("its item in that figure"),
});

export const fitBatch = z.object({
  vin: z.string().describe("17 characters, or the last 8"),
  questions: z.array(question).min(1).max(LIMITS.fitQuestions)
    .describe("a part, or a line: a part with the figure and item where it stands"),
});
/** Parts or lines for one vehicle. */
export type FitBatch = z.infer<typeof fitBatch>;

export const fitBatchAnswer = z.object({
  vin: z.string().describe("whole"),
  answers: z.array(fitAnswer.extend({
    partNumber: z.string().describe("without grouping"),
    known: z.boolean().describe("there is such a part that the caller may see; else fit is unknown"),
  })).describe("one for each question, in their order"),
});
export type FitBatchAnswer = z.infer<typeof fitBatchAnswer>;

/**
 * Whether parts or lines fit a vehicle: up to 500 decided by one statement (`decideFit`). Refuses what the VIN look-up refuses; a part
 * number that is not known is no refusal, so that one wrong row does not cost the others their answer.
 */
export function judgeBatch(ctx: Ctx, { vin: typed, questions }: FitBatch): Promise<FitBatchAnswer> {
  return runEpcQuery(async () => {
    const { vin } = await readVehicle(ctx, await fullVinOf(ctx, typed));
    const asked = questions.map((one) => ({ ...one, vin, partNumber: normalPartNumber(one.partNumber) }));
    const [decided, known] = await Promise.all([
      decideFit(ctx, asked),
      knownParts(ctx, asked.map((one) => one.partNumber)),
    ]);
    return {
      vin,
      answers: asked.map(({ partNumber }, place) =>
        known.has(partNumber)
          ? { partNumber, known: true, ...decided[place]! }
          : { partNumber, known: false, fit: "unknown" as const, reason: ctx.t("epc.fit.no_part"), via: null }
      ),
    };
  });
}

async function knownParts(ctx: Ctx, numbers: string[]): Promise<Set<string>> {
  const rows = await ctx.sql<{ id: string }[]>`
    select d.id
    from search_documents d
    where d.kind = 'part' and d.id = any (${numbers}::text[]) and ${visiblePart(ctx)}`;
  return new Set(rows.map((row) => row.id));
}
