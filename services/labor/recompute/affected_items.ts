import { z } from "zod";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import { inScope } from "@/engines/documents/document_scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { laborTimeOf } from "../time/labor_time.ts";
import { timedSteps } from "../time/write_times.ts";

/** What can be done about an item; each has a text `labor.recompute.how_<one>`. */
export const HOW = ["successor", "follows", "waits"] as const;

export const affectedItem = z.object({
  laborId: z.int(),
  revision: z.int(),
  laborTimeCode: z.string(),
  laborTimeName: z.string(),
  fromSeconds: z.int().describe("what is charged today"),
  toSeconds: z.int().describe("what would be by the base steps of today"),
  how: z.enum(HOW).describe(
    "successor: one can be prepared; follows: a draft of it is there and has the new time; waits: it is under approval as it was submitted",
  ),
});
/** A labor item whose time would be another by the base steps of today. */
export type AffectedItem = z.infer<typeof affectedItem>;

/**
 * Released labor items, and submitted ones, whose time would be another by the base steps of today, as far as the caller may work on them. What an item says itself in place of
 * its base step is not changed by it, so such items are not among them.
 *
 * @param stepId left out: whatever base step has changed
 */
export async function affectedItems(ctx: Ctx, stepId: string | null): Promise<AffectedItem[]> {
  const { sql } = ctx;
  const rows = await sql<(Omit<AffectedItem, "fromSeconds" | "toSeconds"> & { revisionId: number })[]>`
    select r.id::int as revision_id, d.id::int as labor_id, r.number as revision, d.code as labor_time_code,
      ${titleColumn(ctx)} as labor_time_name,
      case
        when r.publish_state = 0 or l.submit_state = 1 and l.id <> r.id then 'waits'
        when l.id = r.id then 'successor'
        else 'follows'
      end as how
    from document_revisions r
    join documents d on d.id = r.document_id
    join document_revisions l on l.document_id = d.id and l.is_last
    where r.kind = 'labor' and r.discard = 1 and ${inScope(ctx, "LaborWork:view")}
      and (r.publish_state = 1 or (r.is_last and r.submit_state = 1 and r.published_at is null and r.verify_result is null))
      and exists (
        select from labor_step_copies c
        join labor_base_steps s on s.code = c.step_id and s.deleted_at is null
        where c.revision_id = r.id and (${stepId}::text is null or c.step_id = ${stepId})
          and (c.said ->> 'time' <> s.step_time or (c.said ->> 'workers')::int <> s.worker_num)
      )
    order by d.code, r.number`;
  const ids = rows.map(({ revisionId }) => revisionId);
  const [now, then] = [await timesBy(ctx, ids, "revision"), await timesBy(ctx, ids, "today")];
  return rows
    .map(({ revisionId, ...row }) => ({
      ...row,
      fromSeconds: now.get(revisionId)!,
      toSeconds: then.get(revisionId)!,
    }))
    .filter(({ fromSeconds, toSeconds }) => fromSeconds !== toSeconds);
}

async function timesBy(
  ctx: Ctx,
  revisionIds: readonly number[],
  by: "revision" | "today",
): Promise<Map<number, number>> {
  if (revisionIds.length === 0) return new Map();
  return new Map(
    (await timedSteps(ctx, revisionIds, by)).map(({ revisionId, steps, coefficient }) => [
      revisionId,
      laborTimeOf(steps, coefficient).laborSeconds,
    ]),
  );
}
