import type { Column } from "./column.ts";
import type { Kind, RowData } from "./kind.ts";
import { joinTexts } from "./texts_cell.ts";
import { type Validity, writeValidity } from "./validity.ts";

/** Heads of a kind's file: of names a column for each of the languages. */
export function headsOf(kind: Kind, languages: readonly string[]): string[] {
  return kind.columns.flatMap((column) =>
    column.type === "names" ? languages.map((lang) => `${column.name}.${lang}`) : [column.name]
  );
}

/** The cells of a row under heads, as `readRow` reads them again. */
export function cellsOf(kind: Kind, heads: readonly string[], data: RowData): string[] {
  return heads.map((head) =>
    writeCell(kind.columns.find(({ name }) => name === head.split(".")[0])!, data[head])
  );
}

/** A value as the cell of a file says it; nothing is an empty cell. */
export function writeCell(column: Column, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (column.type === "flag") return value ? "1" : "0";
  if (column.type === "validity") return writeValidity(value as Validity[]);
  if (column.type === "codes") return (value as string[]).length === 0 ? "-" : (value as string[]).join(" ");
  if (column.type === "texts") return joinTexts(value as string[]);
  if (column.type === "money") return Number(value).toFixed(2);
  return String(value);
}
