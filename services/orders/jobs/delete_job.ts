import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { recordJob } from "./change_jobs.ts";
import { dropCurrent } from "./current.ts";
import { holdOwnJob, touchJob } from "./hold_job.ts";
import { titleOf } from "./job_rows.ts";
import type { DeletedJob } from "./types.ts";

const DAY_MS = 86_400_000;

/**
 * Deletes one's own job with its lines and notes, unless an order was sent from it. `restoreJob` has it back until it is forgotten.
 * Refuses `job-unknown`, `job-of-other`, `job-ordered`.
 */
export function deleteJob(ctx: Ctx, id: number): Promise<DeletedJob> {
  return ctx.tx(async (tx) => {
    const job = await holdOwnJob(tx, id, { archived: true });
    const [order] = await tx.sql<{ number: string }[]>`
      select number from orders where job_id = ${id} order by sent_at desc limit 1`;
    if (order) throw refuse("job-ordered", { number: order.number });
    await dropCurrent(tx, id);
    await touchJob(tx, job);
    await tx.sql`update jobs set deleted_at = ${tx.clock()} where id = ${id}`;
    const { name, customer, plate, repairOrder, vin } = job;
    await recordJob(tx, "deleteJob", id, { name, customer, plate, repairOrder, vin });
    return { id, title: titleOf(tx.t, job) };
  });
}

/** Forgets jobs that were deleted more than `LIMITS.jobUndoDays` ago, with what customers were called. */
export async function forgetDeletedJobs(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock().getTime() - LIMITS.jobUndoDays * DAY_MS);
  return await ctx.tx(async ({ sql }) => {
    const rows = await sql<{ id: number }[]>`
      select id from jobs where deleted_at < ${before} for update`;
    const ids = rows.map(({ id }) => id);
    await sql`delete from job_notes where job_id = any (${ids}::bigint[])`;
    await sql`delete from cart_lines where job_id = any (${ids}::bigint[])`;
    await sql`delete from jobs where id = any (${ids}::bigint[])`;
    return ids.length;
  });
}
