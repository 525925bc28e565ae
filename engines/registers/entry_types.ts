import type { Field } from "./field_kinds.ts";

/** Values of an entry by field, as its calls take and answer them: plain JSON. What is known of the entries of any register. */
export type Values = Record<string, unknown>;

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/** Where a field keeps the type of its value: for the compiler alone, no field has such a member. */
declare const HELD: unique symbol;

/** Says what the values of a field are. */
export interface Holds<V> {
  readonly [HELD]?: V;
}

type ValueOf<F> = F extends Holds<infer V> ? V : unknown;

/** Kinds that people give no value to. */
type Untyped = { kind: "shown" | "moment" };

/** The values of an entry as it is read. Without fields that the compiler knows they may be anything. */
export type ReadValues<F extends Fields> = string extends keyof F ? Values
  : { [Name in keyof F]: ValueOf<F[Name]> };

/** The values of an entry that is about to be written: those of the fields that people give a value to. */
export type WrittenValues<F extends Fields> = string extends keyof F ? Values
  : { [Name in keyof F as F[Name] extends Untyped ? never : Name]: ValueOf<F[Name]> };

/** What can be given for an entry: a part of what is written, null to leave a field empty. */
export type GivenValues<F extends Fields> = string extends keyof F ? Values
  : { [Name in keyof WrittenValues<F>]?: Giving<WrittenValues<F>[Name]> | null };

type Giving<V> = V extends (infer One)[] ? readonly One[] : V;
