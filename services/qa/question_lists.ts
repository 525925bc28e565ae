import { defineList } from "@/engines/lists/define_list.ts";
import type { QuestionKind } from "./advance_question.ts";
import { QUESTION_ROUTES, questionListScope } from "./question_rights.ts";
import { questionRow } from "./question_types.ts";
import { questionColumns, questionJoins, questionTables, rowOf } from "./rows.ts";
import { listedColumns } from "./listed_columns.ts";
import { questionFilters } from "./question_filters.ts";

function listOf(kind: QuestionKind) {
  const { list } = QUESTION_ROUTES[kind];
  const noun = kind === "part" ? "Part" : "Tech";
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
    filter: questionFilters(kind),
    columns: listedColumns(kind),
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
