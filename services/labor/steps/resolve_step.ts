/** A step as its item says it; what is empty says its base step. */
export interface OwnStep {
  stepId: string | null;
  actionName: string | null;
  relativePart1: string | null;
  relativePart2: string | null;
  stepTime: string | null;
  tool: string | null;
  subsidiary: string | null;
  partNum: number | null;
  workerNum: number | null;
}

/** What a base step says, in the reader's words. */
export interface BaseStep {
  stepId: string;
  stepName: string;
  actionName: string;
  relativePart1: string | null;
  relativePart2: string | null;
  stepTime: string;
  tool: string;
  subsidiary: string | null;
  partNum: number;
  workerNum: number;
}

/** A step as it is done. */
export interface ResolvedStep {
  stepId: string | null;
  /** What is done, in words: its own, else the name of the base step. */
  actionName: string;
  relativePart1: string | null;
  relativePart2: string | null;
  /** HH:MM:SS; null: nobody has said yet. */
  stepTime: string | null;
  tool: string;
  subsidiary: string;
  partNum: number;
  workerNum: number;
  /** It names a base step that is not there. */
  isUnknown: boolean;
}

/**
 * A step with what its base step says wherever it says nothing itself. In the browser as on the server.
 *
 * @param base undefined where it names none, or one that is not there
 * @param actions names of the action library by their codes
 */
export function resolveStep(
  step: OwnStep,
  base: BaseStep | undefined,
  actions: Readonly<Record<string, string>>,
): ResolvedStep {
  const own = step.actionName && (actions[step.actionName] ?? step.actionName);
  return {
    stepId: step.stepId,
    actionName: own || base?.stepName || "",
    relativePart1: step.relativePart1 || base?.relativePart1 || null,
    relativePart2: step.relativePart2 || base?.relativePart2 || null,
    stepTime: step.stepTime || base?.stepTime || null,
    tool: step.tool || base?.tool || "",
    subsidiary: step.subsidiary || base?.subsidiary || "",
    partNum: step.partNum ?? base?.partNum ?? 0,
    workerNum: step.workerNum ?? base?.workerNum ?? 1,
    isUnknown: Boolean(step.stepId) && base === undefined,
  };
}
