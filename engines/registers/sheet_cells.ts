import type { Cell } from "../exports/define_export.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Register } from "./define_register.ts";
import { choiceText } from "./entry_of.ts";
import { type EntryRowValues, memberName, membersOf } from "./entry_rows.ts";
import type { Field, RowsField } from "./field_kinds.ts";
import type { SheetColumn } from "./sheet_columns.ts";
import type { Entry } from "./types.ts";

/** What a cell of an entry says; `readCell` reads the same back. */
export function writeCell(t: Translate, register: Register, column: SheetColumn, entry: Entry): Cell {
  const { field: name, lang, isLabel } = column;
  const field = register.fields[name]!;
  const value = entry.values[name];
  if (isLabel) return entry.labels[name] ?? null;
  if (lang) return (value as Record<string, string> | null)?.[lang] ?? null;
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case "choice":
      return t(choiceText(register, name, field, value));
    case "choices":
      return (value as string[]).map((one) => t(choiceText(register, name, field, one))).join("; ");
    case "references":
    case "links":
      return (value as string[]).join("; ");
    case "texts":
      return (value as string[]).join("\n");
    case "rows":
      return rowsText(t, register, name, field, value as EntryRowValues[]);
    case "file":
    case "image":
      return entry.labels[name] ?? null;
    case "shown":
      if (field.values) return entry.labels[name] ?? null;
      return field.as === "flag" ? t(value ? "registers.yes" : "registers.no") : value as Cell;
    case "flag":
      return t(value ? "registers.yes" : "registers.no");
    default:
      return value as Cell;
  }
}

/** The rows within an entry, a line for each: for readers, an import passes it over. */
function rowsText(
  t: Translate,
  register: Register,
  name: string,
  field: RowsField,
  rows: readonly EntryRowValues[],
): string {
  return rows.map((row) =>
    membersOf(field).map(([member, one]) => rowCell(t, register, memberName(name, member), one, row[member]))
      .join(" | ")
  ).join("\n");
}

function rowCell(t: Translate, register: Register, name: string, field: Field, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (field.kind === "choice") return t(choiceText(register, name, field, value));
  return field.kind === "flag" ? t(value ? "registers.yes" : "registers.no") : String(value);
}

/** A cell as a value of its field, as far as it can be understood: what cannot stays as it is and is refused by its rule. */
export function readCell(
  all: readonly Translate[],
  register: Register,
  name: string,
  field: Field,
  cell: unknown,
): unknown {
  const text = cell instanceof Date ? dayOf(cell) : textOf(cell);
  if (text === "") return null;
  switch (field.kind) {
    case "whole":
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    case "flag":
      return flagOf(all, cell, text);
    case "choice":
      return choiceOf(all, register, name, field, field.values, text);
    case "choices":
      return parts(text).map((part) => choiceOf(all, register, name, field, field.values, part));
    case "references":
    case "links":
      return parts(text);
    case "texts":
      return text.split(/\r?\n/);
    default:
      return text;
  }
}

/** The parts of a cell that holds a list. */
export function cellParts(cell: unknown): string[] {
  return parts(textOf(cell));
}

/** A day of a sheet; a number of days beyond the calendar is no day, and its field says so. */
function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? "?" : date.toISOString().slice(0, 10);
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return Number.isInteger(cell) ? cell.toFixed(0) : String(cell);
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell).trim();
}

function parts(text: string): string[] {
  return text.split(/[,;，；、\n]/).map((part) => part.trim()).filter((part) => part !== "");
}

const YES = ["true", "1", "yes", "y", "x", "是"];
const NO = ["false", "0", "no", "n", "否"];

function flagOf(all: readonly Translate[], cell: unknown, text: string): unknown {
  if (typeof cell === "boolean") return cell;
  const word = text.toLowerCase();
  const said = (key: string) => all.map((t) => t(key).toLowerCase());
  if (YES.includes(word) || said("registers.yes").includes(word)) return true;
  return NO.includes(word) || said("registers.no").includes(word) ? false : text;
}

function choiceOf(
  all: readonly Translate[],
  register: Register,
  name: string,
  field: Field,
  values: readonly (string | number)[],
  text: string,
): unknown {
  const word = text.toLowerCase();
  const bySelf = values.find((value) => String(value).toLowerCase() === word);
  if (bySelf !== undefined) return bySelf;
  for (const t of all) {
    const byText = values.find((value) => t(choiceText(register, name, field, value)).toLowerCase() === word);
    if (byText !== undefined) return byText;
  }
  return text;
}
