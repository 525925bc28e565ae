import { dayText } from "@/kernel/day_text.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { Register } from "./define_register.ts";
import type { Field } from "./field_kinds.ts";
import { fieldOf, fieldsOf, firstOrder, isSorted } from "./shape.ts";
import type { EntryFilter, EntryQuery } from "./types.ts";

/** Names in a list's address that no filter can have. */
export const RESERVED_NAMES: readonly string[] = [
  "keyword",
  "sort",
  "deleted",
  "pageNo",
  "pageSize",
  "cols",
  "density",
  "entry",
  "add",
  "import",
  "batch",
];

/** One way to narrow a list. */
export interface FilterName {
  /** In addresses and calls: the field's name, with `From` or `To` for the ends of a time. */
  name: string;
  field: string;
  end: "from" | "to" | null;
}

/** Whether a field is narrowed by its first and last day. */
export function isTime(field: Field): boolean {
  return field.kind === "day" || field.kind === "moment" ||
    field.kind === "shown" && (field.as === "day" || field.as === "moment");
}

/** The filters of a register, in the order of its fields. A tree can always be narrowed to a branch. */
export function filterNames(register: Register): FilterName[] {
  return fieldsOf(register).flatMap(([name, field]): FilterName[] => {
    if (!field.filter && field.kind !== "parent") return [];
    if (!isTime(field)) return [{ name, field: name, end: null }];
    return [{ name: `${name}From`, field: name, end: "from" }, { name: `${name}To`, field: name, end: "to" }];
  });
}

/** What a list can be sorted by. */
export function sortNames(register: Register): string[] {
  return fieldsOf(register).filter(([, field]) => isSorted(field)).map(([name]) => name);
}

/** Most characters of a filter's value. */
const LONGEST = LIMITS.keywordLength;

/**
 * The value of a filter as the statement takes it, or null when it can match nothing that it means: a list is not refused for a bad
 * address, the filter is left out.
 */
export function filterValue(field: Field, text: string): string | number | boolean | null {
  const value = text.trim();
  if (value === "" || value.length > LONGEST || !value.isWellFormed() || value.includes("\0")) return null;
  if (isTime(field)) return dayText().safeParse(value).success ? value : null;
  switch (field.kind) {
    case "whole":
      return /^-?\d{1,9}$/.test(value) ? Number(value) : null;
    case "decimal":
      return /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? value : null;
    case "flag":
      return value === "true" || value === "1" ? true : value === "false" || value === "0" ? false : null;
    case "choice":
      return field.values.find((one) => String(one) === value) ?? null;
    case "choices":
      return field.values.find((one) => one === value) ?? null;
    case "shown":
      if (field.values) return field.values.find((one) => one === value) ?? null;
      if (field.as === "whole") return /^-?\d{1,9}$/.test(value) ? Number(value) : null;
      if (field.as === "flag") return value === "true" ? true : value === "false" ? false : null;
      return value;
    default:
      return value;
  }
}

/** The sort of a list if it is one of the register's, else undefined. */
function sortOf(register: Register, sort: string | undefined): string | undefined {
  if (!sort) return undefined;
  const field = fieldOf(register, sort.replace(/^-/, ""));
  return field && isSorted(field) ? sort : undefined;
}

/** What the address of a list says, healed: what is not understood is left out. */
export function readEntryFilter(register: Register, query: URLSearchParams): EntryFilter {
  const filters: Record<string, string> = {};
  for (const { name, field } of filterNames(register)) {
    const text = query.get(name);
    if (text !== null && filterValue(fieldOf(register, field)!, text) !== null) filters[name] = text.trim();
  }
  const keyword = query.get("keyword")?.trim();
  return {
    ...(keyword && keyword.length <= LONGEST && keyword.isWellFormed() && !keyword.includes("\0")
      ? { keyword }
      : {}),
    filters,
    sort: sortOf(register, query.get("sort") ?? undefined),
    deleted: query.get("deleted") === "1",
  };
}

/** The same with page and size. */
export function readEntryQuery(register: Register, query: URLSearchParams): EntryQuery {
  const pageNo = Number(query.get("pageNo"));
  const pageSize = Number(query.get("pageSize"));
  return {
    ...readEntryFilter(register, query),
    pageNo: Number.isInteger(pageNo) && pageNo >= 1 && pageNo < 1e9 ? pageNo : 1,
    pageSize: (LIMITS.pageSizes as readonly number[]).includes(pageSize) ? pageSize : LIMITS.pageSizeDefault,
  };
}

/** The order that a list has: what was asked for, or the register's own. */
export function orderOf(
  register: Register,
  sort: string | undefined,
): { field: string | null; descending: boolean } {
  const order = sortOf(register, sort) ?? firstOrder(register);
  return { field: order?.replace(/^-/, "") ?? null, descending: order?.startsWith("-") ?? false };
}
