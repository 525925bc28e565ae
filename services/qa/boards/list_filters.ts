import { z } from "zod";
import { ledTo, oneOf } from "@/engines/lists/filters.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "../advance_question.ts";
import { isFactory } from "../rows.ts";
import type { Grouping } from "./board_declarations.ts";
import { counts, MEASURES } from "./measures.ts";
import { namesOf } from "./names_of.ts";

const code = z.string().max(60);

/** How boards lead to the questions behind their numbers. */
export function boardFilters(kind: QuestionKind) {
  const say = (grouping: Grouping) => async (ctx: Ctx, value: string) =>
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
      say: say("area"),
    }),
    staff: ledTo("qa.assignee", code, {
      where: ({ sql }, staff) => () =>
        sql`coalesce(coalesce(q.designated_id, q.assignee_id)::text, '-') = ${staff}`,
      say: say("staff"),
    }),
    part: ledTo("qa.partNumbers", code, {
      where: ({ sql }, part) => () => sql`${part} = any(q.part_numbers)`,
    }),
  };
}
