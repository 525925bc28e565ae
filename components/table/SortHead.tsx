import type { ComponentChildren } from "preact";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";
import { fromHere } from "./from_here.ts";

/** How a list is sorted now: the column's key and direction. */
interface Sort {
  column: string;
  descending: boolean;
}

/** Head cell of a column that can be sorted: a link to the same list sorted by it, or the other way round. */
export function SortHead(
  { column, sort, href, numeric, class: extra, children }: {
    column: string;
    sort: Sort;
    /** Address of the list sorted so. */
    href: (sort: Sort) => string;
    numeric?: boolean;
    class?: string;
    children: ComponentChildren;
    t?: Translate;
  },
) {
  const active = sort.column === column;
  const next = { column, descending: active ? !sort.descending : false };
  const classes = [numeric && "num", extra].filter(Boolean).join(" ");
  return (
    <th
      scope="col"
      class={classes || undefined}
      {...(active ? { "aria-sort": sort.descending ? "descending" as const : "ascending" as const } : {})}
    >
      <a class="sort" href={fromHere(href(next))}>
        <span>{children}</span>
        {active && <Icon name={sort.descending ? "arrow-down" : "arrow-up"} />}
      </a>
    </th>
  );
}
