import type { TxCtx } from "@/kernel/ctx.ts";
import type { Column } from "./column.ts";

/** A row as files, differences and the log of changes have it: values by head, names as `name.en_US`. What is not there is empty. */
export type RowData = Record<string, unknown>;

/** A rule of a row that more than one of its cells decides: the head at fault and the rule's name, or null. */
export type RowRule = (row: RowData) => { column: string; rule: string } | null;

/** SQL texts of the rows that are staged: `stage_<kind>` of the kinds in the set. */
export interface Staged {
  /** Name of the staging table of a kind, or null when the set has none of it. */
  of(kind: string): string | null;
  /** Its file says by marks what comes and goes; else it is complete in what it names. */
  isDelta(kind: string): boolean;
}

/** SQL of rows that are to be written: a table expression with `key`, `data` (null: the row goes) and `old` (null: it was not there). */
export type Changed = string;

/**
 * One kind of rows of a catalogue, declared once: columns, key, where it lies. Reading, checking, differences, writing and taking back, files in
 * and out, template and documentation follow from it. All SQL in it is constant text over the table's alias `t`.
 */
export interface Kind {
  /** In names of files and calls: `option-values`. */
  name: string;
  table: string;
  /** Further tables of `t`'s row; begins with a join or a comma. */
  joins?: string;
  /** Condition of rows that are there. */
  live?: string;
  columns: readonly Column[];
  /** Heads that tell a row from all others. */
  key: readonly string[];
  /** Head in whose values a file without marks is complete: rows of the same value that it does not have go. Null: none ever go by absence. */
  within: string | null;
  rules?: readonly RowRule[];
  /** Columns of the table that tell its rows apart, for `on conflict`. */
  conflict: readonly string[];
  /** The table has version, changed_at and changed_by. */
  isVersioned?: boolean;
  /** The table deletes softly. */
  isSoft?: boolean;
  /** Rows go before others come. */
  goesFirst?: boolean;
  /** Completes a row that was read, from its cells by head. */
  complete?(row: RowData, cells: ReadonlyMap<string, string>): void;
  /** SQL that selects `row_no, column_name, rule, value` of staged rows that a rule about many rows refuses. */
  faults?(stage: string, staged: Staged): string[];
  /** Writes by itself what the table's own columns do not hold, after them. */
  write?(tx: TxCtx, changed: Changed): Promise<void>;
  /** In place of the statement that follows from the declaration. */
  upsert?(tx: TxCtx, changed: Changed): Promise<void>;
  remove?(tx: TxCtx, changed: Changed): Promise<void>;
}

/** Declares a kind of rows. */
export function defineKind(kind: Kind): Kind {
  const names = new Set(kind.columns.map((column) => column.name));
  for (const head of [...kind.key, ...kind.within === null ? [] : [kind.within]]) {
    if (!names.has(head)) throw new Error(`${kind.name} has no column ${head}`);
  }
  return kind;
}
