import type { ComponentChildren } from "preact";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { type Board, BOARDS, measuresOf } from "@/services/qa/boards/board_declarations.ts";
import type { Measure } from "@/services/qa/boards/measures.ts";
import type { QuestionBoard } from "@/services/qa/boards/read_board.ts";
import type { Figures } from "@/services/qa/boards/read_figures.ts";
import { durationText } from "@/services/qa/duration_text.ts";

/** What a board begins with: each measure, its rate and its durations, and beside each the period before. */
export function headFigures({ kind, board, figures: { total, before }, href, t, format }: {
  kind: QuestionKind;
  board: Board;
  figures: QuestionBoard;
  href: ((measure: Measure) => string) | null;
  t: Translate;
  format: Format;
}): { name: string; value: ComponentChildren; note: string }[] {
  const { rate, duration } = BOARDS[board];
  const counted = measuresOf(kind, board).map((measure) => {
    const count = total.counts[measure]!;
    const text = format.number(count);
    return {
      name: t(`qa.measure_${measure}`),
      value: href && count > 0 ? <a href={href(measure)}>{text}</a> : text,
      note: t("qa.board_was", { before: format.number(before.counts[measure]!) }),
    };
  });
  const share = ({ counts }: Figures) =>
    rate === null || counts.asked === 0 ? "–" : format.percent(counts[rate]! / counts.asked!);
  const rates = rate === null ? [] : [{
    name: t(`qa.rate_${rate}`),
    value: share(total),
    note: t("qa.board_was", { before: share(before) }),
  }];
  const durations = duration === null
    ? []
    : (["half", "ninety", "ninety_five"] as const).map((one, place) => ({
      name: duration === "reply" ? t(`qa.reply_${one}`) : t(`qa.closing_${one}`),
      value: durationText(t, format, total.percentiles?.[place]),
      note: t("qa.board_was", { before: durationText(t, format, before.percentiles?.[place]) }),
    }));
  return [...counted, ...rates, ...durations];
}
