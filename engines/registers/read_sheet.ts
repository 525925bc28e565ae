import type { Ctx } from "@/kernel/ctx.ts";
import { readSheetCells } from "../files/read_sheet_cells.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { AimColumn, Register, Values } from "./define_register.ts";
import { knownAimHeads, readAim } from "./sheet_aims.ts";
import { readCell } from "./sheet_cells.ts";
import { importFields, knownHeads, normalizeHead, type SheetColumn, translators } from "./sheet_columns.ts";
import { fieldOf } from "./shape.ts";
import type { ImportSource } from "./types.ts";

/** A row of a file as values of fields. */
export interface SheetRow {
  /** As the file counts them: the heads are row 1. */
  row: number;
  given: Values;
  /** Whom the entry is for, by the columns that say it; left out where there are none. */
  aim?: Values;
}

export interface Sheet {
  rows: SheetRow[];
  /** Heads of columns that belong to no field. */
  unknownColumns: string[];
}

/** Most rows of one import where a register does not say another number. */
const IMPORT_ROWS = 20_000;

const FILE_BOUNDS = { bytes: LIMITS.registerImportBytes, unpacked: LIMITS.registerImportUnpackedBytes };

/**
 * Rows of a file or of texts by field. Refuses `too-large` and `import-not-readable` for what is no XLSX, `import-no-columns`,
 * `import-empty` and `import-too-many`.
 */
export async function readSheet(ctx: Ctx, register: Register, source: ImportSource): Promise<Sheet> {
  const limit = register.importLimit ?? IMPORT_ROWS;
  const cells = "file" in source
    ? await readSheetCells(ctx, source.file, { ...FILE_BOUNDS, rows: limit + 1 })
    : tableOf(source.rows);
  const [heads = [], ...rows] = cells;
  const { columns, aims, unknownColumns } = columnsOf(ctx, register, heads);
  if ([...columns, ...aims].every((column) => column === null)) {
    throw refuseField("file", "import-no-columns");
  }
  const all = translators(ctx);
  const filled = rows
    .map((row, place) => ({ row: place + 2, cells: row }))
    .filter(({ cells }) =>
      cells.some((cell) => cell !== null && cell !== undefined && String(cell).trim() !== "")
    );
  if (filled.length === 0) throw refuseField("file", "import-empty");
  if (filled.length > limit) throw refuseField("file", "import-too-many", { limit });
  return {
    rows: filled.map(({ row, cells }) => ({
      row,
      given: givenOf(all, register, columns, cells),
      ...(aims.some((column) => column) ? { aim: readAim(all, aims, cells) } : {}),
    })),
    unknownColumns,
  };
}

function tableOf(rows: readonly Readonly<Record<string, string>>[]): unknown[][] {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [heads, ...rows.map((row) => heads.map((head) => row[head] ?? null))];
}

/** What each head stands for, a field or a part of an audience; null in both for columns that are passed over. */
function columnsOf(
  ctx: Ctx,
  register: Register,
  heads: readonly unknown[],
): { columns: (SheetColumn | null)[]; aims: (AimColumn | null)[]; unknownColumns: string[] } {
  const known = knownHeads(ctx, register);
  const knownAims = knownAimHeads(ctx, register);
  const aims = heads.map((cell) => knownAims.get(normalizeHead(String(cell ?? ""))) ?? null);
  const can = new Set(importFields(register).map(([name]) => name));
  const unknownColumns: string[] = [];
  const columns = heads.map((cell, place) => {
    const head = String(cell ?? "").trim();
    if (head === "" || aims[place]) return null;
    const column = known.get(normalizeHead(head));
    if (!column) unknownColumns.push(head.slice(0, 100));
    return column && !column.isLabel && can.has(column.field) ? column : null;
  });
  return { columns, aims, unknownColumns };
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
