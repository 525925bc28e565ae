import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Button } from "../Button.tsx";
import { type FilterChipProps, FilterChips } from "../FilterBar.tsx";
import { Icon } from "../Icon.tsx";
import { fromHere } from "./from_here.ts";
import type { ListFilter } from "./list_filter.ts";
import { FilterControl } from "./FilterControl.tsx";
import { chipOf, isSet } from "./filter_chips.ts";
import { widthOf } from "./width_of.ts";

export interface ListFiltersProps {
  /** Name of the form for assistive technology. */
  label: string;
  /** Word of the button; left out: 'Filter', or 'Search' where there is nothing but words to look for. */
  submit?: string;
  /** What the field of words looks in, and what is typed; left out: there is none. */
  keyword?: {
    name?: string;
    label: string;
    value?: string;
    mono?: boolean; /** Name of its chip; left out: its label. */
    chip?: string;
  };
  filters: readonly ListFilter[];
  /** How many stand open; the rest is behind 'More conditions'. */
  first?: number;
  /** Parameters that stay: sort, size. */
  keep?: Record<string, string | number | undefined>;
  /** The same list without these parameters, from its first page. */
  without: (names: readonly string[]) => string;
  clearHref: string;
  /** Further chips, such as a branch of a tree. */
  chips?: readonly FilterChipProps[];
  /** What a phone sorts by, where the table has no heads. */
  sort?: {
    label: string;
    current: string;
    choices: readonly { label: string; href: string; current: boolean }[];
    /** On every screen, where the records stand in no table. */
    always?: boolean;
  };
  t: Translate;
  format: Format;
}

/** Filters of a list from their declaration, and the chips of what is set. A GET form: the address is the only state of a list. */
export function ListFilters(props: ListFiltersProps) {
  const { label, submit, keyword, filters, first = 4, keep = {}, without, clearHref, sort, t, format } =
    props;
  const open = filters.slice(0, first), rest = filters.slice(first);
  const word = keyword && { name: "keyword", ...keyword };
  const chips = [
    ...(props.chips ?? []),
    ...(word?.value
      ? [{ name: word.chip ?? word.label, value: word.value, removeHref: without([word.name]) }]
      : []),
    ...filters.flatMap((one) => chipOf(one, without, t, format)),
  ];
  return (
    <>
      <form class="filter-bar list-filters bg-surface" method="get" role="search" aria-label={label}>
        {Object.entries(keep).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />
        )}
        {word && (
          <label class="input list-keyword">
            <Icon name="search" />
            <input
              class={word.mono ? "mono" : undefined}
              type="search"
              name={word.name}
              aria-label={word.label}
              placeholder={word.label}
              size={Math.min(44, Math.max(20, widthOf(word.label)))}
              value={word.value}
              data-keyword=""
            />
          </label>
        )}
        {open.length > 0 && (
          <div class="filters-first">
            {open.map((one) => <FilterControl {...one} key={one.name} t={t} />)}
          </div>
        )}
        <Button kind="primary">
          {submit ?? t(filters.length > 0 || !word ? "table.filter" : "table.search")}
        </Button>
        {filters.length > 0 && (
          <details
            class="filters-toggle"
            data-none={rest.length === 0 ? "" : undefined}
            open={rest.some(isSet)}
          >
            <summary class="btn btn-quiet">
              <span class="filters-wide">{t("table.more_filters", { count: rest.length })}</span>
              <span class="filters-narrow">
                <Icon name="sliders-horizontal" />
                {t("table.filters")}
                {chips.length > 0 && <b class="chip chip-acc">{chips.length}</b>}
              </span>
            </summary>
          </details>
        )}
        {sort && (
          <details class={sort.always ? "menu list-sort list-sort-shown" : "menu list-sort"} data-menu="">
            <summary class="btn">
              <Icon name="arrow-down-wide-narrow" />
              {sort.current === sort.label ? sort.label : (
                <>
                  <span class="off-screen">{t("table.named", { name: sort.label, value: "" })}</span>
                  {sort.current}
                </>
              )}
            </summary>
            <div class="menu-panel">
              {sort.choices.map((one) => (
                <a
                  key={one.href}
                  class="menu-item"
                  href={fromHere(one.href)}
                  aria-current={one.current ? "true" : "false"}
                >
                  {one.label}
                </a>
              ))}
            </div>
          </details>
        )}
        {rest.length > 0 && (
          <div class="filters-rest">{rest.map((one) => <FilterControl {...one} key={one.name} t={t} />)}</div>
        )}
      </form>
      <FilterChips chips={chips} clearHref={clearHref} t={t} />
    </>
  );
}
