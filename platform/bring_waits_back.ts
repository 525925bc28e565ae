import type { Pool } from "@/kernel/ctx.ts";

/** The longest lease of a job or of long work, seconds: whoever holds one may be alive. */
const LEASE_SECONDS = 1800;

/**
 * Lets what waits for a moment further off than anything is ever put off go on now. Such moments are left when the clock of the database
 * was set back: orders, mails and long work of the hour before would lie still for an hour. Done twice it does nothing.
 *
 * @param seconds the longest wait that is meant
 * @returns how many rows go on
 */
export async function bringWaitsBack(sql: Pool, now: Date, seconds: number): Promise<number> {
  const far = new Date(now.getTime() + seconds * 1000);
  const pastLease = new Date(now.getTime() + Math.max(seconds, LEASE_SECONDS) * 1000);
  return await sql.begin(async (tx) => {
    const changed = [
      await tx`
        update deliveries set next_try_at = ${now}
        where sent_at is null and given_up_at is null and next_try_at > ${far}`,
      await tx`
        update deliveries set lease_until = ${now}
        where sent_at is null and given_up_at is null and lease_until > ${pastLease}`,
      await tx`
        update work_items set next_try_at = ${now}
        where state = 'waiting' and next_try_at > ${far} or state = 'running' and next_try_at > ${pastLease}`,
      await tx`update parked_events set next_try_at = ${now} where next_try_at > ${far}`,
      // The next planned moment counts again, not the one that lies ahead.
      await tx`update clock_jobs set last_due = ${now} where last_due > ${now}`,
      await tx`update clock_jobs set lease_until = ${now} where runner is not null and lease_until > ${pastLease}`,
      await tx`update clock_jobs set ended_at = ${now} where ended_at > ${now}`,
    ];
    return changed.reduce((sum, { count }) => sum + count, 0);
  });
}
