import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { jobsByPlate, plateKey } from "@/services/orders/jobs/jobs_by_plate.ts";
import { type Found, MOST, NONE } from "./found.ts";
import type { PlateHit } from "@/services/orders/jobs/types.ts";

/** Letters and digits of a plate from which on its jobs are looked for. */
const SHORTEST = 3;

/** What of a typed text may be of a plate, as plates are compared; null: nothing. */
export function plateIn(text: string): string | null {
  const typed = plateKey(text);
  if (typed.length < SHORTEST || typed.length > LIMITS.jobTextLength) return null;
  return /\d/.test(typed) && /^[\p{L}\p{N}]+$/u.test(typed) ? typed : null;
}

/** Jobs of the reader's store by the plate of their vehicle. */
export async function quickJobs(ctx: Ctx, text: string): Promise<Found<PlateHit>> {
  const typed = plateIn(text);
  if (typed === null) return NONE;
  const hits = await jobsByPlate(ctx, typed, MOST);
  if (hits.length === 0) return NONE;
  const best = plateKey(hits[0]!.plate);
  if (best === typed) return { hits, weight: 0 };
  // What stands within a plate is in many a part number too.
  return { hits, weight: best.startsWith(typed) || best.endsWith(typed) ? 46 : 80 };
}
