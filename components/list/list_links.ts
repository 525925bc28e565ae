import { type Asked, paramOf } from "@/engines/lists/ask_list.ts";
import type { AnyList } from "@/engines/lists/define_list.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { fromHere } from "../table/from_here.ts";
import { listHref } from "../table/list_query.ts";

/** What the address of a list's page says. */
export interface ListAddress {
  // deno-lint-ignore no-explicit-any -- of any list; addresses are made of names and texts
  asked: Asked<any>;
  /** Columns chosen, or null for those shown at first. */
  cols: readonly string[] | null;
  /** Parameters of the page itself that go along: what stands open beside the list. */
  kept: Readonly<Record<string, string>>;
}

/** What may differ in another address of the same list. */
export interface ListChange {
  /** Values of filters by name; undefined takes one off. */
  filter?: Readonly<Record<string, unknown>>;
  sort?: string;
  pageNo?: number;
  after?: string;
  before?: string;
  cols?: readonly string[] | null;
}

/** Addresses of a list's page. What is left at its default does not stand in them. */
export interface ListLinks {
  /** The list as it is, from its first page, but for the change: for links on its own page. */
  href: (change?: ListChange) => string;
  /** The same as a whole address, to which a form comes back. */
  address: (change?: ListChange) => string;
  /** The same as it is, its page included. */
  here: () => string;
  /** Its parameters, for forms that send themselves by GET: those that are not fields of the form. */
  keep: (without?: readonly string[]) => Record<string, string>;
  /** Without any filter that is taken off by a chip. */
  clearHref: string;
}

/** Makes the addresses of a list's page whose query is known. */
export function listLinks(list: AnyList, basePath: string, address: ListAddress): ListLinks {
  const params = (change: ListChange = {}): Record<string, string> => {
    const { asked, cols, kept } = address;
    const shown = change.cols === undefined ? cols : change.cols;
    const given: [string, unknown][] = [
      ...Object.entries({ ...list.fixed, ...kept }),
      ...Object.keys(list.filter).map((name): [string, unknown] => [
        paramOf(list, name),
        change.filter && name in change.filter ? change.filter[name] : asked[name],
      ]),
      ["sort", "sort" in change ? change.sort : asked.sort],
      ["pageSize", asked.pageSize === LIMITS.pageSizeDefault ? undefined : asked.pageSize],
      ["cols", shown?.join(",")],
      ["pageNo", change.pageNo === 1 ? undefined : change.pageNo],
      ["after", change.after],
      ["before", change.before],
    ];
    return Object.fromEntries(
      given.filter(([, value]) => value !== undefined && value !== "")
        .map(([name, value]) => [name, String(value)]),
    );
  };
  const whole = (change?: ListChange) => listHref(`${basePath}/${list.page}`, params(change));
  const href = (change?: ListChange) => fromHere(whole(change));
  return {
    href,
    address: whole,
    here: () => whole({ pageNo: address.asked.pageNo }),
    keep(without = []) {
      const gone = new Set(without);
      return Object.fromEntries(Object.entries(params()).filter(([name]) => !gone.has(name)));
    },
    clearHref: href({ filter: Object.fromEntries(chipNames(list).map((name) => [name, undefined])) }),
  };
}

/** Filters that are seen as chips, and can be taken off. */
function chipNames(list: AnyList): string[] {
  return Object.keys(list.filter).filter((name) => list.filter[name]!.drawn.as !== "none");
}

/** Whether a list is narrowed by a filter that the reader sees. */
export function isNarrowed(list: AnyList, { asked }: Pick<ListAddress, "asked">): boolean {
  return chipNames(list).some((name) => asked[name] !== undefined);
}
