import { isLang } from "@/kernel/texts/languages.ts";
import { readCell } from "./read_cell.ts";
import type { Column } from "./column.ts";
import type { Kind, RowData } from "./kind.ts";

/** A row that was read: what it says, by what it is known, whether it comes or goes, and what is wrong with it. */
export interface ReadRow {
  data: RowData;
  key: string;
  /** U: it is there; D: it goes. */
  mark: "U" | "D";
  faults: RowFault[];
}

/** What is wrong with a row, or with a file as a whole. */
export interface RowFault {
  column: string | null;
  rule: string;
  params: Record<string, string | number | readonly string[]>;
  value: string | null;
}

/** The head of marks in files of differences. */
const MARK = "mark";
/** Longest text of a value that is told. */
const TOLD = 120;

/** The columns of a file by their heads, in its order; null at a head that no column has. */
export interface Heads {
  /** Column, and language of names. */
  columns: ({ column: Column; head: string } | null)[];
  /** Place of the marks, or -1. */
  mark: number;
  faults: RowFault[];
}

/** Reads the heads of a file: which columns it has, what is missing. Order and further columns of the kind are free. */
export function readHeads(kind: Kind, cells: readonly string[]): Heads {
  const faults: RowFault[] = [];
  const seen = new Set<string>();
  let mark = -1;
  const columns = cells.map((cell, at) => {
    const head = cell.trim().replace(/\s*\*$/, "");
    if (head === "") return null;
    if (seen.has(head)) faults.push(fault(head, "head-twice"));
    seen.add(head);
    if (head === MARK) {
      mark = at;
      return null;
    }
    const column = columnOfHead(kind, head);
    if (!column) faults.push(fault(head, "head-unknown"));
    return column ? { column, head } : null;
  });
  for (const name of kind.key) {
    const isGiven = kind.columns.some((column) => column.name === name && column.fallback !== undefined);
    if (!seen.has(name) && !isGiven) faults.push(fault(name, "head-missing"));
  }
  return { columns, mark, faults };
}

function columnOfHead(kind: Kind, head: string): Column | undefined {
  const [name, lang] = head.split(".");
  const column = kind.columns.find((one) => one.name === name);
  if (!column) return undefined;
  if (column.type === "names") return isLang(lang) ? column : undefined;
  return lang === undefined ? column : undefined;
}

function fault(column: string | null, rule: string, value: string | null = null, params = {}): RowFault {
  return { column, rule, params, value: value === null ? null : value.slice(0, TOLD) };
}

/**
 * Reads the cells of a row. What a file has no column for, or leaves empty although a new row would get something, is left as it is; any
 * other empty cell empties the value.
 */
export function readRow(kind: Kind, heads: Heads, cells: readonly string[]): ReadRow {
  const data: RowData = {};
  const faults: RowFault[] = [];
  const texts = new Map<string, string>();
  heads.columns.forEach((at, place) => {
    if (!at) return;
    const text = (cells[place] ?? "").trim();
    texts.set(at.head, text);
    if (text === "") {
      if (at.column.fallback === undefined) data[at.head] = null;
      return;
    }
    const read = readCell(at.column, text);
    if ("fault" in read) faults.push(fault(at.head, read.fault.rule, text, read.fault.params));
    else data[at.head] = read.value;
  });
  if (
    cells.length > heads.columns.length &&
    cells.slice(heads.columns.length).some((cell) => cell.trim() !== "")
  ) {
    faults.push(fault(null, "cells", String(cells.length), { max: heads.columns.length }));
  }
  kind.complete?.(data, texts);
  const mark = markOf(heads, cells, faults);
  // Not taken as one whose last cells are empty: the file may have been cut off. Of a row that goes the key is enough.
  if (mark === "U" && cells.length < heads.columns.length) {
    faults.push(fault(null, "cells-few", String(cells.length), { min: heads.columns.length }));
  }
  const wanting = mark === "D"
    ? kind.key
    : kind.columns.filter((one) => isWanted(kind, one)).map(({ name }) => name);
  for (const name of wanting) requireValue(name, data, heads, faults);
  const wrong = faults.length === 0 && mark === "U"
    ? kind.rules?.map((rule) => rule(data)).find((found) => found)
    : null;
  if (wrong) faults.push(fault(wrong.column, wrong.rule, texts.get(wrong.column) ?? null));
  return { data, key: keyOf(kind, data), mark, faults };
}

/** The key of a row, '' where a part of it is missing or cannot be read: such rows are not the same one. */
function keyOf(kind: Kind, data: RowData): string {
  return kind.key.some((name) => data[name] == null)
    ? ""
    : kind.key.map((name) => String(data[name])).join("|");
}

function isWanted(kind: Kind, { name, required }: Column): boolean {
  return required === true || kind.key.includes(name);
}

/** A column that the file does not have says nothing, unless it is part of the key: of new rows it is asked for later. */
function requireValue(name: string, data: RowData, heads: Heads, faults: RowFault[]): void {
  if (faults.some((one) => one.column === name || one.column?.startsWith(`${name}.`))) return;
  const own = heads.columns.flatMap((one) => one?.column.name === name ? [one] : []);
  if (own.length === 0) return;
  const isNames = own[0]!.column.type === "names";
  if (isNames ? own.some(({ head }) => data[head] != null) : data[name] != null) return;
  faults.push(fault(own[0]!.head, "required"));
}

function markOf(heads: Heads, cells: readonly string[], faults: RowFault[]): "U" | "D" {
  if (heads.mark < 0) return "U";
  const text = (cells[heads.mark] ?? "").trim().toUpperCase();
  if (text === "D" || text === "U") return text;
  faults.push(fault(MARK, "mark", text));
  return "U";
}
