import { z } from "zod";
import { chosen, days, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { sayOrg } from "@/services/orgs/say_org.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import { boardFilters } from "./boards/list_filters.ts";
import { OVERALL_STATES, type OverallState, type QuestionKind } from "./advance_question.ts";
import { isOverdue } from "./over_time.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import { questionTypes } from "./rows.ts";
import { atTurn } from "./turn_words.ts";

const code = z.string().max(60);

/** What a list shows of all that its reader may see; `turn` is their queue. */
const QUESTION_VIEWS = ["turn", "mine", "taken", "drafts", "overdue"] as const;

/** Parents of types (specification section 9). */
const CATEGORIES = ["0", "1", "2", "3", "4"] as const;

/** Stages of an overall state: `overallOf` said as a condition. */
const STAGES_OF: Readonly<Record<OverallState, readonly string[]>> = {
  pending: ["unanswered", "supervisor"],
  replied: ["replied", "supervisor-replied", "section-head-replied", "engineer-replied"],
  submitted: ["section-head", "engineer"],
  closed: ["closed"],
};

/** How lists of questions of a kind are narrowed. */
export function questionFilters(kind: QuestionKind) {
  const { list, parents } = QUESTION_ROUTES[kind];
  const types = (ctx: Ctx) => questionTypes(ctx, kind);
  return {
    keyword: keyword("qa.words", {
      where: ({ sql }, value) => () => {
        const typed = value.trim().toLowerCase();
        // One character has no pair to be found by.
        return sql`(${
          typed.length > 1 ? sql`character_pairs(q.words) @> character_pairs(${typed}) and` : sql``
        }
          position(${typed} in q.words) > 0)`;
      },
      says: "part of a code, a VIN or a title",
    }),
    queue: oneOf(QUESTION_VIEWS, {
      text: "qa.view",
      each: (view) => `qa.view_${view}`,
      where: (ctx, view) => () => {
        const { sql } = ctx;
        const me = personOrNull(ctx)?.id ?? 0;
        switch (view) {
          case "turn":
            return atTurn(ctx);
          case "mine":
            return sql`q.asker_id = ${me} and q.stage <> 'draft'`;
          case "taken":
            return sql`coalesce(q.designated_id, q.assignee_id) = ${me}`;
          case "drafts":
            return sql`q.stage = 'draft'`;
          default:
            return isOverdue(ctx);
        }
      },
    }),
    state: oneOf(OVERALL_STATES, {
      text: "qa.overall",
      each: (state) => `qa.overall_${state}`,
      where: ({ sql }, state) => () => sql`q.stage = any(${[...STAGES_OF[state]]})`,
    }),
    category: oneOf(CATEGORIES, {
      text: "qa.category",
      each: (parent) => `${parents}_${parent}`,
      where: (ctx, parent) => () =>
        ctx.sql`q.type_code in (select code from ${types(ctx)} where type_parent = ${Number(parent)})`,
    }),
    type: chosen("qa.typeCode", code, {
      choices: async (ctx) => [
        ...await ctx.sql<{ value: string; label: string }[]>`
          select code as value, name_in(names, ${ctx.chain as string[]}) as label
          from ${types(ctx)} where deleted_at is null order by type_parent, sort, code`,
      ],
      on: "q.type_code",
    }),
    series: chosen("qa.series", code, {
      choices: async (ctx) => [
        ...await ctx.sql<{ value: string; label: string }[]>`
          select s.code as value, name_in(s.names, ${ctx.chain as string[]}) as label from series s where ${
          visibleSeries(ctx)
        } order by label, s.code`,
      ],
      on: "q.series_code",
    }),
    ...boardFilters(kind),
    urgent: oneOf(["yes"], {
      text: "qa.urgent",
      each: () => "qa.only_urgent",
      where: ({ sql }) => () => sql`q.urgent`,
    }),
    store: ledTo("qa.store", code, {
      on: "q.store_code",
      say: sayOrg(`${list}:view`),
    }),
    vin: ledTo("qa.vin", z.string().max(17), { on: "q.vin" }),
    ...days("qa.askedAt", { on: "q.asked_at", from: "qa.asked_from_day", to: "qa.asked_to_day" }),
  };
}
