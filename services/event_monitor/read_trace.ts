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
  const below = new Map<string | null, FoundStep[]>();
  for (const step of found) {
    const cause = step.causedBy !== null && known.has(step.causedBy) ? step.causedBy : null;
    const others = below.get(cause);
    if (others) others.push(step);
    else below.set(cause, [step]);
  }
  const placed: TraceStep[] = [];
  const place = (cause: string | null, depth: number) => {
    const steps = below.get(cause) ?? [];
    // Taken out, so that events that name each other as their cause end here.
    below.delete(cause);
    for (const step of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
      const { causedBy: _, ...rest } = step;
      placed.push({
        ...rest,
        parent: cause,
        depth,
        at: step.at.toISOString(),
        endedAt: step.endedAt?.toISOString() ?? null,
      });
      place(step.id, depth + 1);
    }
  };
  place(null, 0);
  // Events that name each other as their cause: the earliest begins.
  for (const step of found.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (placed.some(({ id }) => id === step.id)) continue;
    below.get(step.causedBy)!.splice(below.get(step.causedBy)!.indexOf(step), 1);
    below.set(null, [step]);
    place(null, 0);
  }
  return placed;
}

const earliest = (moments: readonly Date[]) => new Date(Math.min(...moments.map((at) => at.getTime())));
const latest = (moments: readonly Date[]) => new Date(Math.max(...moments.map((at) => at.getTime())));
