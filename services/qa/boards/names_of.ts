import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "../advance_question.ts";
import type { Grouping } from "./board_declarations.ts";

/** What codes of a grouping are called, in the reader's language; part numbers stand for themselves. */
export async function namesOf(
  ctx: Ctx,
  kind: QuestionKind,
  grouping: Grouping,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (grouping === "part" || codes.length === 0) return new Map();
  const { sql } = ctx;
  const named = sql`name_in(x.names, ${ctx.chain as string[]})`;
  const sources: Record<Exclude<Grouping, "part">, Fragment> = {
    type: sql`select x.code, ${named} as name from ${
      kind === "part" ? sql`part_qa_types` : sql`tech_qa_types`
    } x`,
    series: sql`select x.code, ${named} as name from series x`,
    area: sql`select x.code, ${named} as name from sales_areas x`,
    store: sql`select x.code, ${named} as name from orgs x`,
    staff: sql`select x.id::text as code, x.full_name as name from users x`,
  };
  const rows = await sql<{ code: string; name: string }[]>`
    select n.code, n.name from (${sources[grouping]}) n where n.code = any(${[...codes]})`;
  return new Map(rows.map(({ code, name }) => [code, name]));
}
