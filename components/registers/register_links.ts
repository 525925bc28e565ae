import { LIMITS } from "@/kernel/limits.ts";
import { filterNames, readEntryQuery } from "@/engines/registers/entry_query.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { fieldOf, fieldsOf, isTyped } from "@/engines/registers/shape.ts";
import type { EntryQuery } from "@/engines/registers/types.ts";
import { fromHere } from "@/components/table/from_here.ts";

export type Density = "compact" | "comfortable";

/** What stands open over the list, if anything: the address says it, so that it can be linked to and works without script. */
export type Opened =
  | { kind: "entry" | "delete"; key: string }
  /** `copy`: key of the entry that the new one begins as. */
  | { kind: "add"; copy: string | null }
  | { kind: "import" | "batch" }
  | null;

/** What the address of a register's page says. */
export interface RegisterQuery {
  list: EntryQuery;
  /** Columns chosen, or null for those shown at first. */
  cols: readonly string[] | null;
  density: Density;
  opened: Opened;
}

/** Reads an address; what is not understood is left out. */
export function readRegisterQuery(register: Register, search: URLSearchParams): RegisterQuery {
  const cols = search.getAll("cols").filter((name) => {
    const field = fieldOf(register, name);
    return field !== undefined && field.in !== "none";
  });
  return {
    list: readEntryQuery(register, search),
    cols: cols.length > 0 ? cols : null,
    density: search.get("density") === "comfortable" ? "comfortable" : "compact",
    opened: readOpened(search),
  };
}

function readOpened(search: URLSearchParams): Opened {
  const given = (name: string) => search.get(name)?.trim() || null;
  const entry = given("entry"), doomed = given("delete");
  if (entry) return { kind: "entry", key: entry };
  if (doomed) return { kind: "delete", key: doomed };
  if (given("add")) return { kind: "add", copy: given("copy") };
  if (given("import")) return { kind: "import" };
  if (given("batch")) return { kind: "batch" };
  return null;
}

/** What may differ in another address of the same page. */
export interface RegisterChange extends Partial<Omit<EntryQuery, "filters">> {
  /** Filters by name; undefined takes one off. */
  filters?: Readonly<Record<string, string | undefined>>;
  cols?: readonly string[] | null;
  density?: Density;
  opened?: Opened;
}

/** Addresses of a register's page. What is left at its default does not stand in them. */
export interface RegisterLinks {
  /**
   * The page with its query, and nothing open over it, but for the change. Another page number only when it is told. For links on
   * the page itself.
   */
  href: (change?: RegisterChange) => string;
  /** The same with its path, for forms, whose answer leads there. */
  address: (change?: RegisterChange) => string;
  /** The parameters of the list, for forms that send themselves by GET. */
  keep: Record<string, string | undefined>;
  /** Without keyword and filters. */
  clearHref: string;
}

/** Makes the addresses of a page whose query is known. */
export function registerLinks(register: Register, basePath: string, query: RegisterQuery): RegisterLinks {
  const address = (change: RegisterChange = {}) => {
    const { filters, cols, density, opened, ...list } = change;
    const search = paramsOf({
      list: { ...query.list, ...list, filters: without({ ...query.list.filters, ...filters }) },
      cols: cols === undefined ? query.cols : cols,
      density: density ?? query.density,
      opened: opened ?? null,
    });
    return `${basePath}/${register.route}${search.size ? `?${search}` : ""}`;
  };
  const href = (change?: RegisterChange) => fromHere(address(change));
  const none = Object.fromEntries(filterNames(register).map(({ name }) => [name, undefined]));
  return {
    href,
    address,
    keep: Object.fromEntries(paramsOf({ ...query, cols: null, opened: null })),
    clearHref: href({ keyword: undefined, filters: none, pageNo: 1 }),
  };
}

function without(filters: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

function paramsOf({ list, cols, density, opened }: RegisterQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (list.keyword) search.set("keyword", list.keyword);
  for (const [name, value] of Object.entries(list.filters ?? {})) search.set(name, value);
  if (list.sort) search.set("sort", list.sort);
  if (list.deleted) search.set("deleted", "1");
  if (list.pageNo > 1) search.set("pageNo", String(list.pageNo));
  if (list.pageSize !== LIMITS.pageSizeDefault) search.set("pageSize", String(list.pageSize));
  if (density !== "compact") search.set("density", density);
  for (const name of cols ?? []) search.append("cols", name);
  if (opened?.kind === "entry") search.set("entry", opened.key);
  else if (opened?.kind === "delete") search.set("delete", opened.key);
  else if (opened) search.set(opened.kind, "1");
  if (opened?.kind === "add" && opened.copy) search.set("copy", opened.copy);
  return search;
}

/** Names of the columns that the list shows now, in the order of the fields. */
export function shownColumns(register: Register, query: RegisterQuery): string[] {
  return fieldsOf(register)
    .filter(([name, field]) => query.cols ? query.cols.includes(name) : (field.in ?? "list") === "list")
    .filter(([, field]) => field.in !== "none")
    .map(([name]) => name);
}

/** Fields that people type, in the order of the dialog. */
export function typedFields(register: Register): string[] {
  return fieldsOf(register)
    .filter(([, field]) => isTyped(field) && field.in !== "none")
    .map(([name]) => name);
}
