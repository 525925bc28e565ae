import { Refusal } from "./refuse.ts";

/** The outcome of a reading: what it answered, or why not, for pages that show the refusal in its place. */
export type AttemptResult<T> = { ok: T; refusal: null } | { ok: null; refusal: Refusal };

/** Runs a reading and keeps its refusal; faults go on to the error page. */
export async function attempt<T>(reading: () => Promise<T>): Promise<AttemptResult<T>> {
  try {
    return { ok: await reading(), refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { ok: null, refusal: error };
    throw error;
  }
}
