import type { Ctx } from "@/kernel/ctx.ts";

/**
 * Work by the clock: one runner among all processes. A run that was missed (nobody was there) is caught up once at the next start.
 */
export interface Job {
  /** Never changed once in use: its last run is kept under it. */
  name: string;
  /** Cron pattern in UTC, seconds first (croner): `0 *\/30 * * * *`. */
  schedule: string;
  /** Longest time of one run in seconds; a runner that is silent for longer is taken to be dead. */
  leaseSeconds: number;
  /**
   * @param due the moment it was planned for
   * @param lastDue the moment of the last run that ended well, or null before the first
   */
  run(ctx: Ctx, due: Date, lastDue: Date | null, signal: AbortSignal): Promise<void>;
}

/** Declares a job; only those that a domain names among its `jobs` run. */
export function defineJob(job: Job): Job {
  return job;
}
