import { titleOf as titleOfPage } from "@/kernel/access/pages.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import {
  type Cell,
  type ColumnKind as SheetKind,
  defineExport,
  type FilterWord,
  MAX_ROWS,
} from "@/engines/exports/define_export.ts";
import { sheetFilter } from "./ask_list.ts";
import type { Column, ColumnKind, List } from "./define_list.ts";
import type { FilterOf, Filters } from "./filters.ts";
import { readAll, valueOf } from "./read_list.ts";

const SHEET_KINDS: Record<ColumnKind, SheetKind> = {
  text: "text",
  code: "text",
  person: "text",
  state: "text",
  number: "number",
  money: "money",
  day: "day",
  moment: "moment",
};

/** Characters, where a column says nothing else. */
const WIDTHS: Record<ColumnKind, number> = {
  text: 28,
  code: 18,
  person: 24,
  state: 16,
  number: 10,
  money: 14,
  day: 12,
  moment: 20,
};

/** A list as a spreadsheet: its rows in its order. */
export function listExport<F extends Filters, R, C extends string>(list: List<F, R, C>) {
  const columns = (Object.entries(list.columns) as [C, Column<R>][])
    .filter(([, column]) => !["page", "order"].includes(column.in ?? "list"));
  const filter = sheetFilter(list);
  return defineExport<typeof filter, R, string>({
    kind: list.kind,
    title: titleOf(list),
    need: list.need,
    page: addressOf(list),
    filter,
    columns: columns.map(([key, { text, kind, width = WIDTHS[kind] }]) => ({
      key,
      text,
      kind: SHEET_KINDS[kind],
      width,
    })),
    limit: MAX_ROWS,
    open: (ctx, asked) => readAll(ctx, list, asked),
    cells: (ctx, record): Record<string, Cell> =>
      Object.fromEntries(columns.map(([name, column]) => [name, valueOf(ctx, column, name, record)])),
    say: (ctx, asked) => describeFilter(ctx, list, asked),
  });
}

/** Text key of a list's name. */
export function titleOf<F extends Filters, R, C extends string>({ title, page }: List<F, R, C>): string {
  return title ?? titleOfPage(page);
}

/** Address of a list below the base path. */
export function addressOf<F extends Filters, R, C extends string>({ page, fixed }: List<F, R, C>): string {
  return fixed ? `${page}?${new URLSearchParams(fixed)}` : page;
}

/** The filter in the reader's words. */
export async function describeFilter<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: List<F, R, C>,
  filter: FilterOf<F>,
): Promise<FilterWord[]> {
  const said: FilterWord[] = [];
  for (const [name, { text, say, unset }] of Object.entries(list.filter)) {
    const value: unknown = filter[name];
    if (value === undefined || value === "") {
      if (unset !== undefined) said.push([ctx.t(text), ctx.t(unset)]);
      continue;
    }
    said.push([ctx.t(text), say ? await say(ctx, value, filter) : String(value)]);
  }
  return said;
}
