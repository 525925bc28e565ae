import { recordChange } from "@/engines/audit/record_change.ts";
import { inScope } from "@/engines/documents/document_scope.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { holderOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { holdItem } from "./held_item.ts";
import { pushTables, RETRY_RIGHT } from "./push_log.ts";
import { pushedLabor } from "./pushed_labor.ts";

/**
 * Lets the hand-over of a labor item be tried again: at once when a try is planned, as a new round when it was given up. Refuses `no-right`, `push-unknown`,
 * also of a brand beyond the caller's, and `push-not-failed`.
 */
export async function retryLaborPush(ctx: Ctx, id: number): Promise<null> {
  requireRight(ctx, RETRY_RIGHT);
  return await ctx.tx(async (tx) => {
    const [push] = await tx.sql<{ subjectId: string }[]>`
      select p.subject_id from ${pushTables(tx)} where p.id = ${id} and ${inScope(tx, RETRY_RIGHT)}`;
    if (!push) throw refuse("push-unknown");
    await pushedLabor.again(tx, await holdItem(tx, push.subjectId), codeOf(holderOf(tx))!);
    await recordChange(tx, {
      operation: "retryLaborPush",
      funLink: "LaborCatalogPushLog",
      subjectKind: "push",
      subjectId: id,
      after: { subjectKind: "labor", subjectId: push.subjectId },
    });
    return null;
  });
}
