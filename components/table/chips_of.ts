import type { FilterChipProps } from "../FilterBar.tsx";

/**
 * Chips of the filters that are set.
 *
 * @param filters by parameter: the filter's name, and what it is set to in words; empty or undefined when it is not set
 * @param without the same list without that filter, from its first page
 */
export function chipsOf<Filter extends string>(
  filters: Readonly<Record<Filter, readonly [name: string, value: string | undefined]>>,
  without: (filter: Filter) => string,
): FilterChipProps[] {
  return (Object.entries(filters) as [Filter, readonly [string, string | undefined]][])
    .flatMap(([filter, [name, value]]) => value ? [{ name, value, removeHref: without(filter) }] : []);
}
