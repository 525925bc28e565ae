import type { FilterChipProps } from "@/components/FilterBar.tsx";
import type { ListFilter } from "@/components/table/list_filter.ts";
import { ListFilters } from "@/components/table/ListFilters.tsx";
import { paramOf, sortHeads, sortOf } from "@/engines/lists/ask_list.ts";
import { type AnyList, columnOf } from "@/engines/lists/define_list.ts";
import type { Filter } from "@/engines/lists/filters.ts";
import { titleOf } from "@/engines/lists/list_export.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { ListLinks } from "./list_links.ts";
import type { ListPageData } from "./read_list_page.ts";

interface ListFilterBarProps {
  list: AnyList;
  data: ListPageData<unknown>;
  links: ListLinks;
  /** The records stand in no table with heads. */
  headless: boolean;
  ctx: Ctx;
}

/** What a list is narrowed by, from its declaration, and the chips of what is set. */
export function ListFilterBar({ list, data, links, headless, ctx }: ListFilterBarProps) {
  const { t } = ctx;
  const filters = Object.entries(list.filter) as [string, Filter][];
  const word = filters.find(([, { drawn }]) => drawn.as === "keyword");
  const fields = filters.flatMap(([name, filter]) => fieldOf(ctx, list, name, filter, data));
  const named = filters.filter(([, { drawn }]) => !["chip", "none"].includes(drawn.as))
    .map(([name]) => paramOf(list, name));
  if (word === undefined && fields.length === 0) return null;
  const nameOf = new Map(filters.map(([name]) => [paramOf(list, name), name]));
  return (
    <ListFilters
      label={t(list.words?.filter ?? titleOf(list))}
      submit={list.words?.submit && t(list.words.submit)}
      keyword={word && keywordOf(ctx, list, word, data)}
      filters={fields}
      keep={links.keep(named)}
      without={(params) =>
        links.href({ filter: Object.fromEntries(params.map((one) => [nameOf.get(one)!, undefined])) })}
      clearHref={links.clearHref}
      chips={chipsOf(ctx, filters, data, links)}
      sort={sortChoices(ctx, list, data, links, headless)}
      t={t}
      format={formatOf(ctx)}
    />
  );
}

function keywordOf(
  { t }: Ctx,
  list: AnyList,
  [name, { text, drawn }]: [string, Filter],
  { asked }: ListPageData<unknown>,
) {
  const { mono, chip } = drawn as Extract<Filter["drawn"], { as: "keyword" }>;
  return {
    name: paramOf(list, name),
    label: t(text),
    chip: chip && t(chip),
    value: asked[name] as string | undefined,
    mono,
  };
}

function fieldOf(
  { t }: Ctx,
  list: AnyList,
  name: string,
  { text, drawn }: Filter,
  { asked, choices }: ListPageData<unknown>,
): ListFilter[] {
  const value = asked[name] === undefined ? undefined : String(asked[name]);
  const shared = { name: paramOf(list, name), label: t(text), value };
  switch (drawn.as) {
    case "text":
      return [{ ...shared, kind: "text", mono: drawn.mono }];
    case "select":
      return [{ ...shared, kind: "select", empty: drawn.all && t(drawn.all), choices: choices[name] ?? [] }];
    case "from":
      return [{
        kind: "days",
        name: "days",
        label: t(drawn.label),
        from: "from",
        to: "to",
        first: asked.from,
        last: asked.to,
      }];
    default:
      return [];
  }
}

/** Chips of what has no field. */
function chipsOf(
  { t }: Ctx,
  filters: readonly [string, Filter][],
  { said }: ListPageData<unknown>,
  links: ListLinks,
): FilterChipProps[] {
  return filters.flatMap(([name, { text, drawn }]) => {
    if (drawn.as !== "chip" || drawn.within !== undefined) return [];
    const names = filters.filter(([other, { drawn }]) =>
      other === name || drawn.as === "chip" && drawn.within === name
    ).map(([other]) => other).filter((other) => said[other] !== undefined);
    if (names.length === 0) return [];
    return [{
      name: t(text),
      value: names.map((other) => said[other]).join(" "),
      removeHref: links.href({ filter: Object.fromEntries(names.map((other) => [other, undefined])) }),
    }];
  });
}

/** What a phone sorts by, where the table has no heads. */
function sortChoices(
  { t }: Ctx,
  list: AnyList,
  { asked }: ListPageData<unknown>,
  links: ListLinks,
  always: boolean,
) {
  const names = sortHeads(list);
  if (names.length === 0) return undefined;
  const { column, descending } = sortOf(list, asked.sort);
  const fieldName = (name: string) => t(columnOf(list, name).text);
  return {
    label: t("lists.sorted_by"),
    always,
    current: names.includes(column) ? fieldName(column) : t("lists.sorted_by"),
    choices: names.flatMap((name) =>
      [false, true].map((down) => ({
        label: t(down ? "lists.descending" : "lists.ascending", { field: fieldName(name) }),
        href: links.href({ sort: down ? `-${name}` : name }),
        current: name === column && down === descending,
      }))
    ),
  };
}
