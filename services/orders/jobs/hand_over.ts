import { jobHandedOver } from "@/events/orders.ts";
import { publish } from "@/engines/events/publish.ts";
import { peopleOfOrgWith } from "@/engines/messages/people_with.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { dropCurrent, makeJobCurrent } from "./current.ts";
import { recordJob } from "./change_jobs.ts";
import {
  type HeldJob,
  holdJob,
  holdOwnJob,
  lockOneself,
  lockPerson,
  requireJobRoom,
  touchJob,
} from "./hold_job.ts";
import { readJob } from "./read_jobs.ts";
import type { JobNow } from "./types.ts";

/**
 * Hands one's own job over to a colleague of the same store who may change carts; they are told. Refuses `job-unknown`, `job-of-other`,
 * `job-archived`, `job-no-colleague`, and `jobs-too-many` of the colleague.
 */
export function handOverJob(ctx: Ctx, id: number, userCode: string): Promise<JobNow> {
  return ctx.tx(async (tx) => {
    await lockPerson(tx, userCode);
    const job = await holdOwnJob(tx, id);
    const colleague = await colleagueOf(tx, job, userCode);
    await pass(tx, job, { from: personOf(tx).userCode, to: colleague }, "handOverJob");
    return await readJob(tx, id);
  });
}

/**
 * Takes a colleague's open job over and makes it the cart; they are told. One's own stays as it is. Refuses `job-unknown`, `job-archived`,
 * `jobs-too-many`.
 */
export function takeOverJob(ctx: Ctx, id: number): Promise<JobNow> {
  return ctx.tx(async (tx) => {
    await lockOneself(tx);
    const job = await holdJob(tx, id);
    if (job.isArchived) throw refuse("job-archived");
    const { id: own, userCode } = personOf(tx);
    if (job.userId !== own) {
      const [before] = await tx.sql<{ userCode: string }[]>`
        select user_code from users where id = ${job.userId}`;
      await pass(tx, job, { from: before!.userCode, to: { id: own, userCode } }, "takeOverJob");
    }
    return await makeJobCurrent(tx, id);
  });
}

interface Colleague {
  id: number;
  userCode: string;
}

async function colleagueOf(tx: TxCtx, { storeCode, userId }: HeldJob, userCode: string): Promise<Colleague> {
  const may = storeCode === null ? [] : await peopleOfOrgWith(tx, storeCode, "EPCCart:edit");
  const [colleague] = await tx.sql<Colleague[]>`
    select id, user_code from users
    where user_code = ${userCode} and id = any(${may}::bigint[]) and id <> ${userId}`;
  if (!colleague) throw refuseField("userCode", "job-no-colleague", { userCode });
  return colleague;
}

async function pass(
  tx: TxCtx,
  job: HeldJob,
  { from, to }: { from: string; to: Colleague },
  operation: "handOverJob" | "takeOverJob",
): Promise<void> {
  await requireJobRoom(tx, to.id);
  await dropCurrent(tx, job.id);
  await touchJob(tx, job);
  await tx.sql`update jobs set user_id = ${to.id} where id = ${job.id}`;
  await recordJob(tx, operation, job.id, { userCode: from }, { userCode: to.userCode });
  await publish(tx, jobHandedOver, {
    jobId: job.id,
    version: job.version + 1,
    // Only a store's jobs have anybody else who sees them.
    storeCode: job.storeCode!,
    fromUser: from,
    toUser: to.userCode,
    byUser: personOf(tx).userCode,
  });
}
