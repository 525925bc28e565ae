import type { Need } from "@/kernel/access/rights.ts";
import { type Cell, defineExport, MAX_ROWS, words } from "@/engines/exports/define_export.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { BOARDS, EVERY_BOARD, type Grouping, measuresOf } from "./board_declarations.ts";
import { boardFilter } from "./board_facts.ts";
import { type Group, readBoard } from "./read_board.ts";

/** Groups of each kind in a sheet. */
const GROUPS_OF_SHEET = 10_000;

type Line = Group & { by: Grouping | null };

/** A board as a spreadsheet: all, then each grouping with all of its rows. */
function exportOf({ kind, board, route }: typeof EVERY_BOARD[number]) {
  const { duration } = BOARDS[board];
  const number = (key: string, text: string) => ({ key, text, kind: "number" as const, width: 14 });
  return defineExport<typeof boardFilter, Line, string>({
    kind: `${kind}-questions-${board}`,
    title: `page.${route}`,
    need: `${route}:view` as Need,
    page: route,
    filter: boardFilter,
    columns: [
      { key: "by", text: "qa.board_by", kind: "text", width: 18 },
      { key: "code", text: "qa.code", kind: "text", width: 18 },
      { key: "name", text: "qa.board_name", kind: "text", width: 30 },
      ...measuresOf(kind, board).map((measure) => number(measure, `qa.measure_${measure}`)),
      number("before", "qa.board_before"),
      ...duration
        ? [
          number("half", "qa.board_half_minutes"),
          number("ninety", "qa.board_ninety_minutes"),
          number("ninetyFive", "qa.board_ninety_five_minutes"),
        ]
        : [],
    ],
    limit: MAX_ROWS,
    async open(ctx, filter) {
      const { total, before, groups } = await readBoard(ctx, kind, board, filter, GROUPS_OF_SHEET);
      const lines: Line[] = [
        { ...total, by: null, code: "", name: "", before: before.counts.asked! },
        ...groups.flatMap(({ by, rows }) => rows.map((row) => ({ ...row, by }))),
      ];
      return { total: lines.length, records: eachLine(lines) };
    },
    cells: (ctx: Ctx, { by, code, name, counts, percentiles, before }): Record<string, Cell> => ({
      by: ctx.t(by ? `qa.by_${by}` : "qa.board_all"),
      code,
      name,
      before,
      half: percentiles?.[0] ?? null,
      ninety: percentiles?.[1] ?? null,
      ninetyFive: percentiles?.[2] ?? null,
      ...counts,
    }),
    say: ({ t }, { from, to, market, area, store, series, type }) =>
      words(
        [t("qa.asked_from_day"), from],
        [t("qa.asked_to_day"), to],
        [t("qa.market"), market],
        [t("qa.area"), area],
        [t("qa.store"), store],
        [t("qa.series"), series],
        [t("qa.typeCode"), type],
      ),
  });
}

async function* eachLine(lines: readonly Line[]): AsyncGenerator<Line> {
  yield* lines;
}

/** Every board as a spreadsheet. */
export const BOARD_EXPORTS = EVERY_BOARD.map(exportOf);
