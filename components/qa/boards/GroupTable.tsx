import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import type { Board, Grouping } from "@/services/qa/boards/board_declarations.ts";
import { BOARDS, measuresOf } from "@/services/qa/boards/board_declarations.ts";
import type { Measure } from "@/services/qa/boards/measures.ts";
import type { Group } from "@/services/qa/boards/read_board.ts";
import { Change } from "./Change.tsx";
import { durationText } from "@/services/qa/duration_text.ts";

/** The figures of each group, each leading to the questions behind it, with the period before. */
export function GroupTable({ kind, board, by, rows, href, t, format }: {
  kind: QuestionKind;
  board: Board;
  by: Grouping;
  rows: readonly Group[];
  /** Null where the reader may not open the list. */
  href: ((code: string, measure: Measure) => string) | null;
  t: Translate;
  format: Format;
}) {
  const measures = measuresOf(kind, board);
  const { duration } = BOARDS[board];
  return (
    <div class="qa-board-table" tabIndex={0} role="region" aria-label={t(`qa.by_${by}`)}>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{t(`qa.by_${by}`)}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col" class="num">{t(`qa.measure_${measure}`)}</th>
            ))}
            <th scope="col" class="num">{t("qa.board_before")}</th>
            {duration && <th scope="col" class="num">{t("qa.board_half")}</th>}
            {duration && <th scope="col" class="num">{t("qa.board_ninety")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, counts, percentiles, before }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              {measures.map((measure) => {
                const count = counts[measure]!;
                return (
                  <td key={measure} class="num">
                    {href && count > 0
                      ? <a class="link" href={href(code, measure)}>{format.number(count)}</a>
                      : format.number(count)}
                  </td>
                );
              })}
              <td class="num">
                {format.number(before)} <Change now={counts.asked!} before={before} format={format} />
              </td>
              {duration && <td class="num">{durationText(t, format, percentiles?.[0])}</td>}
              {duration && <td class="num">{durationText(t, format, percentiles?.[1])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
