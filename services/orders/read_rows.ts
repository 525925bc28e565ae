import { writeXlsx } from "hucre/xlsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { readSheetCells } from "@/engines/files/read_sheet_cells.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { withNamedVehicle } from "./named_vehicle.ts";
import type { ImportRow } from "./import_types.ts";

/** Columns of the template and of pasted rows, in order. */
const COLUMNS = ["partNumber", "quantity", "note", "vin"] as const;

/**
 * Rows of a pasted list: a part a line, then quantity, note and VIN, parted by tabs, semicolons or commas (as pasted from a
 * spreadsheet), or number and quantity parted by two spaces or more or by ×. The first that a line has parts it: after a semicolon, commas belong to the note. A dash in place of the VIN, or as the last of three cells, where others write the VIN too: for stock. Of more than a cart holds one more is read, so that it shows.
 */
export function readPastedRows(text: string): ImportRow[] {
  const lines = text.split(/\r?\n/).map((line, place) => ({ line: line.trim(), row: place + 1 }));
  return lines.filter(({ line }) => line !== "").slice(0, LIMITS.cartLines + 1).map(({ line, row }) => {
    return rowOf(cellsOf(line), row);
  });
}

/** What parts a line, each as keyboards of the world write it. */
const SEPARATORS = [/\t/, /[;；]/, /[,，]/];

function cellsOf(line: string): string[] {
  const first = /[\t;,；，]/.exec(line)?.[0];
  return line.split(SEPARATORS.find((one) => first && one.test(first)) ?? /\s{2,}|\s*[×*]\s*/);
}

/**
 * Rows of an XLSX file as the template has them. A first row without any digit in its first cell is the heading.
 *
 * Refuses `too-large` over 1 MB (specification section 5) and `import-not-readable` for anything that is no XLSX or unpacks
 * to more than any list could.
 */
export async function readXlsxRows(ctx: Pick<Ctx, "actor">, file: File): Promise<ImportRow[]> {
  const rows = await readSheetCells(ctx, file, {
    bytes: LIMITS.epcImportBytes,
    unpacked: LIMITS.epcImportUnpackedBytes,
    rows: LIMITS.cartLines + 1,
  });
  return rows
    .map((cells, place) => ({ cells: cells.map(textOf), row: place + 1 }))
    .filter(({ cells, row }) =>
      cells.some((cell) => cell !== "") && !(row === 1 && !/\d/.test(cells[0] ?? ""))
    )
    .map(({ cells, row }) => rowOf(cells, row));
}

/** What stands in place of a VIN where a part is for stock. */
export const NO_VEHICLE = "-";

/** A dash, as keyboards and spreadsheets write it. */
const DASH = /^[-–—－]$/;

function rowOf(cells: string[], row: number): ImportRow {
  const trimmed = cells.map((cell) => cell.trim());
  // Who leaves the note out writes the dash where a VIN would be recognised too.
  const inPlaceOfNote = trimmed.length === 3 && DASH.test(trimmed[2]!) ? ["", NO_VEHICLE] : trimmed.slice(2);
  const [partNumber = "", quantity = ""] = trimmed;
  const [note = "", vin = "", ...others] = inPlaceOfNote;
  return withNamedVehicle(
    { row, partNumber, quantity, note, vin: DASH.test(vin) ? null : vin },
    others,
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" && !(value instanceof Date) ? JSON.stringify(value) : String(value);
}

/** The template for the import: a sheet with headings in the reader's language. */
export function cartTemplate(ctx: Ctx): Promise<Uint8Array> {
  const heading = COLUMNS.map((column) => ctx.t(`orders.import.column.${column}`));
  return writeXlsx({
    sheets: [{
      name: ctx.t("orders.import.sheet"),
      columns: COLUMNS.map((_, place) => ({ width: place === 2 ? 40 : 22 })),
      rows: [heading],
    }],
  });
}
