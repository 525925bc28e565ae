import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { FilterChipProps } from "../FilterBar.tsx";
import type { ListFilter } from "./list_filter.ts";

/** Whether a filter narrows its list. */
export function isSet(filter: ListFilter): boolean {
  return filter.kind === "days" ? Boolean(filter.first || filter.last) : Boolean(filter.value);
}

/** The chip of a filter that is set, with the address that takes it off; none of one that is not. */
export function chipOf(
  filter: ListFilter,
  without: (names: readonly string[]) => string,
  t: Translate,
  format: Format,
): FilterChipProps[] {
  if (!isSet(filter)) return [];
  const { label, name } = filter;
  if (filter.kind === "days") {
    const [first, last] = [filter.first, filter.last].map((day) => day ? format.day(day) : undefined);
    const value = first && last
      ? `${first} – ${last}`
      : first
      ? t("table.since", { day: first })
      : t("table.until", { day: last! });
    return [{ name: label, value, removeHref: without([filter.from, filter.to]) }];
  }
  const value = filter.kind === "select"
    ? filter.choices.find((one) => one.value === filter.value)?.label
    : filter.kind === "typed"
    ? filter.shown
    : undefined;
  return [{ name: label, value: value ?? filter.value!, removeHref: without([name]) }];
}
