import type { z } from "zod";

/** What the definitions of types hold further types in. */
interface Def {
  type: string;
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  items?: readonly z.core.$ZodType[];
  options?: readonly z.core.$ZodType[];
  left?: z.core.$ZodType;
  right?: z.core.$ZodType;
}

/** Whether a type takes an input that has nothing at a path, so that whoever sent null there can be told to leave it out. */
export function mayBeLeftOut(type: z.core.$ZodType, [name, ...path]: readonly PropertyKey[]): boolean {
  if (name === undefined) return type._zod.optin !== undefined;
  const def = type._zod.def as unknown as Def;
  const inner = [
    def.shape?.[String(name)],
    ...[def.element, def.valueType, def.items?.[Number(name)]],
  ].filter((one) => one !== undefined);
  if (inner.length > 0) return inner.some((one) => mayBeLeftOut(one, path));
  const same = [def.innerType, def.in, def.left, def.right, ...def.options ?? []].filter((one) =>
    one !== undefined
  );
  return same.some((one) => mayBeLeftOut(one, [name, ...path]));
}
