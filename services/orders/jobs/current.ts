import { personOf } from "@/kernel/access/rights.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { type HeldJob, holdOwnJob, lockOneself, requireJobRoom, tellJob, touchJob } from "./hold_job.ts";
import { readJob } from "./read_jobs.ts";
import type { JobNow } from "./types.ts";

/** The reader's current job, in a statement: its id, or nothing. */
export function currentJob(ctx: Pick<Ctx, "sql" | "actor">) {
  return ctx.sql`(select job_id from current_jobs where user_id = ${personId(ctx)})`;
}

/** Id of the reader's current job; null where they have none yet. */
export async function currentJobId(ctx: Pick<Ctx, "sql" | "actor">): Promise<number | null> {
  const [row] = await ctx.sql<{ id: number | null }[]>`select ${currentJob(ctx)} as id`;
  return row!.id;
}

/**
 * Locks the reader's current job, so that two changes at once follow one another; who has none gets one. Notes the change and tells open
 * pages of it.
 *
 * @param expected job that the page showed. Refuses `job-not-current` where another one is current now: what was meant for one car must not
 * go to another
 */
export async function lockCurrentJob(tx: TxCtx, expected?: number): Promise<number> {
  await lockOneself(tx);
  const id = await currentJobId(tx);
  if (expected !== undefined && expected !== id) throw refuse("job-not-current");
  if (id === null) return (await insertJob(tx, {})).id;
  const job = await holdOwnJob(tx, id);
  await touchJob(tx, job);
  return id;
}

/** The vehicle of a job: what does not say for which one it is, is judged by it. */
export async function vinOfJob({ sql }: Pick<Ctx, "sql">, id: number): Promise<string | null> {
  const [job] = await sql<{ vin: string | null }[]>`select vin from jobs where id = ${id}`;
  return job?.vin ?? null;
}

/** Makes a job that the reader works on, and makes it current. */
export async function insertJob(
  tx: TxCtx,
  facts: Partial<Pick<HeldJob, "name" | "customer" | "plate" | "repairOrder" | "vin">>,
): Promise<Pick<HeldJob, "id" | "storeCode">> {
  const { sql } = tx;
  const user = personOf(tx);
  await lockOneself(tx);
  await requireJobRoom(tx, user.id);
  const now = tx.clock();
  const [job] = await sql<Pick<HeldJob, "id" | "storeCode">[]>`
    insert into jobs ${
    sql({
      ...facts,
      storeCode: user.userType === "store" ? user.orgCode : null,
      userId: user.id,
      openedBy: user.id,
      openedAt: now,
      updatedAt: now,
    })
  }
    returning id, store_code`;
  await setCurrent(tx, job!);
  return job!;
}

/** Makes a held job of the reader current; the pages of both look again. */
async function setCurrent(tx: TxCtx, job: Pick<HeldJob, "id" | "storeCode">): Promise<void> {
  const userId = personOf(tx).id;
  const before = await currentJobId(tx);
  await tx.sql`
    insert into current_jobs (user_id, job_id)
    values (${userId}, ${job.id})
    on conflict (user_id) do update set job_id = excluded.job_id`;
  if (before !== null && before !== job.id) tellJob(tx, { ...job, id: before });
  tellJob(tx, job);
}

/** Makes one of one's own open jobs the cart. Refuses `job-unknown`, `job-of-other`, `job-archived`. */
export function makeJobCurrent(ctx: Ctx, id: number): Promise<JobNow> {
  return ctx.tx(async (tx) => {
    await lockOneself(tx);
    const job = await holdOwnJob(tx, id);
    await setCurrent(tx, job);
    await recordChange(tx, {
      operation: "makeJobCurrent",
      funLink: "EPCCart",
      subjectKind: "job",
      subjectId: id,
    });
    return await readJob(tx, id);
  });
}

/** Nobody's cart is this job any more; who worked on it has none until they choose or begin one. */
export async function dropCurrent(tx: TxCtx, id: number): Promise<void> {
  await tx.sql`delete from current_jobs where job_id = ${id}`;
}
