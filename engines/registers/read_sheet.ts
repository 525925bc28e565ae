import { readXlsx } from "hucre/xlsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { unpacksWithin } from "../files/unpacks_within.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import type { Register, Values } from "./define_register.ts";
import { readCell } from "./sheet_cells.ts";
import { importFields, knownHeads, normalizeHead, type SheetColumn, translators } from "./sheet_columns.ts";
import { fieldOf } from "./shape.ts";
import type { ImportSource } from "./types.ts";

/** A row of a file as values of fields. */
export interface SheetRow {
  /** As the file counts them: the heads are row 1. */
  row: number;
  given: Values;
}

export interface Sheet {
  rows: SheetRow[];
  /** Heads of columns that belong to no field. */
  unknownColumns: string[];
}

/** Most rows of one import where a register does not say another number. */
export const IMPORT_ROWS = 20_000;

/**
 * Rows of a file or of texts by field. Refuses `too-large` and `import-not-readable` for what is no XLSX, `import-no-columns`,
 * `import-empty` and `import-too-many`.
 */
export async function readSheet(ctx: Ctx, register: Register, source: ImportSource): Promise<Sheet> {
  const limit = register.importLimit ?? IMPORT_ROWS;
  const cells = "file" in source ? await cellsOf(source.file, limit) : tableOf(source.rows);
  const [heads = [], ...rows] = cells;
  const { columns, unknownColumns } = columnsOf(ctx, register, heads);
  if (columns.every((column) => column === null)) throw refuseField("file", "import-no-columns");
  const all = translators(ctx);
  const filled = rows
    .map((row, place) => ({ row: place + 2, cells: row }))
    .filter(({ cells }) =>
      cells.some((cell) => cell !== null && cell !== undefined && String(cell).trim() !== "")
    );
  if (filled.length === 0) throw refuseField("file", "import-empty");
  if (filled.length > limit) throw refuseField("file", "import-too-many", { limit });
  return {
    rows: filled.map(({ row, cells }) => ({ row, given: givenOf(all, register, columns, cells) })),
    unknownColumns,
  };
}

/** First sheet of an XLSX file. */
async function cellsOf(file: File, limit: number): Promise<unknown[][]> {
  if (file.size > LIMITS.registerImportBytes) {
    throw refuse("too-large", { limit: `${LIMITS.registerImportBytes / 1024 / 1024} MB` });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  // XLSX is a zip archive: PK\x03\x04 (APPNOTE 4.3.7). The name alone says nothing.
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b || bytes[2] !== 3 || bytes[3] !== 4) throw notReadable();
  if (!await unpacksWithin(bytes, LIMITS.registerImportUnpackedBytes)) throw notReadable();
  try {
    return (await readXlsx(bytes, { maxRows: limit + 2 })).sheets[0]?.rows ?? [];
  } catch {
    throw notReadable();
  }
}

function notReadable() {
  return refuseField("file", "import-not-readable");
}

function tableOf(rows: readonly Readonly<Record<string, string>>[]): unknown[][] {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [heads, ...rows.map((row) => heads.map((head) => row[head] ?? null))];
}

/** The field of each head; null for columns that are passed over. */
function columnsOf(
  ctx: Ctx,
  register: Register,
  heads: readonly unknown[],
): { columns: (SheetColumn | null)[]; unknownColumns: string[] } {
  const known = knownHeads(ctx, register);
  const can = new Set(importFields(register).map(([name]) => name));
  const unknownColumns: string[] = [];
  const columns = heads.map((cell) => {
    const head = String(cell ?? "").trim();
    if (head === "") return null;
    const column = known.get(normalizeHead(head));
    if (!column) unknownColumns.push(head.slice(0, 100));
    return column && !column.isLabel && can.has(column.field) ? column : null;
  });
  return { columns, unknownColumns };
}

function givenOf(
  all: Parameters<typeof readCell>[0],
  register: Register,
  columns: readonly (SheetColumn | null)[],
  cells: readonly unknown[],
): Values {
  const given: Values = {};
  columns.forEach((column, place) => {
    if (!column) return;
    const { field, lang } = column;
    const value = readCell(all, register, field, fieldOf(register, field)!, cells[place]);
    if (lang) given[field] = { ...given[field] as object, [lang]: value ?? "" };
    else given[field] = value;
  });
  return given;
}
