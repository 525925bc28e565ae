import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";
import { type AnyList, columnOf, type List, type Sort } from "./define_list.ts";
import type { FilterOf, Filters } from "./filters.ts";

/** What a list is asked for: values of its filters, order and page. */
export type Asked<F extends Filters> = FilterOf<F> & {
  /** A column's name, `-` before it for descending; left out: the list's own order. */
  sort?: string;
  /** From 1. */
  pageNo: number;
  pageSize: number;
  /** Of a list without end: the page that follows the record of this id, or stands before it. */
  after?: string;
  before?: string;
};

/** Names in a list's address that no filter can have. */
export const RESERVED_NAMES: readonly string[] = [
  "sort",
  "pageNo",
  "pageSize",
  "cols",
  "after",
  "before",
  "view",
];

/** Columns that a list can be sorted by. */
export function sortNames(list: AnyList): string[] {
  return Object.keys(list.columns).filter((name) => columnOf(list, name).sort !== undefined);
}

/** Those of them that are sorted by at a head, and by name in a call. */
export function sortHeads(list: AnyList): string[] {
  return sortNames(list).filter((name) => !["order", "sheet"].includes(columnOf(list, name).in ?? "list"));
}

/** The order that a list has: what was asked for if it is one of its own, else its first. */
export function sortOf(list: AnyList, sort: string | undefined): Sort {
  const asked = sort !== undefined && sortNames(list).includes(sort.replace(/^-/, "")) ? sort : list.order;
  return { column: asked.replace(/^-/, ""), descending: asked.startsWith("-") };
}

/** Name of a filter in addresses. */
export function paramOf(list: AnyList, name: string): string {
  return list.filter[name]!.param ?? name;
}

/** Values of filters out of texts by name; what is empty, too long or no value of the filter is left out: a list is never refused for its address. */
function healFilter<F extends Filters, R, C extends string>(
  list: List<F, R, C>,
  given: Readonly<Record<string, unknown>>,
  nameOf: (name: string) => string = (name) => name,
): FilterOf<F> {
  const healed: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(list.filter)) {
    const value = given[nameOf(name)];
    if (typeof value !== "string") continue;
    const text = value.trim();
    if (text === "" || !text.isWellFormed() || text.includes("\0")) continue;
    const parsed = schema.safeParse(text);
    if (parsed.success) healed[name] = parsed.data;
  }
  return healed as FilterOf<F>;
}

/** What an address of a list asks for, healed. */
export function askOf<F extends Filters, R, C extends string>(
  list: List<F, R, C>,
  search: URLSearchParams,
): Asked<F> {
  const given: Record<string, unknown> = Object.fromEntries(search);
  const { sort, pageNo, pageSize, after, before, ...rest } = list.older?.read(given) ?? given;
  const size = Number(pageSize), number = Number(pageNo);
  const key = (value: unknown) =>
    typeof value === "string" && /^[\w-]{1,64}$/.test(value) ? value : undefined;
  return {
    ...healFilter(list, rest, (name) => paramOf(list, name)),
    sort: typeof sort === "string" && sortNames(list).includes(sort.replace(/^-/, "")) ? sort : undefined,
    pageNo: Number.isInteger(number) && number >= 1 && number < 1e9 ? number : 1,
    pageSize: (LIMITS.pageSizes as readonly number[]).includes(size) ? size : LIMITS.pageSizeDefault,
    ...(isBig(list) ? { after: key(after), before: key(before) } : {}),
  } as Asked<F>;
}

/** Whether a list is paged by keyset. */
export function isBig(list: AnyList): boolean {
  return "big" in list.query && list.query.big !== undefined;
}

/** Filter and order of a sheet, from the text of a query with the names that calls have. */
export function sheetFilter<F extends Filters, R, C extends string>(list: List<F, R, C>) {
  return z.record(z.string(), z.string()).transform((given): FilterOf<F> & { sort?: string } => {
    const asked: Record<string, unknown> = list.older?.read(given) ?? given;
    return {
      ...healFilter(list, asked),
      ...(typeof asked.sort === "string" ? { sort: asked.sort } : {}),
    } as FilterOf<F> & { sort?: string };
  });
}
