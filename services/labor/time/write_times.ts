import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { laborTimeOf, type TimedStep } from "./labor_time.ts";

interface Timed {
  revisionId: number;
  coefficient: string;
  steps: TimedStep[];
}

/**
 * Steps of revisions as far as their time goes, each with what its base step says where it says nothing itself.
 *
 * @param by `revision`: as each revision says it, a draft by the base steps of today; `today`: all of them by those
 */
export async function timedSteps(
  { sql }: Pick<Ctx, "sql">,
  revisionIds: readonly number[],
  by: "revision" | "today",
): Promise<Timed[]> {
  const rows = await sql<Timed[]>`
    select k.revision_id::int as revision_id, coalesce(k.coefficient, 1)::text as coefficient, coalesce((
      select jsonb_agg(jsonb_build_object(
        'stepTime', coalesce(l.step_time, case when f.frozen then c.said ->> 'time' else s.step_time end),
        'workerNum', coalesce(l.worker_num, case when f.frozen then (c.said ->> 'workers')::int else s.worker_num end)
      ) order by l.sort_no)
      from labor_steps l
      left join labor_base_steps s on s.code = l.step_id and s.deleted_at is null
      left join labor_step_copies c on c.revision_id = l.revision_id and c.step_id = l.step_id
      where l.revision_id = k.revision_id
    ), '[]') as steps
    from labor_details k
    join document_revisions r on r.id = k.revision_id
    cross join lateral (select r.submit_state = 1 and ${by === "revision"} as frozen) f
    where k.revision_id = any(${[...revisionIds]}::bigint[])
    order by k.revision_id`;
  return [...rows];
}

/** Writes what revisions take by their steps, which lists and other systems read. */
export async function writeTimesOf(tx: TxCtx, revisionIds: readonly number[]): Promise<void> {
  if (revisionIds.length === 0) return;
  const { sql } = tx;
  const rows = (await timedSteps(tx, revisionIds, "revision")).map(({ revisionId, coefficient, steps }) => ({
    revision_id: revisionId,
    ...laborTimeOf(steps, coefficient),
  }));
  await sql`
    update labor_details k
    set elapsed_seconds = t."elapsedSeconds", work_seconds = t."workSeconds", labor_seconds = t."laborSeconds"
    from jsonb_to_recordset(${sql.json(rows)}) as t (
      revision_id bigint, "elapsedSeconds" int, "workSeconds" int, "laborSeconds" int
    )
    where k.revision_id = t.revision_id`;
}

/** The same of one that was saved. */
export async function writeTimes(tx: TxCtx, { revisionId }: { revisionId: number }): Promise<void> {
  await writeTimesOf(tx, [revisionId]);
}
