import type { z } from "zod";

/** A type as zod declares it. */
export type Type = z.core.$ZodType;

/** What the definitions of types hold further types in. */
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
}

/** The definition of a type, whatever kind it is of. */
export function defOf(type: Type): TypeDef {
  return type._zod.def as unknown as TypeDef;
}
