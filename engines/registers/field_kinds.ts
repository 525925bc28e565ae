import type { Fragment } from "postgres";
import type { z } from "zod";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";

/** What every field of a register says about itself. Texts stand at `<texts>.<name>`, hints at `<texts>.<name>_hint`. */
export interface FieldShape {
  /** Column of the table; left out: the field's name in snake case. */
  column?: string;
  /** Text key of the field's name, where it is not `<texts>.<name>`. */
  label?: string;
  /** A sentence stands under the field. */
  hint?: boolean;
  /** May be left empty. Left out: it must not ('This field cannot be empty'). */
  optional?: boolean;
  /** Optional in entries that there are, but given with a new one: the form says so, the register's `check` demands it. */
  givenFirst?: boolean;
  /** Given when the entry is made and never changed: codes. */
  fixed?: boolean;
  /** `list` (left out): a column shown at first; `chooser`: one that can be chosen; `entry`: in the dialog only; `none`: neither, for the call alone. */
  in?: "list" | "chooser" | "entry" | "none";
  /** The list can be narrowed by it. Texts by a part, days and moments from and to, the others by a value. */
  filter?: boolean;
  /** The keyword of the list is looked for in it. */
  search?: boolean;
  /** Of a member of a row: the portal fills it in from the others, so it is shown and not typed. */
  filled?: true;
  /** Cannot be sorted by. */
  unsorted?: boolean;
  /** Can be changed for many entries at once. */
  batch?: boolean;
  /** Value of a new entry. */
  start?: unknown;
  /** Several to choose from stand open as chips; the section that they stand in may be narrowed as a whole by typing. */
  chips?: true;
  /** A rule beyond the kind's own; its message is a text key (`refusal.…`). */
  rule?: (value: z.ZodType) => z.ZodType;
}

/** Another table that a field points to. */
export interface Target {
  table: string;
  /** Column of the key; left out: `code`. */
  key?: string;
  /** Column shown: names by language (left out: `names`) or a text. */
  label?: string;
  /** The label column holds plain text and not names by language. */
  plain?: boolean;
  /** Columns that the shown text begins with, before the label: a code that people know. */
  lead?: string;
  /** Route of the register that keeps it, for a link. */
  route?: string;
  /** Which of its rows can be chosen, over alias `r`. Deleted ones never can, where the table has `deleted_at`. */
  where?: (ctx: Ctx) => Fragment;
  /** What a row that is there and that `where` leaves out is refused with, given its `key`; left out: as one that is not there. */
  closed?: RefusalKey;
  /**
   * Rows that a reader by a right may know of, over alias `r`, where no register keeps the table: what registers keep is seen as their
   * lists show it.
   */
  scope?: (ctx: Ctx, right: Right) => Fragment;
  /** More rows than a select can hold: chosen by typing. */
  many?: boolean;
}

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

/** A row as the compiler knows it. */
type RowOf<F extends RowFields> =
  & { id: string | null }
  & {
    [Name in keyof F]: F[Name] extends Holds<infer V> ? V : unknown;
  };

type Rest<K extends FieldKind["kind"]> = Omit<Extract<FieldKind, { kind: K }>, "kind">;

/** Where a field keeps the type of its value: for the compiler alone, no field has such a member. */
declare const HELD: unique symbol;

/** Says what the values of a field are. */
export interface Holds<V> {
  readonly [HELD]?: V;
}

/** A field of a kind whose values the compiler knows. */
type Typed<K extends FieldKind["kind"], V> = FieldShape & Extract<FieldKind, { kind: K }> & Holds<V>;

/** What a field says of itself, with whether it may be left empty. */
type Shape<O extends boolean, Own = unknown> = FieldShape & Own & { optional?: O };

/** A value that may be missing where the declaration says so. */
type Perhaps<O extends boolean, V> = O extends false ? V : V | null;

/** Makers of fields, one for each kind: `code({ max: 20, search: true })`. The type of the value follows from it. */
export const code = <O extends boolean = false>(
  shape?: Shape<O, Partial<Rest<"code">>>,
): Typed<"code", Perhaps<O, string>> => ({ kind: "code", max: 40, fixed: true, search: true, ...shape });
export const text = <O extends boolean = false>(
  shape?: Shape<O, Partial<Rest<"text">>>,
): Typed<"text", Perhaps<O, string>> => ({ kind: "text", max: 200, ...shape });
export const longText = <O extends boolean = false>(
  shape?: Shape<O, Partial<Rest<"longText">>>,
): Typed<"longText", Perhaps<O, string>> => ({ kind: "longText", max: 2000, in: "entry", ...shape });
export const whole = <O extends boolean = false>(
  shape?: Shape<O, Rest<"whole">>,
): Typed<"whole", Perhaps<O, number>> => ({ kind: "whole", ...shape });
export const decimal = <O extends boolean = false>(
  shape?: Shape<O, Partial<Rest<"decimal">>>,
): Typed<"decimal", Perhaps<O, string>> => ({ kind: "decimal", places: 2, ...shape });
export const day = <O extends boolean = false>(shape?: Shape<O>): Typed<"day", Perhaps<O, string>> => ({
  kind: "day",
  ...shape,
});
export const moment = (shape: FieldShape = {}): Typed<"moment", string | null> => ({
  kind: "moment",
  ...shape,
});
export const flag = (shape: FieldShape = {}): Typed<"flag", boolean> => ({
  kind: "flag",
  start: false,
  ...shape,
});
export const choice = <const V extends string | number, O extends boolean = false>(
  values: readonly V[],
  shape?: Shape<O, { choices?: string }>,
): Typed<"choice", Perhaps<O, V>> => ({ kind: "choice", values, filter: true, ...shape });
export const choices = <const V extends string>(
  values: readonly V[],
  shape: FieldShape & { choices?: string } = {},
): Typed<"choices", V[]> => ({ kind: "choices", values, ...shape });
export const names = (
  shape: FieldShape & Partial<Rest<"names">> = {},
): Typed<"names", Record<string, string>> => ({ kind: "names", max: 200, search: true, ...shape });
export const reference = <O extends boolean = false>(
  to: Target,
  shape?: Shape<O>,
): Typed<"reference", Perhaps<O, string>> => ({ kind: "reference", to, filter: true, ...shape });
export const references = (to: Target, shape: FieldShape = {}): Typed<"references", string[]> => ({
  kind: "references",
  to,
  ...shape,
});
export const links = (
  to: Target,
  between: Omit<Rest<"links">, "to">,
  shape: FieldShape = {},
): Typed<"links", string[]> => ({ kind: "links", to, ...between, ...shape });
export const parent = (shape: FieldShape & Rest<"parent"> = {}): Typed<"parent", string | null> => ({
  kind: "parent",
  optional: true,
  ...shape,
});
export const file = <O extends boolean = false>(
  place: string,
  use: string,
  shape?: Shape<O>,
): Typed<"file", Perhaps<O, string>> => ({ kind: "file", place, use, ...shape });
export const image = <O extends boolean = false>(
  place: string,
  use: string,
  shape?: Shape<O>,
): Typed<"image", Perhaps<O, string>> => ({ kind: "image", place, use, ...shape });
export const texts = (shape: FieldShape & Partial<Rest<"texts">> = {}): Typed<"texts", string[]> => ({
  kind: "texts",
  max: 200,
  ...shape,
});
export const rows = <const F extends RowFields>(
  fields: F,
  of: Omit<Rest<"rows">, "fields" | "unique"> & { unique?: readonly (keyof F & string)[] },
  shape: FieldShape = {},
): Typed<"rows", RowOf<F>[]> => ({ kind: "rows", fields, ...of, in: "entry", ...shape });
export const shown = <const As extends Rest<"shown">["as"], const V extends string = string>(
  as: As,
  of: (ctx: Ctx) => Fragment,
  shape: FieldShape & Partial<Pick<Rest<"shown">, "choices" | "ofMany">> & { values?: readonly V[] } = {},
): Typed<"shown", ShownAs<V>[As]> => ({ kind: "shown", as, of, optional: true, ...shape });

/** What is computed, by what it is read as. */
interface ShownAs<V extends string> {
  text: V | null;
  whole: number | null;
  day: string | null;
  moment: string | null;
  flag: boolean;
}

/**
 * A field that only those see who have a right beyond the register's own: `withRight("agency:contract", decimal({ optional: true }))`. To
 * the others it is not there, in no list, dialog, call, sheet or log, and they cannot give it. It may be left out, or starts with a
 * value; keys, titles, entries above and what is unique have none. Named in texts by `right.<page>.<action>`.
 */
export function withRight<F extends Field>(right: Right, field: F): F & { right: Right } {
  return { ...field, right };
}
