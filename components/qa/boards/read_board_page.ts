import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import type { Board } from "@/services/qa/boards/board_declarations.ts";
import { boardChoices } from "@/services/qa/boards/board_choices.ts";
import { boardFilter } from "@/services/qa/boards/board_facts.ts";
import { readBoard } from "@/services/qa/boards/read_board.ts";

/** What the page of a board reads, as its address says. */
export async function readBoardPage(ctx: Ctx, kind: QuestionKind, board: Board, url: URL) {
  const filter = boardFilter.parse(Object.fromEntries(url.searchParams));
  const [figures, choices] = await Promise.all([
    readBoard(ctx, kind, board, filter),
    boardChoices(ctx, kind),
  ]);
  return { filter, figures, choices };
}
