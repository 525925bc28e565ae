/** What a cell of a column holds, and so how it is read, written, stored and told. */
export const COLUMN_TYPES = [
  "code",
  "text",
  "whole",
  "number",
  "money",
  "day",
  "flag",
  "choice",
  "codes",
  "texts",
  "names",
  "part",
  "vin",
  "validity",
] as const;
export type ColumnType = typeof COLUMN_TYPES[number];

/** What a column may say of itself beside its name and type. */
export interface ColumnOptions {
  /** A row without it is no row. Key columns are always required. */
  required?: boolean;
  /** Characters of a text, entries of a list, or the largest number. */
  max?: number;
  min?: number;
  /** Characters that a code may have beside letters and digits, where not any: the first is a letter or a digit. */
  marks?: string;
  /** What a choice may be. */
  values?: readonly string[];
  /**
   * Kind whose rows it names by their key, or a table of reference data with the column `code`. What `isPartOf` such a row, a figure's lines or a
   * part's prices, does not keep it from going.
   */
  refers?: { kind: string; isPartOf?: boolean } | { table: string };
  /** Column of the table; left out: the name with underscores, `text[]` for codes and texts. `null`: written by the kind itself. */
  into?: string | null;
  /** SQL over the row `t` that gives the value; left out: the column. */
  read?: string;
  /** SQL of what a new row gets where the file says nothing. */
  fallback?: string;
  /** Of codes: an empty cell is not known, `-` is none at all, and the two are not the same. */
  knowsNone?: boolean;
  /** One good value, for templates and examples. */
  example?: string;
}

/** A column of a kind of rows: from it come reading, writing, checking, the template and the table of the documentation. */
export interface Column extends ColumnOptions {
  /** Its head in files; of `names` a column for each language: `name.en_US`. */
  name: string;
  type: ColumnType;
}

/** Declares a column. Its words stand under `catalogue_data.column.<name>`. */
export function column(name: string, type: ColumnType, options: ColumnOptions = {}): Column {
  return { name, type, ...options };
}

/** The column of the table in which a value lies, or null where the kind writes it by itself. */
export function storedIn({ name, into }: Column): string | null {
  return into === undefined ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : into;
}
