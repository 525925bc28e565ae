import type { z } from "zod";
import { defOf, type Type } from "./type_def.ts";

/**
 * Values that a call takes as numbers and that say none. A coerced number reads texts, since paths and forms have nothing else; in JSON it would also read `true` as
 * 1, `null`, `[]` and `""` as 0. What is missing, and texts that are no number, the schema itself refuses.
 */
export function mistypedNumbers(
  type: Type,
  raw: unknown,
  path: readonly PropertyKey[] = [],
): z.core.$ZodIssue[] {
  if (raw === undefined || !holdsCoerced(type)) return [];
  const def = defOf(type);
  const inside = (inner: Type | undefined, value: unknown, name: PropertyKey) =>
    inner ? mistypedNumbers(inner, value, [...path, name]) : [];
  switch (def.type) {
    case "number":
      return saysNumber(raw)
        ? []
        : [{ code: "invalid_type", expected: "number", path: [...path], input: raw, message: "" }];
    case "object":
      return isObject(raw)
        ? Object.entries(def.shape!).flatMap(([name, inner]) => inside(inner, raw[name], name))
        : [];
    case "record":
      return isObject(raw)
        ? Object.entries(raw).flatMap(([name, value]) => inside(def.valueType, value, name))
        : [];
    case "array":
    case "tuple":
      return Array.isArray(raw)
        ? raw.flatMap((value, place) => inside(def.element ?? def.items?.[place], value, place))
        : [];
    case "union": {
      const found = def.options!.map((option) => mistypedNumbers(option, raw, path));
      return found.find((issues) => issues.length === 0) ?? found[0]!;
    }
    case "intersection":
      return [def.left!, def.right!].flatMap((side) => mistypedNumbers(side, raw, path));
    case "nullable":
      return raw === null ? [] : mistypedNumbers(def.innerType!, raw, path);
    // Whatever is wrong there counts as left out.
    case "catch":
      return [];
    default:
      return mistypedNumbers((def.innerType ?? def.in)!, raw, path);
  }
}

function saysNumber(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const known = new WeakMap<Type, boolean>();

/** Whether there is a coerced number anywhere in it, so that the rest of an input is not walked through. */
function holdsCoerced(type: Type): boolean {
  const before = known.get(type);
  if (before !== undefined) return before;
  // Until it is known, for a type that holds itself.
  known.set(type, false);
  const def = defOf(type);
  const inner = [
    ...Object.values(def.shape ?? {}),
    ...def.items ?? [],
    ...def.options ?? [],
    ...[def.element, def.innerType, def.valueType, def.in, def.left, def.right].filter((one) =>
      one !== undefined
    ),
  ];
  const holds = (def.type === "number" && def.coerce === true) || inner.some(holdsCoerced);
  known.set(type, holds);
  return holds;
}
