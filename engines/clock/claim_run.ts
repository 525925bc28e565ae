import type { Pool } from "@/kernel/ctx.ts";

/** A run of a job in hand. */
export interface ClaimedRun {
  name: string;
  /** Names this very run: once another has taken the job, it can no longer be written to. */
  runner: string;
  due: Date;
  /** The planned moment of the last run that ended well, or null before the first. */
  lastDue: Date | null;
}

/** What is known of a job by its row. */
export interface JobState {
  name: string;
  lastDue: Date | null;
  runningDue: Date | null;
  runner: string | null;
  leaseUntil: Date | null;
  endedAt: Date | null;
  error: string | null;
}

/** A run that failed is tried again after this long, unless the next one comes first, milliseconds. */
const RETRY_MS = 15 * 60 * 1000;

/** Whether a run planned for `due` is to be done: it was not, nobody is doing it, or who did is dead or failed some time ago. */
export function isToRun(state: JobState | undefined, due: Date, now: Date): boolean {
  if (state === undefined) return true;
  if (state.lastDue !== null && state.lastDue >= due) return false;
  if (state.runner !== null) return state.leaseUntil! <= now;
  if (state.runningDue === null || state.runningDue < due) return true;
  return state.endedAt !== null && state.endedAt.getTime() + RETRY_MS <= now.getTime();
}

/** What is known of every job that has ever run, by name. */
export async function jobStates(sql: Pool): Promise<Map<string, JobState>> {
  const rows = await sql<JobState[]>`
    select name, last_due, running_due, runner, lease_until, ended_at, error
    from clock_jobs`;
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * Takes a run that `isToRun` found; null when another process was first. The row is compared with what was found, so that of many
 * processes that look at the same moment one takes it.
 */
export async function claimRun(
  sql: Pool,
  name: string,
  found: JobState | undefined,
  run: { due: Date; runner: string; leaseSeconds: number; now: Date },
): Promise<ClaimedRun | null> {
  const until = new Date(run.now.getTime() + run.leaseSeconds * 1000);
  const [claimed] = found === undefined
    ? await sql<{ lastDue: Date | null }[]>`
      insert into clock_jobs (name, running_due, runner, lease_until)
      values (${name}, ${run.due}, ${run.runner}, ${until})
      on conflict (name) do nothing
      returning last_due`
    : await sql<{ lastDue: Date | null }[]>`
      update clock_jobs
      set running_due = ${run.due}, runner = ${run.runner}, lease_until = ${until}, ended_at = null
      where name = ${name} and runner is not distinct from ${found.runner}
        and running_due is not distinct from ${found.runningDue}
        and last_due is not distinct from ${found.lastDue}
        and ended_at is not distinct from ${found.endedAt}
      returning last_due`;
  return claimed ? { name, runner: run.runner, due: run.due, lastDue: claimed.lastDue } : null;
}
