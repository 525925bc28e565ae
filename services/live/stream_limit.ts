import { LIMITS } from "../limits.ts";
import { refuse } from "../refusals/refuse.ts";

/** Refuses `too-many-requests` when a person has as many streams as one may have. */
export function demandBelow(open: number): void {
  if (open >= LIMITS.liveStreamsPerUser) throw refuse("too-many-requests");
}
