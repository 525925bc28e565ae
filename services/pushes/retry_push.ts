import { codeOf } from "@/kernel/access/actor.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { readPush } from "./read_pushes.ts";
import { pushedSubject } from "@/engines/pushes/subjects.ts";

/**
 * Factory staff let a hand-over be tried again: at once when a try is planned, as a new round when it was given up. Not the stores'
 * own verb, so it has a right of its own.
 *
 * Refuses `push-unknown`, also outside the reader's scope, and `push-not-failed`.
 */
export async function retryPush(ctx: Ctx, id: number): Promise<void> {
  const { subjectKind, subjectId } = await readPush(ctx, id);
  const subject = pushedSubject(subjectKind);
  await ctx.tx(async (tx) => {
    await subject.again(tx, await subject.hold(tx, subjectId), codeOf(holderOf(ctx)));
    await recordChange(tx, {
      operation: "retryPush",
      funLink: "PushLog",
      subjectKind: "push",
      subjectId: id,
      after: { subjectKind, subjectId },
    });
  });
}
