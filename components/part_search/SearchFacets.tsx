import { fromHere } from "@/components/table/from_here.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { searchPartsForPage } from "@/services/part_search/search_parts.ts";
import { FacetPane } from "./FacetPane.tsx";
import { MOST_SERIES, type SearchQuery } from "./search_query.ts";

/** Where the facet of series stands in the page. */
const SERIES = "facet-series";

/** Series and groups that the hits of a search are in, to narrow it by. */
export function SearchFacets({ answer, asked, address, t, format }: {
  answer: Awaited<ReturnType<typeof searchPartsForPage>>;
  asked: SearchQuery;
  /** The same search with something else, from its first page. */
  address: (change: { seriesCode?: string | null; group?: string | null; series?: string | null }) => string;
  t: Translate;
  format: Format;
}) {
  const href = (change: Parameters<typeof address>[0]) => fromHere(address(change));
  return (
    <FacetPane
      label={t("part_search.narrow")}
      format={format}
      groups={[
        {
          title: t("part.series"),
          facets: answer.facets.series,
          chosen: asked.seriesCode ?? null,
          hrefOf: (seriesCode) => href({ seriesCode }),
          id: SERIES,
          others: answer.seriesInAll <= MOST_SERIES
            ? undefined
            : asked.series === "all"
            ? { text: t("part_search.fewSeries"), href: address({ series: null }) }
            : {
              text: t("part_search.allSeries", { count: answer.seriesInAll }),
              href: address({ series: "all" }),
            },
        },
        {
          title: t("part_search.group"),
          facets: answer.facets.groups,
          chosen: asked.group ?? null,
          hrefOf: (group) => href({ group }),
        },
      ]}
    />
  );
}
