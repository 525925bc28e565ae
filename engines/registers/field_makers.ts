import type { Fragment } from "postgres";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Field, FieldKind, Holds, RowFields } from "./field_kinds.ts";
import type { FieldShape, Target } from "./field_shape.ts";

/** A row as the compiler knows it. */
type RowOf<F extends RowFields> =
  & { id: string | null }
  & {
    [Name in keyof F]: F[Name] extends Holds<infer V> ? V : unknown;
  };

type Rest<K extends FieldKind["kind"]> = Omit<Extract<FieldKind, { kind: K }>, "kind">;

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
