import { z } from "zod";
import { ledTo, oneOf } from "@/engines/lists/filters.ts";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "../advance_question.ts";
import { QUESTION_ROUTES, questionScope } from "../question_rights.ts";
import { isFactory } from "../rows.ts";
import type { Grouping } from "./board_declarations.ts";
import { counts, MEASURES } from "./measures.ts";
import { namesOf } from "./names_of.ts";

const code = z.string().max(60);

/** How boards lead to the questions behind their numbers. */
export function boardFilters(kind: QuestionKind) {
  const { list } = QUESTION_ROUTES[kind];
  const named = async (ctx: Ctx, grouping: Grouping, value: string) =>
    value === "-"
      ? ctx.t("qa.board_none")
      : (await namesOf(ctx, kind, grouping, [value])).get(value) ?? value;
  return {
    measure: oneOf(MEASURES, {
      text: "qa.measure",
      each: (measure) => `qa.measure_${measure}`,
      where: (ctx, measure) => () => counts(ctx, kind, measure),
    }),
    market: ledTo("qa.market", code, { on: "o.market_code" }),
    area: ledTo("qa.area", code, {
      where: (ctx, area) => () =>
        isFactory(ctx) ? ctx.sql`coalesce(n.area_code, '-') = ${area}` : ctx.sql`true`,
      say: async (ctx, area) => isFactory(ctx) ? await named(ctx, "area", area) : area,
    }),
    staff: ledTo("qa.assignee", code, {
      where: ({ sql }, staff) => () =>
        sql`coalesce(coalesce(q.designated_id, q.assignee_id)::text, '-') = ${staff}`,
      say: async (ctx, staff) =>
        await hasTaken(ctx, staff, `${list}:view`) ? await named(ctx, "staff", staff) : staff,
    }),
    part: ledTo("qa.partNumbers", code, {
      where: ({ sql }, part) => () => sql`${part} = any(q.part_numbers)`,
    }),
  };
}

/** Whether somebody has taken a question that a right of the reader reaches; of nobody else is the name told. `-` stands for nobody. */
async function hasTaken(ctx: Ctx, staff: string, right: Right): Promise<boolean> {
  if (staff === "-") return true;
  const id = Number(staff);
  if (!Number.isSafeInteger(id)) return false;
  const [found] = await ctx.sql`
    select from questions q
    where (q.designated_id = ${id} or q.designated_id is null and q.assignee_id = ${id}) and ${
    questionScope(ctx, right)
  }
    limit 1`;
  return found !== undefined;
}
