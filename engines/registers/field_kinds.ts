import type { Fragment } from "postgres";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { FieldShape, Target } from "./field_shape.ts";

/** A field of a register by its kind. */
export type Field = FieldShape & FieldKind & {
  /** Needed to see it and to give it, beyond the register's own rights: `withRight`. */
  right?: Right;
};

export type FieldKind =
  /** A code as people type it: trimmed, in mono; letters, digits and `-_.` unless a pattern says otherwise. */
  | { kind: "code"; max: number; pattern?: RegExp }
  | { kind: "text"; max: number; format?: "email" | "url" | "phone" | "time" }
  | { kind: "longText"; max: number }
  /** `ungrouped`: a year or a number that names something, so 2021 and not 2,021. */
  | { kind: "whole"; min?: number; max?: number; unit?: string; ungrouped?: boolean }
  /** A decimal as text with so many places: `12.50`. */
  | { kind: "decimal"; places: number; min?: number; max?: number; unit?: string }
  /** `yyyy-MM-dd`. */
  | { kind: "day" }
  /** Written by the portal, read only. */
  | { kind: "moment" }
  | { kind: "flag" }
  /** One of these; each has a text at `<texts>.<name>_<value>` or `<choices>_<value>`. Numbers are stored as such. */
  | { kind: "choice"; values: readonly (string | number)[]; choices?: string }
  /** Several of these, an array column. */
  | { kind: "choices"; values: readonly string[]; choices?: string }
  /** Names by language, jsonb. At least one must be given unless optional. */
  | { kind: "names"; max: number; long?: boolean }
  /** Key of another table's row. */
  | { kind: "reference"; to: Target }
  /** Keys of several rows, an array column. */
  | { kind: "references"; to: Target }
  /** Keys of several rows, in a table between: its columns for this entry and the other. `loose`: what is linked can be deleted all the same. */
  | { kind: "links"; to: Target; table: string; own: string; other: string; loose?: boolean }
  /** The entry above this one, of the same table: the register is a tree. */
  | { kind: "parent"; label?: string }
  /** Id of a file (engines/files/places.ts); the use is kept under `use` with the entry's key. Images are shown small. */
  | { kind: "file"; place: string; use: string }
  | { kind: "image"; place: string; use: string }
  /** Texts of a list, an array column; one line each when typed. */
  | { kind: "texts"; max: number }
  /**
   * Rows of another table that belong to this entry and to no other: they are added, removed and moved within its dialog. That table has an
   * `id` which the database numbers, `own` with the entry's key, and a column for the place (`order`, left out: `sort`). Texts of members
   * stand at `<texts>.<name>_<member>`.
   */
  | {
    kind: "rows";
    table: string;
    own: string;
    order?: string;
    fields: RowFields;
    /** Most rows of an entry; left out: 200. */
    max?: number;
    /** Too many members for one line: each row is a card of its own. */
    tall?: true;
    /** Members in which no two rows of an entry agree. */
    unique?: readonly string[];
  }
  /**
   * Not stored here: computed by the list's query over alias `e`. Shown, sorted, exported, never typed. With `values` the text is one of
   * these, each with a text as those of a choice.
   */
  | {
    kind: "shown";
    of: (ctx: Ctx) => Fragment;
    as: "text" | "whole" | "day" | "moment" | "flag";
    values?: readonly string[];
    choices?: string;
    /** The same for narrowing many rows: with sets that are read once in place of questions asked row by row. */
    ofMany?: (ctx: Ctx) => Fragment;
  };

/** Kinds that the members of a row can be of. */
export type RowMember = Extract<
  Field,
  { kind: "code" | "text" | "whole" | "decimal" | "day" | "flag" | "choice" }
>;
export type RowFields = Readonly<Record<string, RowMember>>;
export type RowsField = Extract<Field, { kind: "rows" }>;

/** Where a field keeps the type of its value: for the compiler alone, no field has such a member. */
declare const HELD: unique symbol;

/** Says what the values of a field are. */
export interface Holds<V> {
  readonly [HELD]?: V;
}
