import type { ComponentChildren } from "preact";
import type { Choice } from "@/components/Select.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** A column of a table of rows: what a cell is typed in. */
export interface RowColumn {
  name: string;
  label: string;
  kind: "text" | "code" | "number" | "day" | "flag" | "choice";
  /** Of a choice; nothing is chosen at first where it is empty or may be. */
  choices?: readonly Choice[];
  required: boolean;
  /** It follows from the others: shown, not typed. */
  filled?: boolean;
  unit?: string;
  /** What a new row begins with. */
  start?: string;
  /** Id of a list of suggestions. */
  list?: string;
  /** What an empty cell of a row stands for. */
  placeholder?: (place: number) => string | undefined;
  /** What is said below the cell of a row that is there. */
  under?: (place: number) => ComponentChildren;
}

/** A row as it is typed: texts by column; of a flag `true` or nothing. */
export interface TypedRow {
  /** Null for one that is not there yet. */
  id: string | null;
  cells: Readonly<Record<string, string>>;
}

export interface RowsEditorProps {
  /** Posted as `<name>.<row>.<column>`, rows from 0. */
  name: string;
  idPrefix: string;
  label: string;
  hint?: string;
  /** A word beside the label: that there may be none. */
  aside?: string;
  columns: readonly RowColumn[];
  rows: readonly TypedRow[];
  /** Most rows. */
  max: number;
  /** Each row is a card of its own, also where there is room. */
  tall?: boolean;
  /** Typed like a spreadsheet: arrows go from cell to cell, rows are dragged, and what was done is undone. */
  sheet?: boolean;
  /** The sentence that refused a posted name. */
  error: (posted: string) => string | undefined;
  t: Translate;
}
