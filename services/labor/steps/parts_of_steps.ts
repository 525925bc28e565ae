import { normalPartNumber } from "@/services/epc/part_number.ts";
import type { OwnStep } from "./resolve_step.ts";

/** Numbers of the parts that steps name themselves, each once. */
export function partsOfSteps(
  steps: readonly Pick<OwnStep, "relativePart1" | "relativePart2">[],
): string[] {
  const written = steps.flatMap(({ relativePart1, relativePart2 }) => [relativePart1, relativePart2]);
  return [...new Set(written.flatMap((one) => one ? [normalPartNumber(one)] : []))];
}
