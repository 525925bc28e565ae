import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { answersTo } from "@/engines/states/answers.ts";
import { readCourse } from "@/engines/states/read_course.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { qualityStates } from "./quality_states.ts";
import { OK_PHOTO, qualityColumns, qualityTables, reachesQuality, REFUSE_PHOTO } from "./rows.ts";
import type { QualityReport } from "./types.ts";

/** What only the author does. */
const OF_AUTHOR: readonly string[] = ["edit", "submit", "delete"];

type Row = Omit<QualityReport, "steps" | "actions"> & { mayProcess: boolean };

/** A report with its photos, its course, and what the reader may do with it. Refuses `no-right` and `not-found`. */
export async function readQuality(ctx: Ctx, id: number): Promise<QualityReport> {
  requireRight(ctx, "QualityFeedback:view");
  const { sql } = ctx;
  const photos = (kind: string) =>
    sql`(
      select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name) order by u.since, f.name), '[]')
      from file_uses u join files f on f.id = u.file_id
      where u.kind = ${kind} and u.id = t.id::text
    )`;
  const [row] = await sql<Row[]>`
    select ${
    qualityColumns(ctx)
  }, t.fault_code, t.fault_on::text, t.mileage, t.description, t.answer, e.full_name as ended_by,
      t.taken_at, ${photos(REFUSE_PHOTO)} as refuse_photos, ${photos(OK_PHOTO)} as ok_photos,
      ${reachesQuality(ctx, "QualityFeedback:process")} as may_process
    from ${qualityTables(ctx)}
    left join users e on e.id = t.ended_by
    where t.id = ${id} and ${reachesQuality(ctx)}`;
  if (!row) throw refuse("not-found");
  const { mayProcess, ...found } = row;
  return {
    ...isoMoments(found),
    steps: await readCourse(ctx, qualityStates.kind, id),
    actions: answersTo(
      ctx,
      qualityStates,
      row.state,
      (action) =>
        OF_AUTHOR.includes(action)
          ? row.own ? null : "quality-not-author"
          : !mayProcess
          ? "no-right"
          : row.own
          ? "quality-own"
          : null,
    ),
  };
}

/** Whether the photos of a report may be seen: who may see it may. */
export async function maySeeQuality(ctx: Ctx, id: string): Promise<boolean> {
  const [row] = await ctx.sql`
    select from quality_reports t where t.id::text = ${id} and ${reachesQuality(ctx)}`;
  return row !== undefined;
}
