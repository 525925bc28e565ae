import { may, personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { laborOfVisit, type VisitLabor } from "@/services/labor/overlap/overlap_of.ts";
import { laborByCodes, READ_LABOR } from "@/services/labor/released_labor.ts";
import { recordJob } from "../jobs/change_jobs.ts";
import { lockCurrentJob } from "../jobs/current.ts";
import { readJob } from "../jobs/read_jobs.ts";

/** The labor items of a job that the reader sees, in the order in which they were taken, with what of each is charged. None without the right to labor. */
export async function laborOfJob(ctx: Ctx, jobId: number | null): Promise<VisitLabor[]> {
  if (jobId === null || !may(ctx.actor, READ_LABOR)) return [];
  const rows = await ctx.sql<{ code: string }[]>`
    select labor_time_code as code from job_labor where job_id = ${jobId} order by id`;
  return await laborOfVisit(ctx, rows.map(({ code }) => code));
}

/**
 * Takes a labor item into the reader's current job; who has none gets one. One that is there stays as it is. Refuses `labor-unknown` of one that is not released,
 * `labor-out-of-force`, `labor-too-many`, and `job-not-current` where the page showed another job.
 */
export async function addJobLabor(
  ctx: Ctx,
  { laborTimeCode, job: expected }: { laborTimeCode: string; job?: number },
): Promise<{ job: string }> {
  const code = laborTimeCode.trim().toUpperCase();
  return await ctx.tx(async (tx) => {
    const item = (await laborByCodes(tx, [code])).get(code);
    if (!item) throw refuseField("laborTimeCode", "labor-unknown", { code });
    if (item.stopState === 1) throw refuseField("laborTimeCode", "labor-out-of-force", { code });
    const id = await lockCurrentJob(tx, expected);
    const { sql } = tx;
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int as count from job_labor where job_id = ${id} and labor_time_code <> ${code}`;
    if (count >= LIMITS.jobLabor) throw refuse("labor-too-many", { limit: LIMITS.jobLabor });
    await sql`
      insert into job_labor (job_id, labor_time_code, added_at) values (${id}, ${code}, ${tx.clock()})
      on conflict (job_id, labor_time_code) do nothing`;
    await recordJob(tx, "addJobLabor", id, undefined, { laborTimeCode: code });
    return { job: (await readJob(tx, id)).title };
  });
}

/** Takes a labor item out of the reader's current job; one that is not there changes nothing. Refuses `job-not-current`. */
export async function removeJobLabor(
  ctx: Ctx,
  { laborTimeCode, job: expected }: { laborTimeCode: string; job?: number },
): Promise<null> {
  return await ctx.tx(async (tx) => {
    const id = await lockCurrentJob(tx, expected);
    const gone = await tx
      .sql`delete from job_labor where job_id = ${id} and labor_time_code = ${laborTimeCode}`;
    if (gone.count > 0) await recordJob(tx, "removeJobLabor", id, { laborTimeCode });
    return null;
  });
}

/** What an hour of the reader's store was quoted at last, as decimal text; null where nothing was yet. */
export async function hourlyRate(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.sql<{ rate: string }[]>`
    select hourly_rate::text as rate from labor_rates where store_code = ${personOf(ctx).orgCode}`;
  return row?.rate ?? null;
}

/** Keeps what an hour of the reader's store costs, for the next quote. */
export async function keepHourlyRate(ctx: Ctx, rate: string): Promise<void> {
  const { id, orgCode } = personOf(ctx);
  if (orgCode === null || await hourlyRate(ctx) === rate) return;
  await ctx.tx(async (tx) => {
    await tx.sql`
      insert into labor_rates (store_code, hourly_rate, changed_at, changed_by)
      select o.code, ${rate}::numeric, ${tx.clock()}, ${id} from orgs o where o.code = ${orgCode} and o.kind = 'store'
      on conflict (store_code) do update
      set hourly_rate = excluded.hourly_rate, changed_at = excluded.changed_at, changed_by = excluded.changed_by`;
  });
}
