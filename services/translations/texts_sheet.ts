import { writeXlsx } from "hucre/xlsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { readSheetCells } from "@/engines/files/read_sheet_cells.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { hashBeside } from "./gather_texts.ts";
import { filterTexts } from "./read_texts.ts";
import type { InterfaceText, TextFilter } from "./types.ts";

/** Columns of the sheet, in order; `base` says what the text and its sources were when it was written. */
const COLUMNS = ["key", "zh", "en", "text", "state", "base"] as const;
const WIDTHS = [34, 44, 44, 54, 18, 26] as const;

/** A row of a sheet that came back. */
export interface SheetRow {
  /** As the file counts: the heads are row 1. */
  row: number;
  key: string;
  text: string;
  base: string;
}

/** What a text was when it went out: another one now means that somebody worked on it meanwhile. */
export function baseOf(text: InterfaceText, filter: Pick<TextFilter, "lang">): string {
  return `${text.version}.${hashBeside(text, filter.lang)}`;
}

/** Texts of a language by a filter as XLSX, to be translated elsewhere and brought back. */
export async function textsSheet(ctx: Ctx, filter: TextFilter): Promise<Uint8Array> {
  const { t } = ctx;
  const found = (await filterTexts(ctx, filter)).filter(({ states }) =>
    !filter.state || states.includes(filter.state)
  );
  return await writeXlsx({
    sheets: [{
      name: filter.lang,
      freezePane: { rows: 1 },
      columns: WIDTHS.map((width) => ({ width })),
      rows: [
        COLUMNS.map((column) => t(`translations.column.${column}`)),
        ...found.map((text) => [
          text.key,
          text.zh,
          text.en,
          text.text ?? "",
          text.states.map((state) => t(`translations.state.${state}`)).join(", "),
          baseOf(text, filter),
        ]),
      ],
    }],
  });
}

/**
 * Rows of a sheet as it went out. The columns are known by their place, since the heads are in the language of whoever took it out.
 *
 * Refuses `too-large`, `import-not-readable` and `import-empty`.
 */
export async function readTextsSheet(ctx: Pick<Ctx, "actor">, file: File): Promise<SheetRow[]> {
  const cells = await readSheetCells(ctx, file, {
    bytes: LIMITS.textsSheetBytes,
    unpacked: LIMITS.textsSheetUnpackedBytes,
    rows: LIMITS.textsSheetRows,
  });
  const place = (column: typeof COLUMNS[number]) => COLUMNS.indexOf(column);
  const rows = cells.slice(1)
    .map((row, at) => ({
      row: at + 2,
      key: textOf(row[place("key")]).trim(),
      text: textOf(row[place("text")]),
      base: textOf(row[place("base")]).trim(),
    }))
    .filter(({ key, text }) => key !== "" || text.trim() !== "");
  if (rows.length === 0) throw refuseField("file", "import-empty");
  return rows;
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? "" : String(value).replaceAll("\r\n", "\n");
}
