import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "./advance_question.ts";
import { REPLY_FILES } from "./answer_question.ts";
import type { Question, QuestionFile } from "./question_types.ts";
import { readsNotes } from "./rows.ts";

/** What was said, and the version that the question had then; none where nothing was said. */
export async function repliesOf(
  ctx: Ctx,
  kind: QuestionKind,
  id: number,
): Promise<{ replyList: Question["replyList"]; version: number | undefined }> {
  const { sql } = ctx;
  const me = personOrNull(ctx)?.id ?? 0;
  const rows = await sql<(Question["replyList"][number] & { version: number })[]>`
    select q.version, r.id::int, r.part, r.node, r.body, r.lang, r.at, r.waited_minutes, r.adopted_at is not null as adopted, r.user_id = ${me} as own,
      jsonb_build_object('fullName', u.full_name, 'userType', u.user_type, 'orgName', name_in(o.names, ${ctx
    .chain as string[]})) as by,
      case when x.id is not null then jsonb_build_object('id', x.id, 'by', y.full_name, 'body', x.body) end as quoted,
      ${filesColumn(ctx, REPLY_FILES, "r.id")} as files
    from question_replies r
    join questions q on q.id = r.question_id
    join users u on u.id = r.user_id
    left join orgs o on o.code = u.org_code
    left join question_replies x on x.id = r.quoted_id
    left join users y on y.id = x.user_id
    where r.question_id = ${id} and ${readsNotes(ctx, kind) ? sql`true` : sql`r.part <> 'note'`}
    order by r.id`;
  return {
    replyList: rows.map(({ version: _, ...row }) => isoMoments(row)),
    version: rows[0]?.version,
  };
}

/** The course of a question; steps of notes reach the factory alone. */
export async function stepsOf(ctx: Ctx, kind: QuestionKind, id: number): Promise<Question["steps"]> {
  const { sql } = ctx;
  const rows = await sql<Question["steps"]>`
    select t.action, t.stage, u.full_name as by, d.full_name as designated, t.remark, t.at
    from question_steps t
    left join users u on u.id = t.user_id
    left join users d on d.id = t.designated_id
    where t.question_id = ${id} and ${readsNotes(ctx, kind) ? sql`true` : sql`t.action <> 'note'`}
    order by t.id`;
  return rows.map((row) => isoMoments(row));
}

/** The files of a use, in the order in which they came. */
function filesColumn({ sql }: Pick<Ctx, "sql">, use: string, of: string) {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size) order by p.since, f.id), '[]')
    from file_uses p join files f on f.id = p.file_id
    where p.kind = ${use} and p.id = ${sql.unsafe(of)}::text
  )`;
}

/** The files of one entry of a use. */
export async function filesOf({ sql }: Ctx, use: string, id: number): Promise<QuestionFile[]> {
  const [row] = await sql<[{ files: QuestionFile[] }]>`
    select ${filesColumn({ sql }, use, String(Number(id)))} as files`;
  return row.files;
}
