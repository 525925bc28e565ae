import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { dataOf, rowsOf } from "./format/kind_sql.ts";
import type { Validity } from "./format/validity.ts";
import { cellsOf } from "./format/write_cell.ts";
import { lines } from "./kinds/lines.ts";

/** Columns of the sheet; the note is that of the reader's language. */
export const SHEET_COLUMNS = [
  "position",
  "callout",
  "part",
  "quantity",
  "note",
  "indent",
  "validFor",
] as const;
export type SheetColumn = typeof SHEET_COLUMNS[number];

/** A line as the sheet has it: texts by column. */
export type SheetLine = Record<SheetColumn, string>;

/** A figure with its lines to be edited. */
export interface FigureSheet {
  code: string;
  version: number;
  name: string;
  seriesCode: string | null;
  lines: (SheetLine & { validity: Validity[] })[];
}

/** The head of a column in files: notes are by language. */
export function headOf({ lang }: Pick<Ctx, "lang">, column: SheetColumn): string {
  return column === "note" ? `note.${lang}` : column;
}

/** The lines of a figure as they are typed, by their position. Refuses `figure-not-there`. */
export async function readFigureLines(ctx: Ctx, code: string): Promise<FigureSheet> {
  requireRight(ctx, "EPC2DImage:edit");
  const { sql } = ctx;
  const [figure] = await sql<Omit<FigureSheet, "lines">[]>`
    select f.code, f.version, name_in(f.names, ${ctx.chain as string[]}) as name, (
      select min(g.series_code) from figure_places p join epc_groups g on g.id = p.group_id where p.figure_id = f.id
    ) as series_code
    from figures f
    where f.code = ${code} and f.deleted_at is null`;
  if (!figure) throw refuse("figure-not-there", { figure: code });
  const { from } = rowsOf(lines);
  const rows = await sql.unsafe<{ data: Record<string, unknown>; shown: string }[]>(
    `select ${dataOf(lines)} as data, p.shown from ${from} join parts p on p.number = t.part_number
     where f.code = $1 order by t.sort`,
    [code],
  );
  const heads = SHEET_COLUMNS.map((column) => headOf(ctx, column));
  return {
    ...figure,
    lines: rows.map(({ data, shown }) => {
      const cells = cellsOf(lines, heads, data);
      const line = Object.fromEntries(SHEET_COLUMNS.map((column, at) => [column, cells[at]!])) as SheetLine;
      return { ...line, part: shown, validity: (data.validFor ?? []) as Validity[] };
    }),
  };
}
