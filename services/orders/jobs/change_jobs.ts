import { recordChange } from "@/engines/audit/record_change.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import { dropCurrent, insertJob } from "./current.ts";
import { holdJob, holdOwnJob, lockOneself, requireJobRoom, touchJob } from "./hold_job.ts";
import { readJob } from "./read_jobs.ts";
import type { JobFacts, JobNow } from "./types.ts";

/**
 * Opens a job and makes it the cart. Refuses `jobs-too-many`, `sensitive-word` and what the VIN look-up refuses.
 */
export function openJob(ctx: Ctx, facts: JobFacts): Promise<JobNow> {
  return ctx.tx(async (tx) => {
    const { id } = await insertJob(tx, await cleanFacts(tx, facts));
    await recordJob(tx, "openJob", id, undefined, facts);
    return await readJob(tx, id);
  });
}

/** Changes what one's own job is called by; members left out stay. Refuses as `openJob` does, and `job-unknown`, `job-of-other`, `job-archived`. */
export function editJob(ctx: Ctx, id: number, facts: JobFacts): Promise<JobNow> {
  return ctx.tx(async (tx) => {
    const { name, customer, plate, repairOrder, vin } = await holdOwnJob(tx, id).then(touched(tx));
    const clean = await cleanFacts(tx, facts);
    if (Object.keys(clean).length > 0) await tx.sql`update jobs set ${tx.sql(clean)} where id = ${id}`;
    await recordJob(tx, "editJob", id, { name, customer, plate, repairOrder, vin }, clean);
    return await readJob(tx, id);
  });
}

/** Given members in the form that is kept: a VIN whole, and known. */
async function cleanFacts(tx: TxCtx, { vin, ...words }: JobFacts) {
  await requireCleanText(tx, words, (field) => tx.t(`orders.job_${field}`));
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  if (vin === undefined) return given;
  if (vin.trim() === "") return { ...given, vin: null };
  const whole = await fullVinOf(tx, vin);
  await readVehicle(tx, whole);
  return { ...given, vin: whole };
}

/**
 * Puts one's own job away; its lines stay. Who had it as cart has none until they choose or begin one.
 * Refuses `job-unknown`, `job-of-other`, `job-archived`.
 */
export function archiveJob(ctx: Ctx, id: number): Promise<JobNow> {
  return ctx.tx(async (tx) => {
    await holdOwnJob(tx, id).then(touched(tx));
    await dropCurrent(tx, id);
    await tx.sql`update jobs set archived_at = ${tx.clock()} where id = ${id}`;
    await recordJob(tx, "archiveJob", id);
    return await readJob(tx, id);
  });
}

/**
 * Takes one's own job out of the archive, or has a deleted one back as it was. One that is open stays so. Refuses `job-unknown`, `job-of-other`,
 * `jobs-too-many`.
 */
export function restoreJob(ctx: Ctx, id: number): Promise<JobNow> {
  return ctx.tx(async (tx) => {
    await lockOneself(tx);
    const job = await holdOwnJob(tx, id, { archived: true, deleted: true });
    if (job.isArchived || job.isDeleted) {
      const staysArchived = job.isArchived && job.isDeleted;
      if (!staysArchived) await requireJobRoom(tx, job.userId);
      await touchJob(tx, job);
      await tx.sql`
        update jobs
        set deleted_at = null, archived_at = case when ${staysArchived} then archived_at end
        where id = ${id}`;
      await recordJob(tx, "restoreJob", id);
    }
    return await readJob(tx, id);
  });
}

/**
 * A new job of the reader's with the lines of one that they see, which becomes the cart. A consent is not copied: what does not fit is asked
 * again of whoever orders it. Refuses `job-unknown`, `jobs-too-many`.
 */
export function copyJob(ctx: Ctx, id: number): Promise<JobNow> {
  return ctx.tx(async (tx) => {
    await lockOneself(tx);
    const { name, customer, plate, repairOrder, vin } = await holdJob(tx, id);
    const copy = await insertJob(tx, { name, customer, plate, repairOrder, vin });
    await tx.sql`
      insert into cart_lines (job_id, part_number, quantity, note, vin, series_code, figure_code, callout, added_at)
      select ${copy.id}::bigint, part_number, quantity, note, vin, series_code, figure_code, callout, ${tx.clock()}::timestamptz
      from cart_lines
      where job_id = ${id}
      order by id`;
    await tx.sql`
      insert into job_labor (job_id, labor_time_code, added_at)
      select ${copy.id}::bigint, labor_time_code, ${tx.clock()}::timestamptz
      from job_labor
      where job_id = ${id}
      order by id`;
    await recordJob(tx, "copyJob", copy.id, undefined, { copyOf: id });
    return await readJob(tx, copy.id);
  });
}

/** Adds a note to a job that the reader sees, also a colleague's. Refuses `job-unknown`, `job-notes-too-many`, `sensitive-word`. */
export function addJobNote(ctx: Ctx, id: number, text: string): Promise<JobNow> {
  return ctx.tx(async (tx) => {
    await requireCleanText(tx, { text }, () => tx.t("orders.note"));
    await holdJob(tx, id).then(touched(tx));
    const [{ count }] = await tx.sql<[{ count: number }]>`
      select count(*)::int as count from job_notes where job_id = ${id}`;
    if (count >= LIMITS.jobNotes) throw refuse("job-notes-too-many", { limit: LIMITS.jobNotes });
    await tx.sql`insert into job_notes ${
      tx.sql({ jobId: id, userId: personOf(tx).id, text, notedAt: tx.clock() })
    }`;
    await recordJob(tx, "addJobNote", id, undefined, { text });
    return await readJob(tx, id);
  });
}

function touched(tx: TxCtx) {
  return async <J extends { id: number; storeCode: string | null }>(job: J): Promise<J> => {
    await touchJob(tx, job);
    return job;
  };
}

/** A change of a job, for the operation log. */
export function recordJob(
  tx: TxCtx,
  operation: string,
  id: number,
  before?: unknown,
  after?: unknown,
): Promise<void> {
  return recordChange(tx, {
    operation,
    funLink: "EPCCart",
    subjectKind: "job",
    subjectId: id,
    before,
    after,
  });
}
