import { readXlsx } from "hucre/xlsx";
import { hashOf } from "./page/write_page.ts";
import { stable } from "./stable.ts";

/** Longer sheets are kept by their first rows and the hash of all of them. */
const ROWS_KEPT = 1000;

/** A workbook as text: the name of each sheet, and its rows with their cells. */
export async function sheetText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const book = await readXlsx(bytes);
  const parts = [];
  for (const sheet of book.sheets) {
    const rows = sheet.rows.map((row) => stable(JSON.stringify(row)));
    parts.push(`sheet ${sheet.name}, ${rows.length} rows`, ...rows.slice(0, ROWS_KEPT));
    if (rows.length > ROWS_KEPT) parts.push(`all rows: ${await hashOf(rows.join("\n"))}`);
  }
  return parts.join("\n");
}
