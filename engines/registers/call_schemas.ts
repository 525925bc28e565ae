import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import type { Register } from "./define_register.ts";
import { filterNames, isTime, RESERVED_NAMES, sortNames } from "./entry_query.ts";
import { membersOf } from "./entry_rows.ts";
import { givenFields, isRequired, valueSchema } from "./entry_schema.ts";
import type { Field } from "./field_kinds.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { fieldOf, fieldsOf, keyField, targetOf } from "./shape.ts";
import { entryHead, entryKey, entryVersion } from "./types.ts";

/** Members of calls that the fields of a register stand beside: no field has one of these names. */
const RESERVED_FIELDS: readonly string[] = ["key", "version", "entries", "fields", "file", "mode"];

const MAX_ENTRIES = 1000;

/** An entry that is meant, with the version that was read: an object, or `3:KEY` where a form's tick box says it. */
const entryMember = z.union([
  entryVersion,
  z.string().regex(/^\d{1,9}:./),
]);

/** Entries that are meant; empty is refused by the service in words. */
export const entriesMember = z.array(entryMember).max(MAX_ENTRIES).default([])
  .describe("objects of key and version, or texts such as `3:KEY`");

/** Both writings of entries as one. */
export function entriesOfMember(entries: z.output<typeof entriesMember>) {
  return entries.map((entry) => {
    if (typeof entry !== "string") return entry;
    const at = entry.indexOf(":");
    return { key: entry.slice(at + 1), version: Number(entry.slice(0, at)) };
  });
}

export const keysMember = z.array(entryKey).max(MAX_ENTRIES).default([]);

/** Query of the list: keyword, sort and a member for each filter. */
export function listQuery(register: Register) {
  const filters = filterNames(register).map((
    { name, field },
  ) => [name, filterMember(fieldOf(register, field)!)]);
  const sorts = sortNames(register).flatMap((name) => [name, `-${name}`]);
  return {
    keyword: z.string().max(LIMITS.keywordLength).optional(),
    ...(sorts.length > 0
      ? { sort: z.enum(sorts as [string, ...string[]]).optional().describe("`-` before it: descending") }
      : {}),
    deleted: z.boolean().default(false).describe("the deleted ones in place of the live ones"),
    ...Object.fromEntries(filters) as Record<string, z.ZodOptional<z.ZodType<string>>>,
  };
}

function filterMember(field: Field): z.ZodType {
  if (isTime(field)) return dayText().optional();
  switch (field.kind) {
    case "choice":
    case "choices":
      return z.enum(field.values.map(String) as [string, ...string[]]).optional();
    case "shown":
      return field.values
        ? z.enum([...field.values]).optional()
        : z.string().max(LIMITS.keywordLength).optional();
    case "flag":
      return z.enum(["true", "false"]).optional();
    default:
      return z.string().max(LIMITS.keywordLength).optional();
  }
}

/** Members of an entry as a call takes them. What is required is told; empty means none, and the service says where it must not be. */
export function givenMembers(register: Register, to: "add" | "change" | "batch"): Record<string, z.ZodType> {
  return Object.fromEntries(
    givenFields(register, to).map(([name, field]) => {
      const schema = typedMember(field);
      const mustBe = to === "add" && isRequired(field) && field.start === undefined;
      return [name, mustBe ? schema : schema.nullable().optional()];
    }),
  );
}

/** A textarea sends its lines as one text: the service parts them. */
function typedMember(field: Field): z.ZodType {
  return field.kind === "texts" ? z.array(z.string().max(20_000)).max(2000) : valueSchema(field);
}

/** Made once for each register: several of its calls answer an entry. */
const entrySchemas = new WeakMap<Register, ReturnType<typeof makeEntrySchema>>();

/** An entry as calls answer it. */
export function entrySchema(register: Register) {
  let schema = entrySchemas.get(register);
  if (!schema) entrySchemas.set(register, schema = makeEntrySchema(register));
  return schema;
}

function makeEntrySchema(register: Register) {
  return entryHead.extend({
    values: z.object(
      Object.fromEntries(fieldsOf(register).map(([name, field]) => [name, shownMember(field)])),
    ),
    labels: z.record(z.string(), z.string()).describe(
      "by field, in the caller's language: names, choices, referenced entries",
    ),
  });
}

function shownMember(field: Field): z.ZodType {
  const { right } = field;
  return right === undefined
    ? answered(field)
    : answered(field).optional().describe(`left out without the right \`${right}\``);
}

const namesByLanguage = z.record(z.string(), z.string()).describe("by language");

function answered(field: Field): z.ZodType {
  switch (field.kind) {
    case "names":
      return field.optional ? namesByLanguage.nullable() : namesByLanguage;
    case "whole":
      return z.int().nullable();
    case "flag":
      return z.boolean();
    case "choice":
      return z.literal([...field.values]).nullable();
    case "choices":
    case "references":
    case "links":
    case "texts":
      return z.array(z.string());
    case "rows":
      return z.array(z.object({
        id: z.string(),
        ...Object.fromEntries(membersOf(field).map(([name, member]) => [name, answered(member)])),
      }));
    case "moment":
      return z.iso.datetime().nullable();
    case "shown":
      return field.as === "whole"
        ? z.number().nullable()
        : field.as === "flag"
        ? z.boolean()
        : z.string().nullable();
    default:
      return z.string().nullable();
  }
}

/** Fields whose choices can be asked for. */
export function choiceFields(register: Register): string[] {
  return fieldsOf(register).filter(([, field]) => targetOf(register, field)).map(([name]) => name);
}

/** Throws for a declaration whose names stand in each other's way. */
export function requireDistinct(register: Register): void {
  for (const [name] of fieldsOf(register)) {
    if (RESERVED_FIELDS.includes(name) && name !== keyField(register)) {
      throw new Error(`${register.route}: no field can be called ${name}`);
    }
  }
  for (const { name } of filterNames(register)) {
    if (RESERVED_NAMES.includes(name)) throw new Error(`${register.route}: no filter can be called ${name}`);
  }
}
