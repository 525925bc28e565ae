import { askOf } from "@/engines/lists/ask_list.ts";
import type { List } from "@/engines/lists/define_list.ts";
import type { FilterChoice, Filters } from "@/engines/lists/filters.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { listViews, type SavedView } from "@/engines/lists/views/saved_views.ts";
import { chosenColumns } from "@/engines/lists/views/view_query.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import type { ListAddress } from "./list_links.ts";

/** What the page of a list has read before it is drawn. */
export interface ListPageData<R> extends ListAddress {
  list: Page<R>;
  /** By filter: what can be chosen. */
  choices: Readonly<Record<string, readonly FilterChoice[]>>;
  /** By filter: what those are set to that stand as chips alone. */
  said: Readonly<Record<string, string>>;
  /** The reader's own. */
  views: readonly SavedView[];
}

/**
 * Reads what the address of a list's page asks for; an address is never refused, bad members of it are left out.
 *
 * @param keep parameters of the page itself that stay when the list changes
 */
export async function readListPage<F extends Filters, R, C extends string>(
  list: List<F, R, C>,
  ctx: Ctx,
  url: URL,
  keep: readonly string[] = [],
): Promise<ListPageData<R>> {
  const { searchParams: search } = url;
  const asked = askOf(list, search);
  const filters = Object.entries(list.filter);
  const [found, views, choices, said] = await Promise.all([
    readList(ctx, list, asked),
    listViews(ctx, list),
    Promise.all(
      filters.flatMap(([name, { drawn }]) =>
        drawn.as === "select"
          ? [Promise.resolve(drawn.choices(ctx, asked)).then((all) => [name, all] as const)]
          : []
      ),
    ),
    Promise.all(filters.flatMap(([name, { drawn, say }]) => {
      const value: unknown = asked[name];
      return drawn.as === "chip" && value !== undefined
        ? [
          Promise.resolve(say ? say(ctx, value, asked) : String(value)).then((word) => [name, word] as const),
        ]
        : [];
    })),
  ]);
  const kept = keep.flatMap((name) => search.get(name) ? [[name, search.get(name)!] as const] : []);
  return {
    asked,
    cols: chosenColumns(list, search),
    kept: Object.fromEntries(kept),
    list: found,
    choices: Object.fromEntries(choices),
    said: Object.fromEntries(said),
    views,
  };
}
