import { contentOf } from "@/engines/files/content.ts";
import { readInSubprocess, Unreadable } from "@/engines/files/subprocess/read_in_subprocess.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { CsvFault, readCsv } from "../format/read_csv.ts";

/** A file as it lies in the file store. */
export interface SetFile {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** A file that cannot be read on: at which row, and why (`RULES`). */
export class FileFault extends Error {
  override name = "FileFault";

  constructor(readonly row: number, readonly rule: string, readonly params: Record<string, number> = {}) {
    super(`row ${row}: ${rule}`);
  }
}

/**
 * Rows of a file of a set as cells of text, heads first: of CSV as they come, of XLSX read apart, which is bounded in its rows.
 *
 * @param share told how much of the bytes is through, 0 to 1
 * @throws FileFault
 */
export async function* openRows(
  ctx: Ctx,
  { key, name, size }: SetFile,
  share: (share: number) => void,
): AsyncGenerator<string[]> {
  const content = contentOf(ctx, key, size);
  if (name.toLowerCase().endsWith(".xlsx")) {
    const rows = await sheetOf(content);
    const width = rows[0]?.length ?? 0;
    // A sheet has no empty cells behind a row's last one.
    for (const row of rows) {
      yield Array.from({ length: Math.max(width, row.length) }, (_, at) => textOf(row[at]));
    }
    return;
  }
  let came = 0;
  async function* counted() {
    for await (const chunk of await content.stream()) {
      came += chunk.length;
      share(came / size);
      yield chunk;
    }
  }
  try {
    yield* readCsv(counted());
  } catch (error) {
    if (error instanceof CsvFault) throw new FileFault(error.row, error.rule);
    throw error;
  }
}

async function sheetOf(content: ReturnType<typeof contentOf>): Promise<unknown[][]> {
  const rows = await readInSubprocess("catalogue", "sheet", content, {
    rows: LIMITS.catalogueSheetRows + 1,
    unpacked: LIMITS.catalogueSheetUnpackedBytes,
  }).catch((error) => {
    if (error instanceof Unreadable || error instanceof Refusal) return null;
    throw error;
  });
  if (rows === null) throw new FileFault(0, "unreadable");
  if (rows.length > LIMITS.catalogueSheetRows + 1) {
    throw new FileFault(0, "too-many-rows", { max: LIMITS.catalogueSheetRows });
  }
  return rows;
}

/** The text of a cell of a sheet: days as yyyy-MM-dd, numbers as they are. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === "boolean") return value ? "1" : "0";
  return String(value);
}
