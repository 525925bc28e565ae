import { z } from "zod";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { rowConditions } from "@/engines/lists/read_rows.ts";
import type { FilterOf, Filters } from "@/engines/lists/filters.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { caseDocument } from "./case_document.ts";

/** What the list of cases is narrowed by at its side, by the names of its filters. */
export const CASE_FACETS = ["seriesCode", "symptoms", "dtc"] as const;
type FacetName = typeof CASE_FACETS[number];

/** So many of the newest cases are looked at, in the order of an index, and so many values shown of each. */
const LOOKED_AT = 2000, SHOWN = 8;

const facet = z.object({ code: z.string(), name: z.string(), count: z.number() });
/** A value with how many of the cases that are looked at have it. */
export type CaseFacet = z.infer<typeof facet>;

/** Series, symptoms and fault codes of the cases that a filter leaves, the most frequent first, among the newest ones. */
export async function caseFacets(
  ctx: Ctx,
  filter: FilterOf<Filters>,
): Promise<Record<FacetName, CaseFacet[]>> {
  const { sql } = ctx;
  const { reading } = documentLists(caseDocument);
  const chain = ctx.chain as string[];
  const where = await rowConditions(ctx, reading as never, filter);
  const rows = await sql<(CaseFacet & { facet: FacetName })[]>`
    with found as materialized (
      select r.id from ${reading.query.from(ctx)} where ${where()}
      order by r.top_state desc, r.published_at desc, r.id desc limit ${LOOKED_AT}
    ), said as materialized (
      select f.series_code, f.symptoms, f.dtc_codes from found join case_search f on f.revision_id = found.id
    ), counted as (
      select 'seriesCode' as facet, series_code as code, count(*)::int as count
      from said where series_code is not null group by series_code
      union all
      select 'symptoms', u.code, count(*)::int from said cross join lateral unnest(symptoms) u (code) group by u.code
      union all
      select 'dtc', u.code, count(*)::int from said cross join lateral unnest(dtc_codes) u (code) group by u.code
    ), placed as (
      select c.*, row_number() over (partition by facet order by count desc, code) as place from counted c
    )
    select p.facet, p.code, p.count, coalesce(
      case p.facet
        when 'seriesCode' then (select name_in(s.names, ${chain}) from series s where s.code = p.code)
        when 'symptoms' then (select name_in(w.names, ${chain}) from case_words w where w.word = p.code)
      end, p.code) as name
    from placed p where p.place <= ${SHOWN}
    order by p.facet, p.place`;
  const of = (name: FacetName) =>
    rows.filter((row) => row.facet === name).map(({ code, name, count }) => ({ code, name, count }));
  return { seriesCode: of("seriesCode"), symptoms: of("symptoms"), dtc: of("dtc") };
}
