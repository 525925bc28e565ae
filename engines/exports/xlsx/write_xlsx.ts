import type { Cell, ExportColumn, FilterWord } from "../define_export.ts";
import { headRow, SHEET_END, sheetStart, valueRow, workbookParts } from "./sheet_xml.ts";
import { serialOf } from "./serial_of.ts";
import { type ZipPart, zipStream } from "./zip_stream.ts";

/** A spreadsheet to be written. */
export interface Spreadsheet {
  /** Name of the sheet of rows; what a sheet's name may not have is left out. */
  name: string;
  columns: readonly (ExportColumn & { head: string })[];
  rows: AsyncIterable<Record<string, Cell>>;
  /** IANA name of the zone in which moments are shown. */
  zone: string;
  /** Second sheet, asked for when the rows are written: what was asked for, by whom, when. */
  about: { name: string; lines: () => readonly FilterWord[] };
}

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Writes a spreadsheet (ECMA-376) as its rows come, in memory that does not grow with them. */
export function writeXlsx(sheet: Spreadsheet): ReadableStream<Uint8Array<ArrayBuffer>> {
  return ReadableStream.from(zipStream(partsOf(sheet)));
}

async function* partsOf(sheet: Spreadsheet): AsyncGenerator<ZipPart> {
  yield { path: "xl/worksheets/sheet1.xml", pieces: rowsSheet(sheet) };
  yield { path: "xl/worksheets/sheet2.xml", pieces: aboutSheet(sheet) };
  const name = sheetName(sheet.name), about = sheetName(sheet.about.name);
  for (const [path, xml] of workbookParts([name, about === name ? `${about.slice(0, 29)} 2` : about])) {
    yield { path, pieces: only(xml) };
  }
}

async function* rowsSheet({ columns, rows, zone }: Spreadsheet): AsyncGenerator<string> {
  const serial = serialOf(zone);
  yield sheetStart(columns, true) + headRow(columns.map(({ head }) => head));
  for await (const row of rows) yield valueRow(columns, row, serial);
  yield SHEET_END;
}

async function* aboutSheet({ about, zone }: Spreadsheet): AsyncGenerator<string> {
  const columns = [{ key: "label", kind: "text", width: 28 }, {
    key: "value",
    kind: "text",
    width: 60,
  }] as const;
  yield sheetStart(columns, false);
  for (const [label, value] of about.lines()) yield valueRow(columns, { label, value }, serialOf(zone));
  yield SHEET_END;
}

async function* only(xml: string): AsyncGenerator<string> {
  yield xml;
}

/** At most 31 characters, none of `[]:*?/\`, no quote at either end. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/g, " ").slice(0, 31).trim().replace(/^'|'$/g, "").toWellFormed() || "1";
}
