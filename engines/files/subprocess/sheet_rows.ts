import { readXlsx } from "hucre/xlsx";
import { LIMITS } from "@/kernel/limits.ts";
import type { Content } from "../content.ts";
import { unpacksWithin } from "../unpacks_within.ts";

/** One text that many cells share is small in the file and large in the answer, and so is a cell far out. */
function isWithin(cells: readonly unknown[]): boolean {
  return cells.length <= LIMITS.sheetColumns &&
    cells.every((cell) => typeof cell !== "string" || cell.length <= LIMITS.sheetCellLength);
}

/** XLSX is a ZIP archive (APPNOTE 4.3.7); the name alone says nothing. */
const PK = [0x50, 0x4b, 0x03, 0x04];

/**
 * Cells of the first sheet of an XLSX file, row by row; null for what cannot be read or unpacks to more than allowed.
 *
 * @param rows of more than these, one more is given, so that it shows
 */
export async function sheetRows(
  content: Content,
  { rows, unpacked }: { rows: number; unpacked: number },
): Promise<unknown[][] | null> {
  const bytes = await content.read(0, content.size);
  if (!PK.every((byte, at) => bytes[at] === byte) || !await unpacksWithin(bytes, unpacked)) return null;
  try {
    const read = (await readXlsx(bytes, { maxRows: rows + 1 })).sheets[0]?.rows ?? [];
    return read.every(isWithin) ? read : null;
  } catch {
    return null;
  }
}
