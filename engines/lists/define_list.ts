import type { Fragment } from "postgres";
import type { z } from "zod";
import type { Need } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Cell } from "@/engines/exports/define_export.ts";
import type { Condition, FilterOf, Filters } from "./filters.ts";

/** What a column holds: how it is drawn, sorted and written to a sheet. `code` stands in mono, `person` is a name. */
export type ColumnKind = "text" | "code" | "person" | "state" | "number" | "money" | "day" | "moment";

/** Meaning of a state; the colour follows. */
export type Tone = "mute" | "ok" | "warn" | "err" | "info";

/** A column of a list: of the page's table and of the sheet. */
export interface Column<R> {
  /** Text key of its head. */
  text: string;
  kind: ColumnKind;
  /** What it says of a record: words of the reader, numbers, moments as ISO 8601. Left out: the record's member of that name. */
  of?: (record: R, ctx: Ctx) => Cell | undefined;
  /**
   * What the list is sorted by at this head: a column of the statement, or what stands in `order by`. Texts and names stand in the
   * order of the reader's language, codes in that of their characters. Left out: the head is no link. In lists that are held in
   * memory `true`: by what the column says. Several one after the other are what an index of them can order.
   */
  sort?: string | true | ((ctx: Ctx) => Fragment | readonly Fragment[]);
  /**
   * Parts of the list that stand one after the other when it is sorted by this, each sorted by `sort`: conditions, of which each row that the filters leave
   * fulfils exactly one. A page of a `late` list finds each part by itself, in an index of its own. None: the filters leave one part. Null: they leave so few that all are found
   * and sorted.
   */
  parts?: (ctx: Ctx, filter: Readonly<Record<string, unknown>>) => readonly Fragment[] | null;
  /**
   * `list` (left out): on the page and in the sheet; `chooser`: on the page once it is chosen, and in the sheet; `page` and
   * `sheet`: there alone; `order`: nowhere, the list is sorted by it.
   */
  in?: "list" | "chooser" | "page" | "sheet" | "order";
  /** Readers whom the page shows it; left out: everybody. Of others `of` says nothing, so that their sheet has it empty. */
  for?: (ctx: Ctx) => boolean;
  /** Of money: its currency, which the page says behind it; the sheet has a column of its own. */
  currency?: (record: R) => string | null;
  /** Of a state. */
  tone?: (record: R) => Tone;
  /** Of a state: dot for reading, square (left out) for workflow, hollow where there is nothing to do. */
  shape?: (record: R) => "dot" | "square" | "hollow";
  /** Page that it leads to, below the base path, or a query of the list's own page (`?order=7`); null: none for this record or reader. */
  href?: (record: R, ctx: Ctx) => string | null;
  /** It names its record: on a phone the head of its entry. One in a list. */
  title?: true;
  /** Of what names a record: words that mark it, as chips behind it. A column of their own would be empty for most. */
  beside?: (record: R, ctx: Ctx) => readonly string[];
  /** On a phone its head stands before it, as before numbers. */
  labelled?: true;
  /** Of a number: so many decimals on the page, zeros as well, so that points stand below each other. */
  places?: number;
  /** It does not break: a short text. Numbers and moments never do, nor does a code or a short state. */
  short?: true;
  /** Width in the sheet, in characters. */
  width?: number;
}

/** How a list is sorted: a column's name, `-` before it for descending. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** Records read by a statement that the engine puts together. */
export interface Rows<R, F extends Filters> {
  /** What follows `from`: the table with its alias, and the joins that scope, filters and order need. */
  from: (ctx: Ctx) => Fragment;
  /** Further joins, for the rows that are shown. */
  joins?: (ctx: Ctx) => Fragment;
  /** What follows `select`. */
  select: (ctx: Ctx) => Fragment;
  /**
   * The rows of a page are found by their key before anything else of them is read: of a list in which what is shown costs more than what it is sorted
   * by. The key is unique in what follows `from`, without any condition.
   */
  late?: true;
  /**
   * Of a `late` list: what is true of each of its rows anyhow, said where a page is found in this order. A table that is joined to the left, so that a
   * count leaves it out, can then be where the page begins: in the order of its index. Null: none of this order.
   */
  always?: (ctx: Ctx, sort: Sort) => Fragment | null;
  /** Column that no two rows share: each order ends with it. */
  key: string;
  /** What no filter says by itself. */
  where?: (ctx: Ctx, filter: FilterOf<F>) => Condition | Promise<Condition>;
  /** Makes the record of a row, in which moments have become ISO 8601 before; left out: the row is the record. */
  // deno-lint-ignore no-explicit-any -- the row is what `select` reads; the domain says its type
  record?: (ctx: Ctx, row: any) => R;
  /**
   * Of a table without end: rows are counted up to `LIMITS.logCount`, found in an index before anything of them is read, and every
   * one of them is reached by keyset pages. Names the columns that find a row again, the key first. It is sorted by columns that an
   * index orders and that are never null.
   */
  big?: readonly string[];
}

/** Records that are all there at once, and few: narrowed by the domain, sorted and cut into pages by the engine. */
export interface Whole<R, F extends Filters> {
  whole: (ctx: Ctx, filter: FilterOf<F>) => Promise<readonly R[]>;
}

/** Sentences of a list's page: text keys. */
export interface ListWords {
  /** Beside the title, with `count`. */
  count?: string;
  /** Name of the filters for assistive technology; left out: the title. */
  filter?: string;
  /** Word of the button that filters; left out: 'Filter'. */
  submit?: string;
  /** There is nothing, and why; nothing matches, and why. */
  none?: string;
  noneWhy?: string;
  noMatch?: string;
  noMatchWhy?: string;
  /** Word of the button that takes all filters off. */
  clear?: string;
  /** Of a list without end: the way on after the last page that is counted. */
  onwards?: { descending: string; ascending: string };
}

/** The call that answers a list. */
export interface ListCall {
  /** Verb first: `listPushes`. */
  operationId: string;
  /** Lower case, a plural: `/tis/pushes`. */
  path: string;
  tag: string;
  summary: string;
}

/** What older addresses and callers say otherwise. */
export interface OlderMembers {
  /** Members that the call goes on to take. */
  members?: Readonly<Record<string, z.ZodType>>;
  /** The same in today's members, from an address (texts) or a call (values). */
  read: (asked: Record<string, unknown>) => Record<string, unknown>;
}

/**
 * A list, declared: from one of these come its page with filters, chips, sorting, pages, columns, saved views and empty states, its
 * JSON call and its sheet. docs/lists.md says how one is added.
 */
export interface List<F extends Filters, R, C extends string = string> {
  /** Never changed once in use: exports and saved views are kept under it. A lower-case plural: `parked-events`. */
  kind: string;
  /** Route of its page. */
  page: string;
  /** Parameters that always stand in its address: `{ view: "orders" }`. */
  fixed?: Readonly<Record<string, string>>;
  /** Text key of its name; left out: the page's title. */
  title?: string;
  need: Need;
  /** Left out: it has a call of its own making, or none. */
  call?: ListCall;
  /** One record as the call answers it. */
  record: z.ZodType<R>;
  /** What tells a record from the others; left out: its `id`. */
  id?: (record: R) => string | number;
  filter: F;
  /** In the order of the table and of the sheet. */
  columns: Readonly<Record<C, Column<R>>>;
  /** Sorted by at first. */
  order: NoInfer<C | `-${C}`>;
  /** Rows that the reader may see. */
  scope?: (ctx: Ctx) => Condition | Promise<Condition>;
  query: Rows<R, F> | Whole<R, F>;
  words?: ListWords;
  older?: OlderMembers;
  /** Its domain has a sheet of its own; left out: its records with its columns. */
  sheet?: false;
}

/** A list whose records are read by a statement. */
export type RowList<F extends Filters, R, C extends string> = List<F, R, C> & { query: Rows<R, F> };

// deno-lint-ignore no-explicit-any -- lists of many shapes side by side; each was checked where it is declared
export type AnyList = List<any, any, any>;

/** A record of a list. */
export type RecordOf<L> = L extends List<infer _F, infer R, infer _C> ? R : never;

/** Values of a list's filters. */
export type ListFilterOf<L> = L extends List<infer F, infer _R, infer _C> ? FilterOf<F> : never;

/** Names of a list's columns. */
export type ColumnOf<L> = L extends List<infer _F, infer _R, infer C> ? C : never;

/** A column of a list by its name, which is one of the list's own. */
// deno-lint-ignore no-explicit-any -- of any list
export function columnOf(list: AnyList, name: string): Column<any> {
  return list.columns[name]!;
}

/** Declares a list. It exists once its domain names it in `lists` and a page draws it. */
export function defineList<
  const F extends Filters,
  S extends z.ZodType,
  C extends string,
  Q extends List<F, z.output<S>, C>["query"],
>(
  list: Omit<List<F, z.output<S>, C>, "record" | "query"> & { record: S; query: Q },
): List<F, z.output<S>, C> & { query: Q } {
  return list as unknown as List<F, z.output<S>, C> & { query: Q };
}
