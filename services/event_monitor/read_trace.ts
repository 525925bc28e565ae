import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import {
  effectSteps,
  eventSteps,
  type FoundStep,
  laterSteps,
  loggedSteps,
  STEPS_SHOWN,
} from "./trace_steps.ts";
import type { TraceRead, TraceStep } from "./trace_types.ts";

/**
 * All that followed from a request or the run of a job: what was written, the events, their effects, mails, hand-overs and long work, each
 * below what brought it about. Refuses `trace-unknown`.
 */
export async function readTrace(ctx: Ctx, requestId: string): Promise<TraceRead> {
  const [logged, { steps: events, traceparent }, later] = await Promise.all([
    loggedSteps(ctx, requestId),
    eventSteps(ctx, requestId),
    laterSteps(ctx, requestId),
  ]);
  const found = [...logged, ...events, ...await effectSteps(ctx, events), ...later];
  if (found.length === 0) throw refuse("trace-unknown");
  const ends = found.map(({ endedAt }) => endedAt);
  return {
    requestId,
    traceId: traceparent?.split("-")[1] ?? null,
    at: earliest(found.map(({ at }) => at)).toISOString(),
    endedAt: ends.includes(null) ? null : latest(ends as Date[]).toISOString(),
    steps: inOrderOfCauses(found),
    isCut: [logged, events, later].some(({ length }) => length === STEPS_SHOWN),
  };
}

/** Each step behind what brought it about, those of one cause by time. A cause that is not there any more counts as none. */
export function inOrderOfCauses(found: readonly FoundStep[]): TraceStep[] {
  const known = new Set(found.map(({ id }) => id));
  const byTime = found.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const below = Map.groupBy(
    byTime,
    ({ causedBy }) => causedBy !== null && known.has(causedBy) ? causedBy : null,
  );
  const placed = new Map<string, TraceStep>();
  const place = (step: FoundStep, parent: string | null, depth: number) => {
    if (placed.has(step.id)) return;
    const { causedBy: _, ...rest } = step;
    placed.set(step.id, {
      ...rest,
      parent,
      depth,
      at: step.at.toISOString(),
      endedAt: step.endedAt?.toISOString() ?? null,
    });
    for (const next of below.get(step.id) ?? []) place(next, step.id, depth + 1);
  };
  for (const step of below.get(null) ?? []) place(step, null, 0);
  // Left are events that name each other as their cause: the earliest begins.
  for (const step of byTime) place(step, null, 0);
  return [...placed.values()];
}

const earliest = (moments: readonly Date[]) => new Date(Math.min(...moments.map((at) => at.getTime())));
const latest = (moments: readonly Date[]) => new Date(Math.max(...moments.map((at) => at.getTime())));
