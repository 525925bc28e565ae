import type { DocumentView } from "@/engines/documents/types.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { requireSoundContents } from "../overlap/require_sound_contents.ts";
import { secondsOf } from "../time/labor_time.ts";
import { writeTimes } from "../time/write_times.ts";
import { baseStepsToday, freezeBaseSteps } from "./base_steps.ts";
import { partsOfSteps } from "./parts_of_steps.ts";
import { type OwnStep, resolveStep } from "./resolve_step.ts";

type Item = DocumentView<
  {
    steps: (OwnStep & { id: string | null })[];
    contains: string[];
  }
>;

/**
 * What a labor item must be when it is submitted, beside its fields: each step says what is done and how long it takes, names base steps and parts that there
 * are, and what it contains is there and in no circle. What its base steps say today is kept with it. Refuses by field and row.
 */
export async function checkItem(tx: TxCtx, item: Item): Promise<void> {
  const { steps, contains } = item.values;
  const ids = steps.flatMap(({ stepId }) => stepId || []);
  const [bases, known] = await Promise.all([baseStepsToday(tx, ids), knownParts(tx, partsOfSteps(steps))]);
  const faults = steps.flatMap((step, place): FieldRefusal[] => {
    const at = (member: string) => `steps.${place}.${member}`;
    const { isUnknown, actionName, stepTime } = resolveStep(step, bases.get(step.stepId ?? ""), {});
    if (isUnknown) {
      return [{ field: at("stepId"), rule: "labor-step-unknown", params: { step: step.stepId! } }];
    }
    return [
      ...(actionName === "" ? [{ field: at("actionName"), rule: "field-required" }] : []),
      ...(stepTime === null || !secondsOf(stepTime)
        ? [{ field: at("stepTime"), rule: "labor-step-no-time" }]
        : []),
      ...(["relativePart1", "relativePart2"] as const).flatMap((member) => {
        const written = step[member];
        return written && !known.has(normalPartNumber(written))
          ? [{ field: at(member), rule: "part-unknown", params: { number: written } }]
          : [];
      }),
    ];
  });
  if (faults.length > 0) throw refuse("invalid-input", {}, faults);
  await requireSoundContents(tx, item.code!, contains);
  await freezeBaseSteps(tx, item.revisionId);
  await writeTimes(tx, item);
}

async function knownParts({ sql }: TxCtx, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ number: string }[]>`
    select number from parts where number = any(${[...numbers]}) and deleted_at is null`;
  return new Set(rows.map(({ number }) => number));
}
