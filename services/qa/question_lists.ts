import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, days, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { sayOrg } from "@/services/orgs/say_org.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import { boardFilters } from "./boards/list_filters.ts";
import { OVERALL_STATES, type OverallState, type QuestionKind } from "./advance_question.ts";
import { isOverdue } from "./over_time.ts";
import { timeLeftText, timeLeftTone } from "./duration_text.ts";
import { QUESTION_ROUTES, questionListScope } from "./question_rights.ts";
import { questionRow } from "./question_types.ts";
import { queueParts } from "./queue_parts.ts";
import { isFactory, questionColumns, questionJoins, questionTables, questionTypes, rowOf } from "./rows.ts";
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

/** Orders are by what stands in the row itself, as an index has it: by a name of another table all questions would be read and sorted for each page (docs/decisions/0233). */
function listOf(kind: QuestionKind) {
  const { list, add, view, parents } = QUESTION_ROUTES[kind];
  const noun = kind === "part" ? "Part" : "Tech";
  const types = (ctx: Ctx) => questionTypes(ctx, kind);
  return defineList({
    kind: `${kind}-questions`,
    page: list,
    need: `${list}:view`,
    call: {
      operationId: `list${noun}Questions`,
      path: kind === "part" ? "/tis/part-questions" : "/tis/tech-questions",
      tag: "Questions",
      summary:
        `Questions of this kind within the caller's scope, those whose turn it is first, then by urgency and waiting`,
    },
    record: questionRow,
    words: { count: "qa.count", none: "qa.none", noneWhy: "qa.none_why" },
    filter: {
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
    },
    columns: {
      code: {
        text: "qa.code",
        kind: "code",
        sort: "q.code",
        of: ({ code }, { t }) => code ?? t("qa.draft"),
        href: ({ id, stage }) => stage === "draft" ? `${add}?id=${id}` : `${view}?id=${id}`,
      },
      title: {
        text: "qa.title",
        kind: "text",
        title: true,
        width: 50,
        of: ({ title }, { t }) => title || t("qa.untitled"),
        href: ({ id, stage }) => stage === "draft" ? `${add}?id=${id}` : `${view}?id=${id}`,
      },
      urgent: {
        text: "qa.urgent",
        kind: "state",
        of: ({ urgent }, { t }) => urgent ? t("qa.urgent") : null,
        tone: () => "err",
        sort: "q.urgent",
        // The page says it beside the state.
        in: "chooser",
      },
      state: {
        text: "qa.overall",
        kind: "state",
        of: ({ overall }, { t }) => t(overall === null ? "qa.draft" : `qa.overall_${overall}`),
        tone: ({ overall }) =>
          overall === "closed" ? "mute" : overall === "replied" ? "ok" : toneOf("waiting"),
        sort: "q.stage",
      },
      stage: {
        text: "qa.stage",
        kind: "text",
        of: ({ stage }, { t }) => t(`qa.stage_${stage}`),
        sort: ({ sql }) => sql`q.stage`,
        in: kind === "part" ? "chooser" : "list",
      },
      timeLeft: {
        text: "qa.timeLeft",
        kind: "state",
        of: ({ minutesLeft }, ctx) =>
          minutesLeft === null ? null : timeLeftText(ctx.t, formatOf(ctx), minutesLeft),
        tone: ({ minutesLeft }) => timeLeftTone(minutesLeft ?? 0),
        sort: "q.answer_due_at",
        for: () => kind === "technical",
      },
      category: {
        text: "qa.category",
        kind: "text",
        of: ({ typeParent }, { t }) => typeParent === null ? null : t(`${parents}_${typeParent}`),
        in: "chooser",
      },
      type: { text: "qa.typeCode", kind: "text", of: ({ typeName }) => typeName },
      series: {
        text: "qa.series",
        kind: "text",
        of: ({ seriesName }) => seriesName,
        sort: ({ sql }) => sql`q.series_code`,
      },
      vin: { text: "qa.vin", kind: "code", sort: "q.vin", in: kind === "part" ? "list" : "chooser" },
      dealer: {
        text: "qa.dealer",
        kind: "code",
        of: ({ storeCode }) => storeCode,
        sort: "q.store_code",
        in: "chooser",
      },
      store: {
        text: "qa.store",
        kind: "text",
        of: ({ storeName }) => storeName,
        in: "chooser",
      },
      area: { text: "qa.area", kind: "text", of: ({ areaName }) => areaName, for: isFactory },
      asker: {
        text: "qa.asker",
        kind: "person",
        of: ({ askerName }) => askerName,
        in: "chooser",
      },
      assignee: {
        text: "qa.assignee",
        kind: "person",
        of: ({ assigneeName }) => assigneeName,
        in: "chooser",
      },
      replies: { text: "qa.replies", kind: "number", in: "chooser" },
      askedAt: { text: "qa.askedAt", kind: "moment", sort: "q.asked_at", in: "chooser" },
      waitingSince: {
        text: "qa.waitingSince",
        kind: "moment",
        sort: "q.waiting_since",
        in: kind === "part" ? "list" : "chooser",
      },
      closedAt: { text: "qa.closedAt", kind: "moment", sort: "q.closed_at", in: "chooser" },
      score: { text: "qa.score", kind: "number", sort: "q.score", in: "chooser" },
      queue: {
        text: "qa.waitingSince",
        kind: "moment",
        of: ({ waitingSince }) => waitingSince,
        parts: queueParts,
        sort: (
          { sql },
        ) => [sql`not q.urgent`, sql`coalesce(q.waiting_since, q.asked_at, q.changed_at)`],
        in: "order",
      },
    },
    order: "queue",
    scope: async (ctx) => {
      const within = await questionListScope(ctx, `${list}:view`);
      return () => ctx.sql`q.kind = ${kind} and ${within()}`;
    },
    query: {
      key: "q.id",
      late: true,
      from: questionTables,
      joins: (ctx) => questionJoins(ctx, kind),
      select: questionColumns,
      record: (_ctx, row) => rowOf(row),
    },
  });
}

/** Questions on parts. */
export const partQuestionList = listOf("part");
/** Technical questions. */
export const techQuestionList = listOf("technical");
