import { z } from "zod";

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
  required?: string[];
  minLength?: number;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  additionalProperties?: Schema | boolean;
};
/** Made without a prototype: a name like `constructor` is a name like any other. */
type Tree = { [name: string]: Tree | (string | File)[] };

/** Deepest nesting of a posted name; no schema goes further, and a name of dots alone must not cost anything. */
const DEEPEST = 8;

const schemas = new WeakMap<z.ZodType, Schema>();

function schemaOf(type: z.ZodType): Schema {
  let schema = schemas.get(type);
  if (!schema) {
    schema = z.toJSONSchema(type, { io: "input", unrepresentable: "any", reused: "inline" }) as Schema;
    schemas.set(type, schema);
  }
  return schema;
}

/**
 * Turns posted names and values into the object that a call's schema expects: `qty=2` becomes a number, a checkbox a
 * boolean (absent means false in a form), repeated names an array, `lines.0.qty` nested objects. An empty optional field
 * is left out, but in a form what may be null becomes null, and free text emptied stays as empty text: it clears what was there. What does not fit is left as typed, so that validation refuses it by name instead of losing it.
 *
 * @param entries names and values in their order, such as of FormData or URLSearchParams
 * @param absentIsFalse true for forms: an unticked checkbox sends nothing
 */
export function decodeForm(
  entries: Iterable<[string, string | File]>,
  type: z.ZodObject,
  absentIsFalse: boolean,
): Record<string, unknown> {
  const tree: Tree = Object.create(null);
  for (const [name, value] of entries) if (!name.startsWith("_")) put(tree, pathOf(name), value);
  return objectOf(tree, schemaOf(type), absentIsFalse);
}

/** A name by its dots; what goes deeper stays one name, which no schema knows. */
function pathOf(name: string): string[] {
  const path = name.split(".", DEEPEST + 1);
  return path.length > DEEPEST ? [name] : path;
}

function put(tree: Tree, path: string[], value: string | File): void {
  let branch = tree;
  for (const name of path.slice(0, -1)) {
    const there = branch[name];
    branch = branch[name] = there && !Array.isArray(there) ? there : Object.create(null) as Tree;
  }
  const last = path.at(-1)!;
  const there = branch[last];
  if (Array.isArray(there)) there.push(value);
  else branch[last] = [value];
}

function objectOf(tree: Tree, schema: Schema, absentIsFalse: boolean): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(tree)) {
    if (name === "__proto__") continue;
    const extra = typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
    const value = valueOf(node, alternatives(schema.properties?.[name] ?? extra ?? {}), absentIsFalse, {
      required: schema.required?.includes(name) ?? false,
    });
    if (value !== undefined) object[name] = value;
  }
  if (absentIsFalse) {
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      if (!(name in object) && alternatives(member).some((one) => one.type === "boolean")) {
        object[name] = false;
      }
    }
  }
  return object;
}

/** What a value may be, one by one: alternatives, and types that stand side by side (`["boolean", "null"]`). */
function alternatives(schema: Schema): Schema[] {
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(alternatives).concat(
    schema.anyOf || schema.oneOf ? [] : [schema],
  );
}

/** An emptied text field clears free text (a note); where an empty text could never be valid it means: not given. */
function emptyIsValue(kinds: Schema[]): boolean {
  return kinds.some((kind) =>
    kind.type === "string" && !kind.minLength && !kind.format && !kind.pattern && !kind.enum
  );
}

/** The empty value that a form sends along with its boxes, so that a list none of which is ticked is posted at all. */
function isNone(item: Tree | (string | File)[]): boolean {
  return Array.isArray(item) && item[0] === "";
}

function valueOf(
  node: Tree | (string | File)[],
  kinds: Schema[],
  forms: boolean,
  how: { required: boolean },
): unknown {
  const kind = (name: string) => kinds.find((one) => one.type === name);
  const array = kind("array");
  if (array) {
    const items = Array.isArray(node) ? node.map((value) => [value]) : Object.keys(node)
      .sort((a, b) => Number(a) - Number(b)).map((key) => node[key]!);
    const itemKinds = alternatives(array.items ?? {});
    return items
      .filter((item) =>
        !(forms && isNone(item) && itemKinds.every((one) => one.enum && !one.enum.includes("")))
      )
      .map((item) => valueOf(item, itemKinds, forms, { required: true }));
  }
  if (!Array.isArray(node)) return objectOf(node, kind("object") ?? {}, forms);
  const value = node.at(-1)!;
  if (value instanceof File) return value.size === 0 && value.name === "" ? undefined : value;
  if (value === "" && forms && !how.required && kind("null")) return null;
  if (value === "" && !how.required && !(forms && emptyIsValue(kinds))) return undefined;
  if (kind("number") ?? kind("integer")) {
    const number = Number(value);
    return value.trim() === "" ? undefined : Number.isNaN(number) ? value : number;
  }
  if (kind("boolean")) {
    return ["on", "true", "1"].includes(value) ? true : ["", "false", "0"].includes(value) ? false : value;
  }
  return value;
}
