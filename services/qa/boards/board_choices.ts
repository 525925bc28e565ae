import type { Ctx } from "@/kernel/ctx.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import type { QuestionKind } from "../advance_question.ts";
import { isFactory } from "../rows.ts";

interface Choice {
  value: string;
  label: string;
}

/** What a board can be narrowed to, in the reader's language. */
export interface BoardChoices {
  market: Choice[];
  /** Empty for all but the factory. */
  area: Choice[];
  series: Choice[];
  type: Choice[];
}

/** Reads what a board can be narrowed to. */
export async function boardChoices(ctx: Ctx, kind: QuestionKind): Promise<BoardChoices> {
  const { sql } = ctx;
  const named = sql`name_in(x.names, ${ctx.chain as string[]})`;
  const [market, area, series, type] = await Promise.all([
    isFactory(ctx)
      ? sql<Choice[]>`select x.code as value, ${named} as label from markets x order by label, x.code`
      : [],
    isFactory(ctx)
      ? sql<
        Choice[]
      >`select x.code as value, ${named} as label from sales_areas x where x.deleted_at is null order by x.sort, x.code`
      : [],
    sql<Choice[]>`
      select s.code as value, name_in(s.names, ${ctx.chain as string[]}) as label
      from series s where ${visibleSeries(ctx)} order by label, s.code`,
    sql<Choice[]>`
      select x.code as value, ${named} as label from ${
      kind === "part" ? sql`part_qa_types` : sql`tech_qa_types`
    } x
      where x.deleted_at is null order by x.type_parent, x.sort, x.code`,
  ]);
  return { market: [...market], area: [...area], series: [...series], type: [...type] };
}
