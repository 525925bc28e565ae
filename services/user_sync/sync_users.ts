import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { AnswerBroken, askPeople, refusedEntry } from "./ask_people.ts";
import { changePerson, freezePerson, unfreezePerson } from "./change_person.ts";
import { createPerson } from "./create_person.ts";
import { knownCountries, localPeople, openStores } from "./local_people.ts";
import { freezesTooMany, type Plan, planSync, type SyncKind } from "./plan.ts";
import { beginRun, endRun, freezingReleased, stopRun } from "./runs.ts";

/** What a run did. */
export type SyncDone =
  & { runId: number }
  & ({ state: "done" | "stopped" } | { state: "failed"; reason: string });

const DAY_MS = 86_400_000;

/**
 * Brings the people of the dealer management system here (specification section 9): all of them, or those changed in the last two
 * days. Each person is a transaction of their own, so a run that is broken off has done part of its work and the
 * next goes on. An answer that is broken or half there changes nothing; one that would freeze far too many is stopped until
 * staff let it pass.
 *
 * @returns null where there is no dealer management system
 */
export async function syncUsers(ctx: Ctx, kind: SyncKind, signal?: AbortSignal): Promise<SyncDone | null> {
  if (ctx.people === null) return null;
  const since = kind === "full"
    ? null
    : new Date(ctx.clock().getTime() - LIMITS.userSync.recentDays * DAY_MS);
  const run = await beginRun(ctx, kind, since);
  // Read before the answer: who is made here meanwhile cannot be missing in it.
  const people = await localPeople(ctx);
  let plan: Plan;
  try {
    const answered = await askPeople(ctx.people, since, signal);
    const [orgs, countries] = [await openStores(ctx), await knownCountries(ctx)];
    plan = planSync(answered, { people, orgs, countries, full: kind === "full" });
    run.seen = answered.users.length + answered.refused.length;
  } catch (error) {
    if (!(error instanceof AnswerBroken)) throw error;
    await endRun(ctx, run, "failed", [], {
      key: `user_sync.reason.${error.reason}`,
      params: { detail: error.message.slice(0, 200) },
    });
    return { runId: run.id, state: "failed", reason: error.message };
  }
  if (freezesTooMany(plan, people) && !await freezingReleased(ctx)) {
    await stopRun(ctx, run, plan.freeze.length);
    return { runId: run.id, state: "stopped" };
  }
  await carryOut(ctx, plan, run, signal);
  await endRun(ctx, run, "done", plan.refused);
  return { runId: run.id, state: "done" };
}

async function carryOut(
  ctx: Ctx,
  plan: Plan,
  run: Awaited<ReturnType<typeof beginRun>>,
  signal?: AbortSignal,
): Promise<void> {
  /** What a rule forbids for one person is passed over and told with the run. */
  const done = async (entry: { id: string; account?: string }, work: () => Promise<void>) => {
    signal?.throwIfAborted();
    try {
      await work();
      return 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const rule = error.fields[0]?.rule ?? error.key;
      plan.refused.push(refusedEntry(plan.refused.length, entry, rule, entry.account ?? null));
      return 0;
    }
  };
  // First who must no longer come in.
  for (const { dmsId } of plan.freeze) {
    run.frozen += await done({ id: dmsId }, () => freezePerson(ctx, dmsId));
  }
  for (const { to, changed } of plan.change) {
    const entry = { id: to.dmsId, account: to.userCode };
    run.changed += await done(entry, () => changePerson(ctx, to, changed));
  }
  for (const { dmsId } of plan.thaw) {
    run.thawed += await done({ id: dmsId }, () => unfreezePerson(ctx, dmsId));
  }
  for (const wanted of plan.create) {
    const entry = { id: wanted.dmsId, account: wanted.userCode };
    run.created += await done(entry, () => createPerson(ctx, wanted));
  }
}
