import type { Ctx, Pool } from "@/kernel/ctx.ts";
import type { ClaimedRun } from "./claim_run.ts";
import { ON_JOB_FAILED } from "./on_job_failed.ts";

/** Longest text kept of a failure. */
const ERROR_LENGTH = 2000;

/** The run ended well: what is planned until its moment is done. */
export async function markRun(sql: Pool, run: ClaimedRun, now: Date): Promise<void> {
  await sql`
    update clock_jobs
    set last_due = running_due, runner = null, lease_until = null, ended_at = ${now}, error = null
    where name = ${run.name} and runner = ${run.runner}`;
}

/**
 * The run failed; why stands in the row until one ends well. Those who watch over the portal are told of the first failure, not of
 * each that follows it.
 */
export async function markRunFailed(ctx: Ctx, run: ClaimedRun, reason: unknown): Promise<void> {
  const error = String(reason).slice(0, ERROR_LENGTH);
  await ctx.tx(async (tx) => {
    const [before] = await tx.sql<{ error: string | null }[]>`
      select error from clock_jobs where name = ${run.name} and runner = ${run.runner} for update`;
    if (!before) return;
    await tx.sql`
      update clock_jobs
      set runner = null, lease_until = null, ended_at = ${tx.clock()}, error = ${error}
      where name = ${run.name}`;
    if (before.error !== null) return;
    for (const react of ON_JOB_FAILED.all) await react(tx, { name: run.name, due: run.due, error });
  });
}

/** The process stops: another may begin the run again at once. */
export async function releaseRun(sql: Pool, run: ClaimedRun): Promise<void> {
  await sql`
    update clock_jobs
    set running_due = last_due, runner = null, lease_until = null
    where name = ${run.name} and runner = ${run.runner}`;
}
