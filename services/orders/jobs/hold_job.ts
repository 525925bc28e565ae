import { personOf } from "@/kernel/access/rights.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { sendLiveHint, sendUserHint } from "@/engines/live/live_hint.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { isAt, jobScope, ofReadersStore } from "./job_rows.ts";

/** A job whose row this transaction holds. */
export interface HeldJob {
  id: number;
  storeCode: string | null;
  userId: number;
  workerName: string;
  name: string;
  customer: string;
  plate: string;
  repairOrder: string;
  vin: string | null;
  version: number;
  isArchived: boolean;
  isDeleted: boolean;
}

/** Locks a job that the reader sees, on demand also a deleted one. Refuses `job-unknown`. */
export async function holdJob(tx: TxCtx, id: number, { deleted = false } = {}): Promise<HeldJob> {
  const [row] = await tx.sql<HeldJob[]>`
    select j.id, j.store_code, j.user_id, w.full_name as worker_name, j.name, j.customer, j.plate, j.repair_order, j.vin,
      j.version, j.archived_at is not null as is_archived, j.deleted_at is not null as is_deleted
    from jobs j
    join users w on w.id = j.user_id
    where j.id = ${id} and ${deleted ? ofReadersStore(tx) : jobScope(tx)}
    for update of j`;
  if (!row) throw refuse("job-unknown");
  return row;
}

/** Locks a job that the reader works on. Refuses `job-unknown`, `job-of-other` (naming who does) and, unless it may be, `job-archived`. */
export async function holdOwnJob(
  tx: TxCtx,
  id: number,
  { archived = false, deleted = false } = {},
): Promise<HeldJob> {
  const job = await holdJob(tx, id, { deleted });
  if (job.userId !== personOf(tx).id) throw refuse("job-of-other", { name: job.workerName });
  if (job.isArchived && !archived) throw refuse("job-archived");
  return job;
}

/** Notes that a held job has changed, and has the pages on which it stands look again. */
export async function touchJob(tx: TxCtx, job: Pick<HeldJob, "id" | "storeCode">): Promise<void> {
  await tx.sql`update jobs set version = version + 1, updated_at = ${tx.clock()} where id = ${job.id}`;
  tellJob(tx, job);
}

/** Has the pages on which a job stands look again: those of its store, or of the person where it has none. */
export function tellJob(tx: TxCtx, { id, storeCode }: Pick<HeldJob, "id" | "storeCode">): void {
  if (storeCode !== null) sendLiveHint(tx, { topic: "jobs", to: { org: storeCode }, id: String(id) });
  else sendUserHint(tx, "jobs", personOf(tx).id, String(id));
}

/**
 * Has the changes of one person's jobs follow one another: a new one, another current one. A person is locked before any job, so that no two
 * wait for each other.
 */
export async function lockPerson(tx: TxCtx, userCode: string): Promise<void> {
  await tx.sql`select from users where user_code = ${userCode} for no key update`;
}

/**
 * As `lockPerson`, of the reader. Refuses `job-unknown` where they were moved to another store since their request began: what it would make current is the
 * former store's, and the trigger that lets a cart go has run already.
 */
export async function lockOneself(tx: TxCtx): Promise<void> {
  const { userCode, orgCode } = personOf(tx);
  const [row] = await tx.sql<{ orgCode: string | null }[]>`
    select org_code from users where user_code = ${userCode} for no key update`;
  if (row?.orgCode !== orgCode) throw refuse("job-unknown");
}

/** Refuses `jobs-too-many` where a locked person works on as many jobs as one may. */
export async function requireJobRoom(tx: TxCtx, userId: number): Promise<void> {
  const [row] = await tx.sql<{ open: number }[]>`
    select count(*)::int as open
    from jobs j
    join users u on u.id = j.user_id
    where j.user_id = ${userId} and ${
    isAt(tx, tx.sql`u.org_code`)
  } and j.archived_at is null and j.deleted_at is null`;
  if (row!.open >= LIMITS.openJobs) throw refuse("jobs-too-many", { limit: LIMITS.openJobs });
}
