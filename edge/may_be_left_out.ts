import { defOf, type Type } from "./type_def.ts";

/** Whether a type takes an input that has nothing at a path, so that whoever sent null there can be told to leave it out. */
export function mayBeLeftOut(type: Type, [name, ...path]: readonly PropertyKey[]): boolean {
  if (name === undefined) return type._zod.optin !== undefined;
  const def = defOf(type);
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
