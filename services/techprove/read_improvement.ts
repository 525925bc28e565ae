import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { answersTo } from "@/engines/states/answers.ts";
import { readCourse } from "@/engines/states/read_course.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { reachesTechprove, techproveColumns, techproveTables, USES } from "./rows.ts";
import { techproveStates } from "./techprove_states.ts";
import type { Improvement, TechproveApproval } from "./types.ts";

/** What only the author does. */
const OF_AUTHOR: readonly string[] = ["edit", "submit", "delete"];

type Row = Omit<Improvement, "steps" | "actions" | "approvalList" | "hoursAYear" | "moneyAYear">;

/** An improvement with files, approvals and course, and what the reader may do with it. Refuses `no-right` and `not-found`. */
export async function readImprovement(ctx: Ctx, id: number): Promise<Improvement> {
  requireRight(ctx, "TechProve:view");
  const { sql } = ctx;
  const files = (kind: string) =>
    sql`(
      select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size) order by u.since, f.name), '[]')
      from file_uses u join files f on f.id = u.file_id
      where u.kind = ${kind} and u.id = t.id::text
    )`;
  const [row] = await sql<Row[]>`
    select ${
    techproveColumns(ctx)
  }, t.before_text as before, t.after_text as after, t.affects, t.part_numbers,
      t.minutes_saved, t.money_saved::text, t.vehicles_a_year, t.result, t.approved_at,
      ${files(USES.beforePhotos)} as before_photos, ${files(USES.afterPhotos)} as after_photos, ${
    files(USES.files)
  } as files
    from ${techproveTables(ctx)}
    where t.id = ${id} and ${reachesTechprove(ctx)}`;
  if (!row) throw refuse("not-found");
  const approvals = await sql<TechproveApproval[]>`
    select v.id::int, u.full_name, v.user_id = ${
    personId(ctx)
  } as own, v.result as verify_result, v.remark as verify_remark,
      v.decided_at as verify_time, v.voided_at is not null as voided
    from technical_improvement_approvals v join users u on u.id = v.user_id
    where v.improvement_id = ${id}
    order by v.id`;
  const mine = approvals.find(({ own, voided }) => own && !voided);
  const { minutesSaved, moneySaved, vehiclesAYear } = row;
  return {
    ...isoMoments(row),
    hoursAYear: minutesSaved === null || vehiclesAYear === null ? null : minutesSaved * vehiclesAYear / 60,
    moneyAYear: moneySaved === null || vehiclesAYear === null ? null : Number(moneySaved) * vehiclesAYear,
    approvalList: approvals.map(isoMoments),
    steps: await readCourse(ctx, techproveStates.kind, id),
    actions: answersTo(ctx, techproveStates, row.state, (action) => {
      if (OF_AUTHOR.includes(action)) return row.own ? null : "techprove-not-author";
      if (action === "close") return null;
      return !mine ? "techprove-not-asked" : mine.verifyResult !== null ? "techprove-decided" : null;
    }),
  };
}

/** Whether the files of an improvement may be read: who may see it may. */
export async function maySeeImprovement(ctx: Ctx, id: string): Promise<boolean> {
  const [row] = await ctx.sql`
    select from technical_improvements t where t.id::text = ${id} and ${reachesTechprove(ctx)}`;
  return row !== undefined;
}
