import postgres from "postgres";
import type { Register } from "./define_register.ts";
import type { Field } from "./field_kinds.ts";
import type { Target } from "./field_shape.ts";

/** Kinds of fields that are not a column of the register's own table. */
const BETWEEN_TABLES = ["links", "rows", "shown"];

/** Kinds that have no order people would expect. */
const WITHOUT_ORDER = ["references", "links", "choices", "texts", "rows", "file", "image"];

export type FieldEntry = readonly [name: string, field: Field];

/** The fields in their order. */
export function fieldsOf(register: Register): FieldEntry[] {
  return Object.entries(register.fields);
}

/** A field of that name, or undefined; names such as `constructor` are none. */
export function fieldOf(register: Register, name: string): Field | undefined {
  return Object.hasOwn(register.fields, name) ? register.fields[name] : undefined;
}

/** Column of a field. */
export function columnOf(name: string, field: Field): string {
  return field.column ?? postgres.fromCamel(name);
}

/** Whether a field is a column of the register's own table. */
export function isColumn(field: Field): boolean {
  return !BETWEEN_TABLES.includes(field.kind);
}

/** Whether people give it a value: what the portal writes itself is only read. */
export function isTyped(field: Field): boolean {
  return field.kind !== "shown" && field.kind !== "moment";
}

/** Whether lists can be sorted by it. */
export function isSorted(field: Field): boolean {
  return !field.unsorted && !WITHOUT_ORDER.includes(field.kind);
}

/** Name of the field that is the key, where people type it; null where the database numbers the entries. */
export function keyField(register: Register): string | null {
  if (Object.hasOwn(register.fields, register.key)) return register.key;
  const found = fieldsOf(register).find(([name, field]) =>
    isColumn(field) && columnOf(name, field) === register.key
  );
  return found?.[0] ?? null;
}

/** Column of the key. */
export function keyColumn(register: Register): string {
  const name = keyField(register);
  return name === null ? register.key : columnOf(name, register.fields[name]!);
}

/** A key that the database numbers must be a number to be looked for. */
export function isKey(register: Register, key: string): boolean {
  return keyField(register) !== null ? key.length > 0 && key.length <= 200 : /^[1-9]\d{0,14}$/.test(key);
}

/** Name of the field that names an entry to people; null where nothing but the number does. */
export function titleField(register: Register): string | null {
  const { fields } = register;
  if (register.title) return register.title;
  for (const name of ["names", "name", "title"]) if (Object.hasOwn(fields, name)) return name;
  return fieldsOf(register).find(([, { kind }]) => kind === "names")?.[0] ?? keyField(register);
}

/** The order of a list at first: `-` before the field for descending. Null: the key's. */
export function firstOrder(register: Register): string | null {
  return register.order ?? (Object.hasOwn(register.fields, "sort") ? "sort" : null);
}

/** What a field points to, an entry above to its own table; null for other kinds. */
export function targetOf(register: Register, field: Field): Target | null {
  switch (field.kind) {
    case "reference":
    case "references":
    case "links":
      return field.to;
    case "parent":
      return ownTarget(register);
    default:
      return null;
  }
}

/** The register's own table as something to point to. */
export function ownTarget(register: Register): Target {
  const name = titleField(register);
  const field = name === null ? undefined : fieldOf(register, name);
  return {
    table: register.table,
    key: keyColumn(register),
    label: field && isColumn(field) ? columnOf(name!, field) : keyColumn(register),
    plain: field?.kind !== "names",
    route: register.route,
  };
}

/** The field by which the entries are a tree. */
export function parentField(register: Register): string | null {
  return fieldsOf(register).find(([, { kind }]) => kind === "parent")?.[0] ?? null;
}
