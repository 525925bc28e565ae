import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { JobTold } from "../types.ts";
import type { JobHead } from "./types.ts";

/** Tables of `jobColumns`: jobs `j` with who works on them `w`. */
export function jobTables({ sql }: Ctx) {
  return sql`jobs j join users w on w.id = j.user_id`;
}

/** Columns of a job's head, over the tables above. */
export function jobColumns(ctx: Ctx) {
  const { sql } = ctx;
  const own = personId(ctx);
  return sql`
    j.id, j.name, j.customer, j.plate, j.repair_order, j.vin, j.opened_at, j.updated_at,
    ${jobState(ctx)} as state,
    w.user_code as worker_code, w.full_name as worker_name, j.user_id is not distinct from ${own}::bigint as own,
    exists (select from current_jobs k where k.job_id = j.id and k.user_id = ${own}) as current,
    (select count(*) from cart_lines c where c.job_id = j.id)::int as line_count,
    (select coalesce(sum(c.quantity), 0) from cart_lines c where c.job_id = j.id)::int as piece_count,
    (select count(*) from cart_lines c where c.job_id = j.id and c.vin <> j.vin)::int as other_vehicle_count,
    (select count(*) from job_notes n where n.job_id = j.id)::int as note_count`;
}

/** State of a job `j`, in a statement. An order that came to nothing leaves its job open. */
export function jobState({ sql }: Pick<Ctx, "sql">) {
  return sql`
    case
      when j.archived_at is not null then 'archived'
      when not exists (select from cart_lines c where c.job_id = j.id)
        and exists (select from orders o where o.job_id = j.id and o.state not in ('cancelled', 'rejected'))
      then 'ordered'
      else 'open'
    end`;
}

/** What `jobColumns` selects, moments as ISO 8601. */
export type JobRow = Omit<JobHead, "title" | "stateName">;

/** A row in the reader's words. */
export function jobOf({ t }: Ctx, row: JobRow): JobHead {
  return { ...row, title: titleOf(t, row), stateName: t(`orders.job_state.${row.state}`) };
}

/** What a job is called: its name, or what else tells it from the others. */
export function titleOf(
  t: Ctx["t"],
  job: Pick<JobHead, "id" | "name" | "customer" | "plate" | "repairOrder">,
): string {
  return job.name || job.repairOrder || job.plate || job.customer ||
    t("orders.job_numbered", { number: String(job.id) });
}

/** What an order or a cart says of its job. */
export function toldJob(t: Ctx["t"], job: Omit<JobTold, "title"> & { name: string }): JobTold {
  const { id, customer, plate, repairOrder } = job;
  return { id, title: titleOf(t, job), customer, plate, repairOrder };
}

/**
 * Which jobs the reader sees: those of the store that they are at, and of those without a store their own. What customers are called is the store's own, so
 * neither the factory nor a dealer group sees them, nor who worked on them and has gone to another store. Deleted ones are seen by nobody.
 */
export function jobScope(ctx: Ctx) {
  return ctx.sql`(j.deleted_at is null and ${ofReadersStore(ctx)})`;
}

/** As `jobScope`, with those that were deleted. */
export function ofReadersStore(ctx: Ctx) {
  const { sql } = ctx;
  const inScope = scopeOf(ctx, "EPCCart:view")({ org: sql`j.store_code` });
  return sql`(${ownHere(ctx)} or (j.store_code = ${holderOf(ctx).orgCode} and ${inScope}))`;
}

/** Jobs `j` that the reader works on, at the store that they are at. */
export function ownHere(ctx: Pick<Ctx, "sql" | "actor">) {
  const { sql } = ctx;
  return sql`(j.user_id = ${personId(ctx)} and ${isAt(ctx, sql`${holderOf(ctx).orgCode}`)})`;
}

/** Whether a job `j` is at a store, or at none: what its person may work on there. */
export function isAt({ sql }: Pick<Ctx, "sql">, store: Fragment) {
  return sql`(j.store_code is null or j.store_code = ${store})`;
}
