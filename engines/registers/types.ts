import type { Page } from "@/kernel/paging.ts";
import type { Values } from "./entry_types.ts";

export type { Page, Values };

/** An entry as lists, dialogs and calls see it, with the values of its register. No code here: islands may import it. */
export interface Entry<V = Values> {
  /** Always text, also where the database numbers the entries. */
  key: string;
  version: number;
  /** When it was deleted; null for a live one. */
  deletedAt: Date | null;
  changedAt: Date | null;
  /** Full name of whoever changed it last; null: the portal itself, or nobody yet. */
  changedBy: string | null;
  /** By field, as calls take and answer them: keys of others as text, days `yyyy-MM-dd`, decimals as text, moments ISO 8601. */
  values: V;
  /** By field what people read where it is not the value itself: names, choices, referenced entries, names of files. Lists are joined. */
  labels: Record<string, string>;
}

/** What a list is narrowed to. Values are texts as a query has them; `entry_query.ts` tells the names and heals what does not fit. */
export interface EntryFilter {
  /** Looked for in the fields with `search`. */
  keyword?: string;
  /** By name of the filter: the field's, or `<field>From` and `<field>To` for days and moments. A parent: that entry and all below it. */
  filters?: Readonly<Record<string, string>>;
  /** Field, `-` before it for descending; left out: the register's own order. */
  sort?: string;
  /** The deleted ones in place of the live ones. */
  deleted?: boolean;
}

export interface EntryQuery extends EntryFilter {
  /** From 1. */
  pageNo: number;
  pageSize: number;
}

/** An entry as it was read: what a change must name. */
export interface EntryVersion {
  key: string;
  version: number;
}

/** Something that can be chosen. */
export interface Choice {
  value: string;
  label: string;
}

/** What an import would do, or did, with a row. */
export const IMPORT_STATES = ["new", "changed", "same", "refused"] as const;
export type ImportState = typeof IMPORT_STATES[number];

/** Why a row is refused, as a sentence; `field` is null where it is the row as a whole. */
export interface ImportReason {
  field: string | null;
  rule: string;
  message: string;
}

export interface ImportRow {
  /** As the file counts them: the heads are row 1. */
  row: number;
  state: ImportState;
  /** Key of the entry that is there; null for a new one of a register that numbers its entries. */
  key: string | null;
  /** What it is called. */
  title: string;
  /** Fields that differ from what is there. */
  changed: string[];
  reasons: ImportReason[];
}

export interface ImportOptions {
  /** `add` (left out) refuses what is there already with 'Duplicate data', `change` changes it. */
  mode?: "add" | "change";
  /** Write the good rows although others are bad. */
  goodRowsOnly?: boolean;
}

/** Rows to import: a file, or values as texts by field (names as `names.zh_CN`). */
export type ImportSource = { file: File } | { rows: readonly Readonly<Record<string, string>>[] };

/** What an import would do, row by row, before anything is written. */
export interface ImportCheck {
  counts: Record<ImportState, number>;
  rows: ImportRow[];
  /** Heads of columns that belong to no field. */
  unknownColumns: string[];
}

/** What an import did. */
export interface ImportResult {
  added: number;
  changed: number;
  same: number;
  /** The bad rows that were left. */
  left: ImportRow[];
}
