import { askOf, paramOf } from "../ask_list.ts";
import { type AnyList, columnOf } from "../define_list.ts";

/** What of an address a view keeps: filters, order, columns and size, healed; never the page, nor what stands open beside the list. */
export function viewQuery(list: AnyList, query: string): string {
  const search = new URLSearchParams(query);
  const asked = askOf(list, search) as Record<string, unknown>;
  const kept = new URLSearchParams();
  for (const name of Object.keys(list.filter)) {
    if (asked[name] !== undefined) kept.set(paramOf(list, name), String(asked[name]));
  }
  if (asked.sort !== undefined) kept.set("sort", String(asked.sort));
  if (search.has("pageSize")) kept.set("pageSize", String(asked.pageSize));
  const cols = chosenColumns(list, search);
  if (cols !== null) kept.set("cols", cols.join(","));
  return kept.toString();
}

/** Columns of a list that stand on its page, in their order. */
export function pageColumns(list: AnyList): string[] {
  return Object.keys(list.columns).filter((name) =>
    !["sheet", "order"].includes(columnOf(list, name).in ?? "list")
  );
}

/** Columns chosen by an address (`cols=a,b` or repeated), in the order of the list; null: those shown at first. */
export function chosenColumns(list: AnyList, search: URLSearchParams): string[] | null {
  const asked = new Set(search.getAll("cols").flatMap((one) => one.split(",")));
  const chosen = pageColumns(list).filter((name) => asked.has(name));
  return chosen.length > 0 ? chosen : null;
}
