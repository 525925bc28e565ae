import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import type { FieldRefusal } from "@/kernel/refusals/refuse.ts";
import type { Field, RowMember, RowsField } from "./field_kinds.ts";
import { joined } from "./fragments.ts";
import { columnOf, fieldsOf, keyColumn } from "./shape.ts";
import type { Register } from "./define_register.ts";

/** One row within an entry: its id, which the database gives, and its members. */
export interface EntryRowValues {
  /** Null for a row that is not there yet. */
  id: string | null;
  [member: string]: unknown;
}

/** Members of the rows of a field, in their order. */
export function membersOf(field: RowsField): [string, RowMember][] {
  return Object.entries(field.fields);
}

/** Name by which texts and choices of a member are found: `steps_time`. */
export function memberName(name: string, member: string): string {
  return `${name}_${member}`;
}

/** Column in which the place of a row is kept, from 1. */
export function placeColumn(field: RowsField): string {
  return field.order ?? "sort";
}

/** The rows of a field as JSON, in their order, over alias `e`. */
export function rowsColumn({ sql }: Pick<Ctx, "sql">, register: Register, field: RowsField): Fragment {
  const members = membersOf(field).map(([name, member]) => {
    const column = sql`l.${sql(columnOf(name, member))}`;
    const value = member.kind === "decimal"
      ? sql`round(${column}, ${member.places}::int)::text`
      : member.kind === "day"
      ? sql`to_char(${column}, 'YYYY-MM-DD')`
      : column;
    return sql`${name}::text, ${value}`;
  });
  return sql`coalesce((
    select jsonb_agg(
      jsonb_build_object('id', l.id::text, ${joined(sql, members, ",")}) order by l.${
    sql(placeColumn(field))
  }, l.id
    )
    from ${sql(field.table)} l
    where l.${sql(field.own)} = e.${sql(keyColumn(register))}
  ), '[]'::jsonb)`;
}

/** How one member is read, as any field of an entry is: its value, and what is wrong with it. */
type ReadMember = (field: Field, raw: unknown, before: unknown) => { value: unknown; faults: FieldRefusal[] };

/** Most rows of an entry where a field does not say another number. */
export const MOST_ROWS_OF_ENTRY = 200;

/**
 * The rows that were given, each over the row of its id; what is left out of one stays as it is, empty ones go. Faults name the row, as
 * it was given from 0, and its member: `1.time`.
 */
export function readRows(
  field: RowsField,
  raw: unknown,
  before: unknown,
  read: ReadMember,
): { value: EntryRowValues[]; faults: FieldRefusal[] } {
  if (!Array.isArray(raw)) {
    const faults = [{ field: "", rule: "rule.invalid_type", params: { expected: "array" } }];
    return { value: [], faults: raw === null || raw === undefined ? [] : faults };
  }
  const there = new Map(((before ?? []) as EntryRowValues[]).map((row) => [row.id, row]));
  const value: EntryRowValues[] = [];
  const faults: FieldRefusal[] = [];
  const places: number[] = [];
  raw.forEach((given: unknown, place) => {
    if (given === null || typeof given !== "object") {
      faults.push({ field: String(place), rule: "rule.invalid_type", params: { expected: "object" } });
      return;
    }
    const { id: own, ...members } = given as Record<string, unknown>;
    const id = own === undefined || own === null || own === "" ? null : String(own);
    const was = there.get(id);
    if (id !== null && !was) {
      faults.push({ field: `${place}.id`, rule: "choice-unknown", params: { key: id } });
    }
    const row = readRow(field, id, members, was, read);
    if (row === null) return;
    faults.push(...row.faults.map((fault) => ({ ...fault, field: `${place}.${fault.field}` })));
    value.push(row.value);
    places.push(place);
  });
  faults.push(...twiceThere(field, value, places));
  const limit = field.max ?? MOST_ROWS_OF_ENTRY;
  if (value.length > limit) {
    faults.push({ field: "", rule: "rule.too_big", params: { of: "array", limit } });
  }
  return { value, faults };
}

/** Null for one in which nothing is filled in. */
function readRow(
  field: RowsField,
  id: string | null,
  given: Record<string, unknown>,
  was: EntryRowValues | undefined,
  read: ReadMember,
): { value: EntryRowValues; faults: FieldRefusal[] } | null {
  const value: EntryRowValues = { id };
  const faults: FieldRefusal[] = [];
  let isFilled = false;
  for (const [name, member] of membersOf(field)) {
    const isGiven = Object.hasOwn(given, name) && given[name] !== undefined;
    if (!isGiven && was) {
      value[name] = was[name];
      isFilled = true;
      continue;
    }
    const start = member.start ?? null;
    const found = read(member, isGiven ? given[name] : start, was?.[name]);
    value[name] = found.value;
    faults.push(...found.faults.map((fault) => ({ ...fault, field: name })));
    // What a row begins with is nothing that anybody has filled in.
    isFilled ||= !member.filled && found.value !== null && found.value !== start && found.value !== false;
  }
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(field.fields, name)) continue;
    isFilled = true;
    faults.push({ field: name, rule: "rule.unrecognized_keys", params: { keys: name } });
  }
  return isFilled ? { value, faults } : null;
}

/** Rows that agree with one above them in what no two rows of an entry share. */
function twiceThere(
  { unique = [] }: RowsField,
  rows: readonly EntryRowValues[],
  places: readonly number[],
): FieldRefusal[] {
  if (unique.length === 0) return [];
  const seen = new Set<string>();
  return rows.flatMap((row, at) => {
    const said = JSON.stringify(unique.map((name) => row[name] ?? null));
    if (!seen.has(said)) {
      seen.add(said);
      return [];
    }
    return unique.map((name) => ({ field: `${places[at]}.${name}`, rule: "duplicate" }));
  });
}

/** The rows of a register's fields as the log keeps them: each member by row, and its place, so that what differs can be told. */
export function loggedRows(name: string, rows: readonly EntryRowValues[]): [string, unknown][] {
  return rows.flatMap(({ id, ...members }, place) => [
    [`${name}.${id}.${PLACE}`, place + 1] as [string, unknown],
    ...Object.entries(members).map((
      [member, value],
    ): [string, unknown] => [`${name}.${id}.${member}`, value]),
  ]);
}

/** Member of a logged row that says its place. */
export const PLACE = "#";

/** What such a name of the log says; null for other names. */
export function loggedRow(register: Register, name: string) {
  const [of, id, member] = name.split(".");
  const field = of === undefined ? undefined : fieldsOf(register).find(([one]) => one === of)?.[1];
  if (!field || field.kind !== "rows" || id === undefined || member === undefined) return null;
  return { name: of!, id, member, field: Object.hasOwn(field.fields, member) ? field.fields[member]! : null };
}
