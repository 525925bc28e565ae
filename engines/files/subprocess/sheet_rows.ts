import { readXlsx } from "hucre/xlsx";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
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
 * Cells of the first sheet of an XLSX file, row by row; null for what cannot be read. Refuses `import-unpacks-too-much` and
 * `import-too-wide`.
 *
 * @param rows of more than these, one more is given, so that it shows
 */
export async function sheetRows(
  content: Content,
  { rows, unpacked }: { rows: number; unpacked: number },
): Promise<unknown[][] | null> {
  const bytes = await content.read(0, content.size);
  if (!PK.every((byte, at) => bytes[at] === byte)) return null;
  const unpacks = await unpacksWithin(bytes, unpacked);
  if (unpacks === "more") {
    throw refuseField("file", "import-unpacks-too-much", { limit: unpacked / 1024 / 1024 });
  }
  if (unpacks === "unreadable") return null;
  const read = await readXlsx(bytes, { maxRows: rows + 1 }).catch(() => null);
  const found = read && (read.sheets[0]?.rows ?? []);
  if (found && !found.every(isWithin)) {
    throw refuseField("file", "import-too-wide", {
      columns: LIMITS.sheetColumns,
      characters: LIMITS.sheetCellLength,
    });
  }
  return found;
}
