import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import type { Register } from "./define_register.ts";
import { membersOf } from "./entry_rows.ts";
import type { Field, RowsField } from "./field_kinds.ts";
import { fieldsOf, isTyped, keyField } from "./shape.ts";

/** Begins with a letter or digit, so that no code looks like a path or an option. */
export const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;
/** International writing, with what people put between the digits (ITU-T E.123). */
export const PHONE = /^\+?[0-9][0-9 ()/.-]{3,38}[0-9]$/;
/** HH:MM:SS, two digits each (specification section 5). */
export const TIME = /^\d\d:[0-5]\d:[0-5]\d$/;
/** Web addresses, and pages of the portal itself. */
export const URL_TEXT = /^(https?:\/\/[^\s]+|\/(?!\/)[^\s]*)$/i;

/** Members of a list, and characters of a key, at most. */
const MAX_ITEMS = 2000;
const MAX_KEY = 200;

/** Names by language: `{ zh_CN: "…", en_US: "…" }`; an empty one clears that language. */
function namesSchema(max: number) {
  const one = z.string().trim().max(max).optional();
  return z.object(Object.fromEntries(LANGS.map((lang) => [lang, one])) as Record<Lang, typeof one>).strict();
}

function wholeSchema(min: number | undefined, max: number | undefined) {
  return z.int32().min(min ?? -2_147_483_648).max(max ?? 2_147_483_647);
}

function decimalSchema({ places, min, max }: { places: number; min?: number; max?: number }) {
  const pattern = new RegExp(`^-?\\d{1,12}${places > 0 ? `(\\.\\d{1,${places}})?` : ""}$`);
  const range = { error: "rule.decimal-range", params: { min: min ?? "−∞", max: max ?? "∞" } };
  return z.string().trim()
    .refine((text) => pattern.test(text), {
      error: places > 0 ? "rule.decimal" : "rule.whole",
      params: { places },
      abort: true,
    })
    .refine((text) => min === undefined || Number(text) >= min, range)
    .refine((text) => max === undefined || Number(text) <= max, range)
    .meta({ pattern: pattern.source });
}

function textSchema(field: Field & { kind: "text" }) {
  const text = z.string().trim().min(1).max(field.max);
  switch (field.format) {
    case "email":
      return text.pipe(z.email({ error: "refusal.email-invalid" }));
    case "url":
      return text.regex(URL_TEXT, { error: "rule.url" });
    case "phone":
      return text.regex(PHONE, { error: "rule.phone" });
    case "time":
      return text.regex(TIME, { error: "rule.time" });
    default:
      return text;
  }
}

/** What a field's value must be, apart from being there at all. */
function kindSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case "code":
      return z.string().trim().min(1).max(field.max).regex(field.pattern ?? CODE, { error: "rule.code" });
    case "text":
      return textSchema(field);
    case "longText":
      return z.string().trim().min(1).max(field.max);
    case "whole":
      return wholeSchema(field.min, field.max);
    case "decimal":
      return decimalSchema(field);
    case "day":
      return dayText({ error: "rule.day" });
    case "flag":
      return z.boolean();
    case "choice":
      return z.literal([...field.values]);
    case "choices":
      return z.array(z.enum(field.values as readonly [string, ...string[]])).max(field.values.length);
    case "names":
      return namesSchema(field.max);
    case "reference":
    case "parent":
      return z.string().trim().min(1).max(MAX_KEY);
    case "references":
    case "links":
      return z.array(z.string().trim().max(MAX_KEY)).max(MAX_ITEMS);
    case "texts":
      return z.array(z.string().trim().max(field.max)).max(MAX_ITEMS);
    case "rows":
      return z.array(z.object(rowMembers(field)).strict()).max(MAX_ITEMS);
    case "file":
    case "image":
      return z.guid();
    default:
      throw new Error(`a ${field.kind} is not typed`);
  }
}

/** Members of a row as calls take them; which must be there is told by the service, row by row. */
function rowMembers(field: RowsField): Record<string, z.ZodType> {
  const members = membersOf(field).map(([name, member]) => [name, valueSchema(member).nullable().optional()]);
  const id = z.string().max(MAX_KEY).nullable().optional()
    .describe("of a row that is there; left out for a new one");
  return { id, ...Object.fromEntries(members) };
}

/** What a field's value must be where it is given. */
export function valueSchema(field: Field): z.ZodType {
  const schema = kindSchema(field);
  return field.rule ? field.rule(schema) : schema;
}

/** Fields that can be given when an entry is added, changed, or changed with others. */
export function givenFields(register: Register, to: "add" | "change" | "batch"): [string, Field][] {
  const key = keyField(register);
  return fieldsOf(register)
    .filter(([name, field]) =>
      isTyped(field) && (to === "add" || !field.fixed && name !== key) &&
      (to !== "batch" || field.batch === true)
    )
    .map(([name, field]) => [name, field]);
}

/** Whether a value must be there. */
export function isRequired(field: Field): boolean {
  return !field.optional && field.kind !== "flag";
}
