import type { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";

/** What a run of a piece of work may use. */
export interface WorkRun {
  /** 1 at the first try. */
  attempt: number;
  /** Aborted when the process stops or the lease was lost: end soon, without effect. */
  signal: AbortSignal;
  /** Tells how far it is, 0 to 1, and renews the lease; call it at least every third of the lease. */
  progress(share: number): Promise<void>;
}

/**
 * A kind of long work done outside any request by a worker: conversions, exports. A consumer or a call leaves a row of it in the
 * transaction of its cause (`enqueue`); a worker takes the row under a lease, does the work outside any transaction and ends it
 * in one. A run may be repeated, so what it ends with must bear that.
 */
export interface WorkType<S extends z.ZodType = z.ZodType> {
  kind: string;
  payload: S;
  /** Tries in all, with growing waits between; afterwards `givenUp` is called. */
  tries: number;
  leaseSeconds: number;
  /** Runs at once in one process. */
  atOnce: number;
  /** Throw `PermanentFailure` for what no further try can mend. */
  run(ctx: Ctx, payload: z.output<S>, run: WorkRun): Promise<void>;
  /** The last try failed: put down why, in a transaction of its own. */
  givenUp(ctx: Ctx, payload: z.output<S>, reason: unknown): Promise<void>;
}

/** Says that trying again is of no use: the input itself is at fault. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** Declares a kind of work. */
export function defineWork<S extends z.ZodType>(work: WorkType<S>): WorkType<S> {
  return work;
}
