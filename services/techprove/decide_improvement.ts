import { publish } from "@/engines/events/publish.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { actOn, type Asked } from "@/engines/states/act_on.ts";
import { techproveApproved, techproveClosed, techproveRejected } from "@/events/techprove.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { readImprovement } from "./read_improvement.ts";
import { reachesTechprove } from "./rows.ts";
import { techproveStates } from "./techprove_states.ts";
import { toldOfImprovement } from "./told_of_improvement.ts";
import type { Improvement } from "./types.ts";

/** An approver's word. */
export interface Decision extends Asked {
  remark: string;
}

/** Writes down the word of whoever acts. Refuses `techprove-not-asked` and `techprove-decided`. @returns the id of the approval */
async function decide(tx: TxCtx, id: number, result: 0 | 1, remark: string): Promise<number> {
  const { sql } = tx;
  const [own] = await sql<{ id: number; result: number | null }[]>`
    select id::int, result from technical_improvement_approvals
    where improvement_id = ${id} and user_id = ${personOf(tx).id} and voided_at is null
    for update`;
  if (!own) throw refuse("techprove-not-asked");
  if (own.result !== null) throw refuse("techprove-decided");
  await sql`
    update technical_improvement_approvals
    set result = ${result}, remark = ${remark}, decided_at = ${tx.clock()} where id = ${own.id}`;
  return own.id;
}

/**
 * Approves an improvement for oneself; with the last word of those who are asked it is approved. Refuses as `actOn` does, `techprove-not-submitted`, `techprove-approved`,
 * `techprove-closed`, `techprove-not-asked`, `techprove-decided`, `sensitive-word`.
 */
export async function approveImprovement(ctx: Ctx, { id, version, remark }: Decision): Promise<Improvement> {
  await actOn(ctx, techproveStates, { id, version }, "approve", reachesTechprove, async (tx, held) => {
    const said = remark.trim();
    await requireCleanText(tx, { remark: said }, () => tx.t("techprove.remark"));
    const approvalId = await decide(tx, held.id, 1, said);
    const [left] = await tx.sql`
      select from technical_improvement_approvals
      where improvement_id = ${held.id} and voided_at is null and result is null limit 1`;
    if (!left) {
      held.state = "approved";
      await tx.sql`update technical_improvements set approved_at = ${tx.clock()} where id = ${held.id}`;
      const { partNumbers: _, ...told } = await toldOfImprovement(tx, held.id);
      await publish(tx, techproveApproved, {
        ...told,
        version: held.version,
        actorCode: personOf(tx).userCode,
        approvalId,
      });
    }
    return { note: said };
  });
  return await readImprovement(ctx, id);
}

/** Sends an improvement back to its author, and says why; what the others have said is void. Refuses as `approveImprovement` does, and `techprove-reason-needed`. */
export async function rejectImprovement(ctx: Ctx, { id, version, remark }: Decision): Promise<Improvement> {
  await actOn(ctx, techproveStates, { id, version }, "reject", reachesTechprove, async (tx, held) => {
    const said = remark.trim();
    if (said === "") throw refuseField("remark", "techprove-reason-needed");
    await requireCleanText(tx, { remark: said }, () => tx.t("techprove.remark"));
    const approvalId = await decide(tx, held.id, 0, said);
    await tx.sql`
      update technical_improvement_approvals set voided_at = ${tx.clock()}
      where improvement_id = ${held.id} and voided_at is null`;
    const { partNumbers: _, ...told } = await toldOfImprovement(tx, held.id);
    await publish(tx, techproveRejected, {
      ...told,
      version: held.version,
      actorCode: personOf(tx).userCode,
      approvalId,
    });
    return { note: said };
  });
  return await readImprovement(ctx, id);
}

/** What came of an improvement. */
export interface Closing extends Asked {
  result: string;
}

/** Closes an approved improvement, and says what came of it. Refuses as `actOn` does, `techprove-approval-unfinished`, `techprove-closed`, `techprove-result-needed`. */
export async function closeImprovement(ctx: Ctx, { id, version, result }: Closing): Promise<Improvement> {
  await actOn(ctx, techproveStates, { id, version }, "close", reachesTechprove, async (tx, held) => {
    const said = result.trim();
    if (said === "") throw refuseField("result", "techprove-result-needed");
    await requireCleanText(tx, { result: said }, () => tx.t("techprove.result"));
    await tx.sql`
      update technical_improvements set state = 'closed', result = ${said}, closed_at = ${tx.clock()} where id = ${held.id}`;
    const { partNumbers: _, ...told } = await toldOfImprovement(tx, held.id);
    await publish(tx, techproveClosed, { ...told, version: held.version, actorCode: personOf(tx).userCode });
    return { note: said };
  });
  return await readImprovement(ctx, id);
}
