import { listHref } from "@/components/table/list_query.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import type { Grouping } from "@/services/qa/boards/board_declarations.ts";
import type { BoardFilter } from "@/services/qa/boards/board_facts.ts";
import type { Measure } from "@/services/qa/boards/measures.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";

/** What of a board's number its list is narrowed to. */
interface Behind {
  measure?: Measure;
  group?: { by: Grouping; code: string };
}

/** How the list of questions leads back from a number of a board: the same days, filters, measure and group. */
export function behindHref(
  basePath: string,
  kind: QuestionKind,
  asked: BoardFilter,
  { measure, group }: Behind,
): string {
  return listHref(`${basePath}/${QUESTION_ROUTES[kind].list}`, {
    ...asked,
    ...(group ? { [group.by]: group.code } : {}),
    measure,
  });
}
