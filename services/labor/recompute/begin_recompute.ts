import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { personOf, requireRight, type Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { affectedItems } from "./affected_items.ts";

/** To have successors of other people's labor items prepared. */
export const RECOMPUTE_RIGHT: Right = "LaborWork:edit-all";

/** The work that prepares them: services/labor/recompute/recompute_work.ts. */
export const RECOMPUTE_WORK = {
  kind: "recompute-labor",
  payload: z.object({ recomputeId: z.number() }),
};

/**
 * Has a successor prepared of each released labor item whose time would be another by the base steps of today. Refuses `no-right`, `labor-recompute-none` when there
 * is none, and `labor-recompute-runs` while such a run is on its way.
 *
 * @returns how many are to be prepared
 */
export async function beginRecompute(
  ctx: Ctx,
  { stepId }: { stepId?: string },
): Promise<{ recomputeId: number; items: number }> {
  requireRight(ctx, RECOMPUTE_RIGHT);
  const { id, lang } = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    await sql`select pg_advisory_xact_lock(hashtext('recompute labor items'))`;
    const [running] = await sql`select from labor_recomputes where state in ('waiting', 'running')`;
    if (running) throw refuse("labor-recompute-runs");
    const step = stepId?.trim().toUpperCase() || null;
    const items = (await affectedItems(tx, step)).filter(({ how }) => how === "successor");
    if (items.length === 0) throw refuse("labor-recompute-none");
    const [row] = await sql<{ id: number }[]>`
      insert into labor_recomputes (step_id, user_id, edition, lang, document_ids, asked_at)
      values (
        ${step}, ${id}, ${tx.edition}, ${lang}, ${
      items.map(({ laborId }) => laborId)
    }::bigint[], ${tx.clock()}
      )
      returning id::int as id`;
    const recomputeId = row!.id;
    await recordChange(tx, {
      operation: "recomputeLaborItems",
      funLink: "LaborBaseStep",
      subjectKind: "LaborWork",
      subjectId: recomputeId,
      after: { stepId: step, items: items.map(({ laborTimeCode }) => laborTimeCode) },
    });
    await enqueue(tx, RECOMPUTE_WORK, String(recomputeId), { recomputeId });
    return { recomputeId, items: items.length };
  });
}
