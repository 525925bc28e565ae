import type { Field, Holds } from "./field_kinds.ts";

/** Values of an entry by field, as its calls take and answer them: plain JSON. What is known of the entries of any register. */
export type Values = Record<string, unknown>;

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends Holds<infer V> ? V : unknown;

/** Kinds that people give no value to. */
type Untyped = { kind: "shown" | "moment" };

/** The values of an entry as it is, which hooks are handed. Without fields that the compiler knows they may be anything. */
export type ReadValues<F extends Fields> = string extends keyof F ? Values
  : { [Name in keyof F]: ValueOf<F[Name]> };

/** The values of an entry as people and machines read it: what asks for a right of its own may be missing. */
export type SeenValues<F extends Fields> = string extends keyof F ? Values
  : {
    [Name in keyof F]: F[Name] extends { right: string } ? ValueOf<F[Name]> | undefined : ValueOf<F[Name]>;
  };

/** The values of an entry that is about to be written: those of the fields that people give a value to. */
export type WrittenValues<F extends Fields> = string extends keyof F ? Values
  : { [Name in keyof F as F[Name] extends Untyped ? never : Name]: ValueOf<F[Name]> };

/** What can be given for an entry: a part of what is written, null to leave a field empty. */
export type GivenValues<F extends Fields> = string extends keyof F ? Values
  : { [Name in keyof WrittenValues<F>]?: Giving<WrittenValues<F>[Name]> | null };

type Giving<V> = V extends (infer One)[]
  ? readonly (One extends object ? { readonly [Member in keyof One]?: One[Member] | null } : One)[]
  : V;
