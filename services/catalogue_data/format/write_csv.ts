import { isTakenForFormula } from "./formula_text.ts";

/** A row of a CSV file (RFC 4180). A text that spreadsheets would take for a formula stands behind an apostrophe, as they write texts themselves. */
export function csvRow(cells: readonly (string | null)[]): string {
  return cells.map(csvCell).join(",") + "\r\n";
}

function csvCell(cell: string | null): string {
  if (cell === null || cell === "") return "";
  const text = isTakenForFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Pieces of a file that are gathered before they are sent, characters. */
const PIECE = 64 * 1024;

/** Rows as the bytes of a file that begins with the mark of UTF-8, so that spreadsheets read it right. */
export function csvStream(
  rows: AsyncIterable<readonly (string | null)[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  async function* bytes() {
    let text = "\ufeff";
    for await (const row of rows) {
      text += csvRow(row);
      if (text.length < PIECE) continue;
      yield encoder.encode(text);
      text = "";
    }
    yield encoder.encode(text);
  }
  return ReadableStream.from(bytes());
}
