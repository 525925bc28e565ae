import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { peopleOfOrgWith } from "@/engines/messages/people_with.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { orderScope } from "../read_orders.ts";
import { jobColumns, jobOf, type JobRow, jobScope, jobTables, ownHere } from "./job_rows.ts";
import type { JobColleague, JobHead, JobNote, JobNow, JobOrder } from "./types.ts";

/** How many jobs the switcher offers. */
const OFFERED = 12;

/** How many of its orders a job tells. */
const ORDERS_TOLD = 50;

/** One job with its notes and orders, the latest first. Refuses `job-unknown`, also for one of another store. */
export async function readJob(ctx: Ctx, id: number): Promise<JobNow> {
  const { sql } = ctx;
  const [row] = await sql<JobRow[]>`
    select ${jobColumns(ctx)}
    from ${jobTables(ctx)}
    where j.id = ${id} and ${jobScope(ctx)}`;
  if (!row) throw refuse("job-unknown");
  const [notes, orders] = await Promise.all([
    sql<JobNote[]>`
      select n.text, u.full_name as by, n.noted_at as at
      from job_notes n
      join users u on u.id = n.user_id
      where n.job_id = ${id}
      order by n.id desc`,
    sql<Omit<JobOrder, "stateName">[]>`
      select o.number, o.state, o.sent_at
      from orders o
      join orgs st on st.code = o.store_code
      where o.job_id = ${id} and (${orderScope(ctx)})
      order by o.sent_at desc, o.number desc
      limit ${ORDERS_TOLD}`,
  ]);
  return {
    ...jobOf(ctx, isoMoments(row)),
    notes: notes.map(isoMoments),
    orders: orders.map((one) => ({ ...isoMoments(one), stateName: ctx.t(`orders.state.${one.state}`) })),
  };
}

/** Open jobs that the reader works on, the current one first, then the latest. */
export async function ownJobs(ctx: Ctx): Promise<JobHead[]> {
  const rows = await ctx.sql<JobRow[]>`
    select ${jobColumns(ctx)}
    from ${jobTables(ctx)}
    where ${ownHere(ctx)} and j.archived_at is null and j.deleted_at is null
    order by exists (select from current_jobs k where k.job_id = j.id) desc, j.updated_at desc, j.id desc
    limit ${OFFERED}`;
  return rows.map((row) => jobOf(ctx, isoMoments(row)));
}

/** To whom the reader may hand a job over: others of their store who may change carts, by name. */
export async function jobColleagues(ctx: Ctx): Promise<JobColleague[]> {
  const user = personOf(ctx);
  if (user.orgCode === null) return [];
  const ids = await peopleOfOrgWith(ctx, user.orgCode, "EPCCart:edit");
  const rows = await ctx.sql<JobColleague[]>`
    select user_code, full_name
    from users
    where id = any(${ids}::bigint[]) and id <> ${user.id}
    order by full_name, user_code`;
  return [...rows];
}

/** Who works on jobs that the reader sees, to choose from. */
export async function jobWorkers(ctx: Ctx): Promise<{ value: string; label: string }[]> {
  const rows = await ctx.sql<{ value: string; label: string }[]>`
    select distinct w.user_code as value, w.full_name as label
    from ${jobTables(ctx)}
    where ${jobScope(ctx)}
    order by label, value`;
  return [...rows];
}
