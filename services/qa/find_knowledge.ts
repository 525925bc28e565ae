import type { Fragment } from "postgres";
import { personOrNull } from "@/kernel/access/actor.ts";
import { queryOf } from "@/engines/search/tokens.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { QuestionKind } from "./advance_question.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";

/**
 * The condition under which knowledge of a kind, alias `k` with its question `q`, may be read: of the reader's brands. It names neither store nor vehicle, so that whoever may
 * read questions of the kind may read it.
 */
export function knowledgeScope(ctx: Ctx, kind: QuestionKind): Fragment {
  const { sql } = ctx;
  const brands = personOrNull(ctx)?.brandCodes ?? [];
  return sql`(k.kind = ${kind} ${
    brands.length > 0 ? sql`and q.brand_code = any(${brands as string[]})` : sql``
  })`;
}

/** What a closed question taught. */
export interface Knowledge {
  id: number;
  title: string;
  question: string;
  answer: string;
  lang: string;
  seriesName: string | null;
  typeName: string | null;
  partNumbers: string[];
  dtcCodes: string[];
  releasedAt: Date;
  revisedAt: Date | null;
}

/** One piece of knowledge, without the store, people and vehicle that it came from. Refuses `no-right` and `not-found`. */
export async function readKnowledge(ctx: Ctx, kind: QuestionKind, id: number): Promise<Knowledge> {
  requireRight(ctx, `${QUESTION_ROUTES[kind].view}:view`);
  const { sql } = ctx;
  const [row] = await sql<Knowledge[]>`
    select ${knowledgeColumns(ctx)} from ${knowledgeTables(ctx, kind)} where k.question_id = ${id} and ${
    knowledgeScope(ctx, kind)
  }`;
  if (!row) throw refuse("not-found");
  return row;
}

/** So many are shown. */
const SHOWN = 50;

/** Knowledge that says all of what is typed, the latest first; without words the latest. */
export async function findKnowledge(ctx: Ctx, kind: QuestionKind, typed: string): Promise<Knowledge[]> {
  requireRight(ctx, `${QUESTION_ROUTES[kind].list}:view`);
  const { sql } = ctx;
  const query = queryOf(typed);
  return [
    ...await sql<Knowledge[]>`
      select ${knowledgeColumns(ctx)} from ${knowledgeTables(ctx, kind)}
      where ${knowledgeScope(ctx, kind)} ${query === null ? sql`` : sql`and k.tokens @@ ${query}::tsquery`}
      order by coalesce(k.revised_at, k.released_at) desc, k.question_id desc
      limit ${SHOWN}`,
  ];
}

function knowledgeTables({ sql }: Ctx, kind: QuestionKind): Fragment {
  return sql`question_knowledge k
    join questions q on q.id = k.question_id
    left join series s on s.code = q.series_code
    left join ${kind === "part" ? sql`part_qa_types` : sql`tech_qa_types`} t on t.code = q.type_code`;
}

function knowledgeColumns({ sql, chain }: Ctx): Fragment {
  return sql`k.question_id::int as id, k.title, k.question, k.answer, k.lang, name_in(s.names, ${chain as string[]}) as series_name,
    name_in(t.names, ${chain as string[]}) as type_name, q.part_numbers, q.dtc_codes, k.released_at, k.revised_at`;
}
