import type { Facet } from "@/services/part_search/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import { fromHere } from "@/components/table/from_here.ts";

export interface FacetGroup {
  title: string;
  facets: readonly Facet[];
  chosen: string | null;
  /** Address with this value, or without it when it is the chosen one. */
  hrefOf: (code: string | null) => string;
  /** Named in the address of what shows more or fewer values, to come back to. */
  id?: string;
  /** Shows all values, or fewer again; left out where there are no others. */
  others?: { text: string; href: string };
}

/** Ways to narrow a search, each with its number of matches; a second click widens again. */
export function FacetPane(
  { groups, label, format }: { groups: readonly FacetGroup[]; label: string; format: Format },
) {
  return (
    <nav class="facets" aria-label={label}>
      {groups.filter((group) => group.facets.length > 0).map((group) => (
        <section key={group.title} id={group.id}>
          <h2>{group.title}</h2>
          <ul>
            {group.facets.map((facet) => {
              const current = facet.code === group.chosen;
              return (
                <li key={facet.code}>
                  <a
                    href={fromHere(group.hrefOf(current ? null : facet.code))}
                    aria-current={current ? "true" : undefined}
                  >
                    {facet.name}
                    <small>{format.number(facet.count)}</small>
                  </a>
                </li>
              );
            })}
            {group.others && (
              <li>
                <a class="link" href={`${fromHere(group.others.href)}#${group.id}`}>{group.others.text}</a>
              </li>
            )}
          </ul>
        </section>
      ))}
    </nav>
  );
}
