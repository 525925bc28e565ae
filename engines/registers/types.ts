import { z } from "zod";
import type { Page } from "@/kernel/paging.ts";
import type { Values } from "./entry_types.ts";

export type { Page };

export const entryHead = z.object({
  /** Always text, also where the database numbers the entries. */
  key: z.string(),
  version: z.int(),
  deletedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe("full name; null: the portal itself"),
});

/** An entry as lists and dialogs see it, with the values of its register; calls answer it in JSON, by the schema of its register (call_schemas.ts). */
export interface Entry<V = Values> extends Omit<z.infer<typeof entryHead>, "deletedAt" | "changedAt"> {
  /** When it was deleted; null for a live one. */
  deletedAt: Date | null;
  changedAt: Date | null;
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

export const entryKey = z.string().min(1).max(200);

export const entryVersion = z.object({
  key: entryKey,
  version: z.int().min(1).describe("as it was read; a stale one is refused with 8080997"),
});
/** An entry as it was read: what a change must name. */
export type EntryVersion = z.infer<typeof entryVersion>;

export const choice = z.object({ value: z.string(), label: z.string() });
/** Something that can be chosen. */
export type Choice = z.infer<typeof choice>;

/** What an import would do, or did, with a row. */
const IMPORT_STATES = ["new", "changed", "same", "refused"] as const;
export type ImportState = typeof IMPORT_STATES[number];

const count = z.int().nonnegative();

const importReason = z.object({
  /** Null where it is the row as a whole. */
  field: z.string().nullable(),
  rule: z.string(),
  message: z.string(),
});
/** Why a row is refused, as a sentence. */
export type ImportReason = z.infer<typeof importReason>;

const importRow = z.object({
  row: z.int().describe("as the file counts: the heads are row 1"),
  state: z.enum(IMPORT_STATES),
  /** Null for a new one of a register that numbers its entries. */
  key: z.string().nullable().describe("of the entry that is there"),
  title: z.string().describe("what it is called"),
  changed: z.array(z.string()).describe("fields that differ from what is there"),
  reasons: z.array(importReason),
});
export type ImportRow = z.infer<typeof importRow>;

export const importOptions = z.object({
  mode: z.enum(["add", "change"]).default("add").describe(
    "add: what is there already is refused; change: it is changed",
  ),
  goodRowsOnly: z.boolean().default(false).describe("import the good rows, leave the others"),
});
export type ImportOptions = z.input<typeof importOptions>;

/** Rows to import: a file, or values as texts by field (names as `names.zh_CN`). */
export type ImportSource = { file: File } | { rows: readonly Readonly<Record<string, string>>[] };

export const importCheck = z.object({
  counts: z.record(z.enum(IMPORT_STATES), count),
  rows: z.array(importRow),
  unknownColumns: z.array(z.string()).describe("heads of columns that belong to no field"),
});
/** What an import would do, row by row, before anything is written. */
export type ImportCheck = z.infer<typeof importCheck>;

export const importResult = z.object({
  added: count,
  changed: count,
  same: count,
  left: z.array(importRow).describe("the bad rows that were left"),
});
/** What an import did. */
export type ImportResult = z.infer<typeof importResult>;
