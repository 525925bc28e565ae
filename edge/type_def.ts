import type { z } from "zod";

/** A type as zod declares it. */
export type Type = z.core.$ZodType;

/** What the definitions of types hold: further types, and what is asked of texts. */
export interface TypeDef {
  type: string;
  coerce?: boolean;
  shape?: Readonly<Record<string, Type>>;
  element?: Type;
  innerType?: Type;
  valueType?: Type;
  in?: Type;
  items?: readonly Type[];
  options?: readonly Type[];
  left?: Type;
  right?: Type;
  /** Of a pipe: what comes out. */
  out?: Type;
  /** Of a text: what is done to it, or asked of it. */
  checks?: readonly { _zod: { def: CheckDef } }[];
  /** Of a text with a form. */
  pattern?: RegExp;
}

/** What is done to a text, or asked of it. */
interface CheckDef {
  check: string;
  /** Of `overwrite`: what it makes of a text. */
  tx?(text: string): unknown;
}

/** The definition of a type, whatever kind it is of. */
export function defOf(type: Type): TypeDef {
  return type._zod.def as unknown as TypeDef;
}
