import type { ComponentChildren } from "preact";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { fromHere } from "./table/from_here.ts";

/** Filters as a GET form: the address is the only state of a list. `keep` are parameters that stay (sort, size). */
export function FilterBar(
  { label, submit, keep = {}, children, end }: {
    /** Name of the form for assistive technology. */
    label: string;
    /** Word of the button: 'Search'. */
    submit: string;
    keep?: Record<string, string | number | undefined>;
    children: ComponentChildren;
    end?: ComponentChildren;
  },
) {
  return (
    <form class="filter-bar bg-surface" method="get" role="search" aria-label={label}>
      {Object.entries(keep).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />
      )}
      {children}
      <Button kind="primary">{submit}</Button>
      {end}
    </form>
  );
}

export interface FilterChipProps {
  /** Grey: the filter's name; strong: what it is set to. */
  name: string;
  value: string;
  /** The same list without this filter. */
  removeHref: string;
  /** The vehicle in context: tinted. */
  vehicle?: boolean;
}

/** What is set, each with a way to take it off, and what the vehicle hides. */
export function FilterChips(
  { chips, clearHref, note, t }: {
    chips: readonly FilterChipProps[];
    clearHref?: string;
    note?: ComponentChildren;
    t: Translate;
  },
) {
  if (chips.length === 0 && note === undefined) return null;
  return (
    <div class="filter-chips bg-surface">
      {chips.map((chip) => (
        <span key={chip.name} class={chip.vehicle ? "filter-chip filter-chip-vehicle" : "filter-chip"}>
          <span>
            <span>{chip.name}</span>
            <b>{chip.value}</b>
          </span>
          <a
            href={fromHere(chip.removeHref)}
            aria-label={t("table.remove_filter", { name: chip.name })}
            aria-current="false"
          >
            <Icon name="x" />
          </a>
        </span>
      ))}
      {clearHref && chips.length > 1 && (
        <a class="link text-meta" href={fromHere(clearHref)} aria-current="false">
          {t("table.clear_filters")}
        </a>
      )}
      {note !== undefined && <span class="ms-auto text-meta text-ink-3">{note}</span>}
    </div>
  );
}
