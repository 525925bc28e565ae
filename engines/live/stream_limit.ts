import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** Refuses `too-many-requests` when a person has as many streams as one may have. */
export function enforceStreamLimit(open: number): void {
  if (open >= LIMITS.liveStreamsPerUser) {
    throw refuse("too-many-requests", { limit: LIMITS.liveStreamsPerUser, what: "stream", by: "user" });
  }
}
