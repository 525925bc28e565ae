import { z } from "zod";
import { isPlainText } from "@/kernel/plain_text.ts";
import { fieldOfIssue } from "@/kernel/refusals/field_of_issue.ts";
import type { FieldRefusal } from "@/kernel/refusals/refuse.ts";
import type { Register, Values } from "./define_register.ts";
import { givenFields, isRequired, valueSchema } from "./entry_schema.ts";
import { readRows } from "./entry_rows.ts";
import type { Field, RowsField } from "./field_kinds.ts";
import { fieldsOf, isTyped } from "./shape.ts";

/** The values of a draft, and what is wrong with them. */
export interface Drafted {
  values: Values;
  refused: FieldRefusal[];
}

const schemas = new WeakMap<Field, z.ZodType>();

function schemaOf(field: Field): z.ZodType {
  let schema = schemas.get(field);
  if (!schema) schemas.set(field, schema = valueSchema(field));
  return schema;
}

/**
 * The values of an entry after those that were given: trimmed, empty ones as null, lists without blanks, names by language over those
 * that are there; a new entry gets what its fields start with.
 *
 * @param before values of the entry; null for a new one
 */
export function draftValues(
  register: Register,
  to: "add" | "change" | "batch",
  given: Values,
  before: Values | null,
): Drafted {
  const values: Values = {};
  const refused: FieldRefusal[] = [];
  const allowed = new Map(givenFields(register, to));
  for (const name of Object.keys(given)) {
    if (!allowed.has(name)) {
      refused.push({ field: name, rule: "rule.unrecognized_keys", params: { keys: name } });
    }
  }
  for (const [name, field] of fieldsOf(register)) {
    if (!isTyped(field)) continue;
    const isGiven = allowed.has(name) && Object.hasOwn(given, name) && given[name] !== undefined;
    if (!isGiven && before) {
      values[name] = before[name] ?? emptyOf(field);
      continue;
    }
    const start = field.start ?? null;
    // An emptied field that must not be empty begins as a new one does.
    const raw = isGiven && (before || !isRequired(field) || !isBlank(given[name])) ? given[name] : start;
    const { value, faults } = field.kind === "rows"
      ? readWhole(field, raw, before?.[name])
      : read(field, raw, before?.[name]);
    values[name] = value;
    for (const fault of faults) {
      refused.push({ ...fault, field: fault.field ? `${name}.${fault.field}` : name });
    }
  }
  return { values, refused };
}

/** All rows of a field, of which there must be some unless it is optional. */
function readWhole(field: RowsField, raw: unknown, before: unknown) {
  const { value, faults } = readRows(field, raw, before, read);
  const isMissing = value.length === 0 && faults.length === 0 && isRequired(field);
  return { value, faults: isMissing ? [{ field: "", rule: "field-required" }] : faults };
}

/** A value as it is kept, with what is wrong with it; `field` of a fault is the path below the field. */
function read(field: Field, raw: unknown, before: unknown): { value: unknown; faults: FieldRefusal[] } {
  const tidy = tidied(field, raw, before);
  if (isEmpty(tidy)) {
    if (field.kind === "flag") return { value: false, faults: [] };
    const faults = isRequired(field) ? [{ field: "", rule: "field-required" }] : [];
    return { value: emptyOf(field), faults };
  }
  const result = schemaOf(field).safeParse(tidy);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => fieldOfIssue(issue, tidy));
    // The first rule that is broken says enough.
    return { value: tidy, faults: faults.filter((one, place) => firstAt(faults, one.field) === place) };
  }
  const value = field.kind === "decimal" ? decimalText(String(result.data), field.places) : result.data;
  const unsafe = textsIn(value).some((text) => !isPlainText(text));
  return { value, faults: unsafe ? [{ field: "", rule: "unsafe-content" }] : [] };
}

/** `7.5` as `7.50`: as the database gives it back, without the detour of a binary number. */
function decimalText(text: string, places: number): string {
  const [, sign, whole, fraction = ""] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(text)!;
  const digits = places > 0 ? `${whole}.${fraction.padEnd(places, "0")}` : whole!;
  return /[1-9]/.test(digits) ? sign + digits : digits;
}

function firstAt(faults: readonly FieldRefusal[], field: string): number {
  return faults.findIndex((one) => one.field === field);
}

function isBlank(value: unknown): boolean {
  return isEmpty(typeof value === "string" ? value.trim() : value);
}

function tidied(field: Field, raw: unknown, before: unknown): unknown {
  if (typeof raw === "string") raw = raw.trim();
  if (raw === "" || raw === undefined) raw = null;
  switch (field.kind) {
    case "names":
      return namesOf(raw, before);
    case "texts":
      return listOf(raw, (text) => text.split(/\r?\n/));
    case "references":
    case "choices":
      return listOf(raw, (text) => [text]);
    case "links": {
      const list = listOf(raw, (text) => [text]);
      // As the database gives them back: their order means nothing.
      return Array.isArray(list) ? list.sort() : list;
    }
    case "decimal":
      return typeof raw === "number" ? String(raw) : raw;
    case "file":
    case "image":
      return typeof raw === "string" ? raw.toLowerCase() : raw;
    default:
      return raw;
  }
}

/** Given languages over those that are there; an empty one goes. */
function namesOf(raw: unknown, before: unknown): unknown {
  if (raw === null) return null;
  if (typeof raw !== "object" || Array.isArray(raw)) return raw;
  const names: Record<string, unknown> = { ...before as object };
  for (const [lang, name] of Object.entries(raw)) {
    const text = typeof name === "string" ? name.trim() : name;
    if (text === "" || text === null || text === undefined) delete names[lang];
    else names[lang] = text;
  }
  return names;
}

function listOf(raw: unknown, parts: (text: string) => string[]): unknown {
  if (raw === null) return null;
  if (!Array.isArray(raw)) return typeof raw === "string" ? listOf([raw], parts) : raw;
  const texts = raw.flatMap((one) => typeof one === "string" ? parts(one).map((part) => part.trim()) : [one]);
  return [...new Set(texts.filter((one) => one !== ""))];
}

/** Whether nothing is there: no value, no item, no name in any language. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** What stands in a field where nothing does. */
function emptyOf(field: Field): unknown {
  switch (field.kind) {
    case "names":
      return {};
    case "choices":
    case "references":
    case "links":
    case "texts":
    case "rows":
      return [];
    case "flag":
      return false;
    default:
      return null;
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** Names of the fields in which two sets of values differ. */
export function changedFields(register: Register, before: Values, after: Values): string[] {
  return fieldsOf(register)
    .filter(([name, field]) => isTyped(field) && canonical(before[name]) !== canonical(after[name]))
    .map(([name]) => name);
}

/** One text for equal values, whatever the order of an object's members. */
export function canonical(value: unknown): string {
  if (isEmpty(value)) return "";
  return JSON.stringify(
    value,
    (_, one) =>
      one && typeof one === "object" && !Array.isArray(one)
        ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => a < b ? -1 : 1))
        : one,
  );
}
