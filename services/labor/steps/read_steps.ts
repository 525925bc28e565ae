import type { DocumentView } from "@/engines/documents/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { successorsOf } from "@/services/epc/successors.ts";
import { type LaborTime, laborTimeOf } from "../time/labor_time.ts";
import { baseStepsOf } from "./base_steps.ts";
import { type OwnStep, type ResolvedStep, resolveStep } from "./resolve_step.ts";
import { actionNames } from "./step_words.ts";

/** A part that a step is about. */
export interface StepPart {
  number: string;
  /** As the catalogue shows it; as it was typed where there is no such part. */
  shown: string;
  /** Null: there is no such part. */
  name: string | null;
  /** What can be ordered in its place today, by the numbers that the catalogue shows; of several sets the first. */
  replacedBy: string[];
  /** Whether it fits the vehicle in context; null without one. */
  fit: FitAnswer | null;
}

export interface StepsRead {
  steps: ResolvedStep[];
  /** By the number as the step has it. */
  parts: ReadonlyMap<string, StepPart>;
  time: LaborTime;
}

/** The steps of a revision as they are done, each with what its base step says, and their parts judged. */
export async function readSteps(
  ctx: Ctx,
  { revisionId, state, values }: DocumentView,
  vin: string | null,
): Promise<StepsRead> {
  const own = values.steps as OwnStep[];
  const ids = [...new Set(own.flatMap(({ stepId }) => stepId ?? []))];
  const [bases, actions] = await Promise.all([
    baseStepsOf(ctx, { revisionId, isFrozen: state.submitState === 1, ids }),
    actionNames(ctx),
  ]);
  const steps = own.map((step) => resolveStep(step, bases.get(step.stepId ?? ""), actions));
  const written = steps.flatMap(({ relativePart1, relativePart2 }) => [relativePart1, relativePart2]);
  return {
    steps,
    parts: await judgedParts(ctx, [...new Set(written.filter((one) => one !== null))], vin),
    time: laborTimeOf(steps, String(values.coefficient ?? "1")),
  };
}

async function judgedParts(
  ctx: Ctx,
  written: readonly string[],
  vin: string | null,
): Promise<ReadonlyMap<string, StepPart>> {
  if (written.length === 0) return new Map();
  const { sql, chain } = ctx;
  const numbers = written.map(normalPartNumber);
  const [rows, successors, fits] = await Promise.all([
    sql<{ number: string; shown: string; name: string }[]>`
      select p.number, p.shown, name_in(p.names, ${chain as string[]}) as name
      from parts p where p.number = any(${numbers}) and p.deleted_at is null`,
    successorsOf(ctx, numbers),
    vin === null ? [] : decideFit(ctx, numbers.map((partNumber) => ({ vin, partNumber }))),
  ]);
  const known = new Map(rows.map((row) => [row.number, row]));
  return new Map(written.map((text, place) => {
    const number = numbers[place]!;
    const part = known.get(number);
    return [text, {
      number,
      shown: part?.shown ?? text,
      name: part?.name ?? null,
      replacedBy: (successors.get(number)?.[0]?.parts ?? []).map(({ shown }) => shown),
      fit: fits[place] ?? null,
    }];
  }));
}
