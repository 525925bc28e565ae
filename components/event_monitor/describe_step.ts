import type { Translate } from "@/kernel/texts/texts.ts";
import { describeOperation, describeSubject } from "@/services/logs/describe_operation.ts";
import type { TraceStep } from "@/services/event_monitor/trace_types.ts";

/** Icons of the kinds of steps. */
export const STEP_ICONS: Record<TraceStep["kind"], string> = {
  change: "pencil",
  reading: "eye",
  event: "zap",
  effect: "check",
  parked: "circle-pause",
  mail: "mail",
  "hand-over": "send",
  work: "cog",
};

/** A step in the reader's words; names that the program gives (events, consumers, kinds of work) stay as they are. */
export function describeStep(t: Translate, step: TraceStep): { name: string; isCode: boolean } {
  switch (step.kind) {
    case "change":
    case "reading":
      return { name: describeOperation(t, step.name, step.funLink), isCode: false };
    case "hand-over":
      return {
        name: t("event_monitor.handOverTo", { receiver: t(`pushes.to.${step.name}`) }),
        isCode: false,
      };
    default:
      return { name: step.name, isCode: true };
  }
}

/** What a step is about: 'Order T-2026-0001', the key of an aggregate. */
export function describeStepSubject(t: Translate, step: TraceStep): string | null {
  if (step.subject === null) return null;
  return step.subjectKind === null ? step.subject : `${describeSubject(t, step.subjectKind)} ${step.subject}`;
}
