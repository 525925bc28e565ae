import { documentKind } from "@/engines/documents/document_kinds.ts";
import { readableDocuments } from "@/engines/documents/readable_documents.ts";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { answersTo } from "@/engines/states/answers.ts";
import { readCourse } from "@/engines/states/read_course.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { VDS_FEEDBACK, VDS_FEEDBACK_KINDS, type VdsFeedbackKind } from "./feedback_states.ts";
import {
  answersVdsFeedback,
  seesVdsFeedback,
  telling,
  VDS_FEEDBACK_USE,
  vdsFeedbackColumns,
  vdsFeedbackTables,
} from "./rows.ts";
import type { VdsFeedback } from "./types.ts";

type Row = Omit<VdsFeedback, "actions" | "steps" | "cause"> & { mayAnswer: boolean; causeId: number | null };

/** Feedback of a kind with its answer, its course, and what the reader may do with it. Refuses `no-right` and `not-found`. */
export async function readVdsFeedback(ctx: Ctx, kind: VdsFeedbackKind, id: number): Promise<VdsFeedback> {
  const states = VDS_FEEDBACK[kind];
  requireRight(ctx, `${states.page}:view`);
  const { sql } = ctx;
  const [row] = await sql<Row[]>`
    select ${vdsFeedbackColumns(ctx)}, t.answer, e.full_name as ended_by, t.cause_id::int,
      (
        select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size) order by u.since, f.name), '[]')
        from file_uses u join files f on f.id = u.file_id
        where u.kind = ${VDS_FEEDBACK_USE} and u.id = t.id::text
      ) as attachments,
      ${answersVdsFeedback(ctx, kind)} as may_answer
    from ${vdsFeedbackTables(ctx)}
    left join users e on e.id = t.ended_by
    where t.id = ${id} and ${seesVdsFeedback(ctx, kind)}`;
  if (!row) throw refuse("not-found");
  const { mayAnswer, causeId, ...found } = row;
  return {
    ...isoMoments(found),
    cause: causeId === null ? null : await causeOf(ctx, causeId),
    steps: await readCourse(ctx, states.kind, id),
    actions: answersTo(ctx, states, row.state, () => mayAnswer ? null : "no-right"),
  };
}

async function causeOf(ctx: Ctx, id: number): Promise<VdsFeedback["cause"]> {
  const [row] = await ctx.sql<{ kind: string; code: string; title: string }[]>`
    select d.kind, d.code, ${titleColumn(ctx)} as title
    from documents d join document_revisions r on r.document_id = d.id and r.publish_state = 1
    where d.id = ${id} and ${readableDocuments(ctx, telling())}`;
  if (!row) return null;
  const { preview } = documentKind(row.kind).routes;
  return { code: row.code, title: row.title, link: `${preview}?id=${id}` };
}

/** Whether the pictures of feedback may be seen: who may see it may. */
export async function maySeeVdsFeedback(ctx: Ctx, id: string): Promise<boolean> {
  const { sql } = ctx;
  const seen = VDS_FEEDBACK_KINDS.map((kind) => seesVdsFeedback(ctx, kind))
    .reduce((before, one) => sql`${before} or ${one}`);
  const [row] = await sql`select from vds_feedback t where t.id::text = ${id} and (${seen})`;
  return row !== undefined;
}
