import type { Pool } from "../ctx.ts";
import type { ClaimedRun } from "./claim_run.ts";

/** Longest text kept of a failure. */
const ERROR_LENGTH = 2000;

/** The run ended well: what is planned until its moment is done. */
export async function markRun(sql: Pool, run: ClaimedRun, now: Date): Promise<void> {
  await sql`
    update clock_jobs
    set last_due = running_due, runner = null, lease_until = null, ended_at = ${now}, error = null
    where name = ${run.name} and runner = ${run.runner}`;
}

/** The run failed; why stands in the row until one ends well. */
export async function markRunFailed(sql: Pool, run: ClaimedRun, now: Date, reason: unknown): Promise<void> {
  const error = String(reason).slice(0, ERROR_LENGTH);
  await sql`
    update clock_jobs
    set runner = null, lease_until = null, ended_at = ${now}, error = ${error}
    where name = ${run.name} and runner = ${run.runner}`;
}

/** The process stops: another may begin the run anew at once. */
export async function releaseRun(sql: Pool, run: ClaimedRun): Promise<void> {
  await sql`
    update clock_jobs
    set running_due = last_due, runner = null, lease_until = null
    where name = ${run.name} and runner = ${run.runner}`;
}
