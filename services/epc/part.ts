import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { runEpcQuery } from "./run_epc_query.ts";
import { factsOf, partFactColumns, partFactJoins, type PartFactsRow } from "./part_facts.ts";
import { normalPartNumber } from "./part_number.ts";
import { chainOfPart } from "./supersession_chain.ts";
import { today } from "@/kernel/today.ts";
import type { Named } from "./types.ts";
import { companyOf, partCompanyColumns, type PartCompanyRow } from "./part_company.ts";
import type { KitPart, PartAnswer, PriceRow } from "./part_types.ts";
import { standsOf } from "./where_used.ts";
import { anyVisible, visibleSeriesCodes } from "./visible_series.ts";

interface PartRow extends PartFactsRow, PartCompanyRow {
  note: string | null;
  weightG: number | null;
  dimensions: string | null;
  customsCode: string | null;
  inKits: KitPart[];
  usedIn: number;
  photos: string[];
  series: Named[];
}

/**
 * Condition over `search_documents d` of parts: used in a series that the reader may see, or in none at all (a part that
 * no figure shows is no secret of a hidden series).
 */
export function visiblePart(ctx: Ctx) {
  return ctx.sql`(d.series = '{}' or ${anyVisible(ctx, ctx.sql`d.series`)})`;
}

/**
 * A part with its whole supersession chain, prices of the reader's list and where it is used. The number may be in any
 * writing. Refuses `part-unknown`, also when only series that may not be seen use it.
 */
export function readPart(ctx: Ctx, typed: string): Promise<PartAnswer> {
  return runEpcQuery(async () => {
    const number = normalPartNumber(typed);
    const { sql } = ctx;
    const chain = ctx.chain as string[];
    const [row] = await sql<PartRow[]>`
      select
        ${partFactColumns(ctx)},
        ${partCompanyColumns(ctx)},
        p.dimensions, p.customs_code,
        (
          select coalesce(
            jsonb_agg(
              jsonb_build_object(
                'number', o.number, 'shown', o.shown, 'name', name_in(o.names, ${chain}), 'unit', o.unit,
                'quantity', k.quantity::float8
              )
              order by o.number
            ),
            '[]'
          )
          from part_kits k
          join parts o on o.number = k.kit_number and o.deleted_at is null
          where k.part_number = p.number
        ) as in_kits,
        case when p.note is not null then name_in(p.note, ${chain}) end as note, p.weight_g,
        (
          with recursive ${standsOf(ctx, sql`p.number`)}
          select count(distinct f.id)
          from stands st
          join figure_lines l on l.part_number = st.number
          join figures f on f.id = l.figure_id and f.deleted_at is null
          join figure_places fp on fp.figure_id = f.id
          join epc_groups g on g.id = fp.group_id
          where g.series_code = any (${visibleSeriesCodes(ctx)})
        ) as used_in,
        array(
          select ph.file_id::text
          from part_photos ph
          join files fi on fi.id = ph.file_id and fi.scan not in ('waiting', 'infected')
          where ph.part_number = p.number
          order by ph.sort
        ) as photos,
        (
          select coalesce(jsonb_agg(jsonb_build_object('code', s.code, 'name', name_in(s.names, ${chain})) order by s.sort, s.code), '[]')
          from series s
          where s.code = any (d.series) and s.code = any (${visibleSeriesCodes(ctx)})
        ) as series
      from parts p
      join search_documents d on d.kind = 'part' and d.id = p.number and ${visiblePart(ctx)}
      ${partFactJoins(ctx)}
      where p.number = ${number} and p.deleted_at is null`;
    if (!row) throw refuse("part-unknown", { number: typed.trim() });
    const [steps, prices] = await Promise.all([chainOfPart(ctx, number), pricesOf(ctx, number)]);
    return {
      ...factsOf(ctx, row),
      ...companyOf(ctx, row),
      dimensions: row.dimensions ?? row.standardPart?.dimensions ?? null,
      customsCode: row.customsCode,
      inKits: row.inKits,
      note: row.note,
      weightG: row.weightG,
      discontinuedOn: row.discontinuedOn,
      chain: steps,
      prices,
      usedIn: row.usedIn,
      photos: row.photos,
      series: row.series,
    };
  });
}

/** Prices of a part in the reader's list, newest first: past, present and announced. */
async function pricesOf(ctx: Ctx, number: string): Promise<PriceRow[]> {
  const rows = await ctx.sql<
    { priceList: string; validFrom: string; currency: string; net: string; core: string | null }[]
  >`
    select price_list, valid_from, currency, net, core
    from prices
    where part_number = ${number} and price_list = ${holderOrNull(ctx)?.priceList ?? null}
    order by valid_from desc`;
  const current = rows.find((row) => row.validFrom <= today(ctx));
  return rows.map((row) => ({
    priceList: row.priceList,
    validFrom: row.validFrom,
    price: { amount: row.net, currency: row.currency },
    core: row.core === null ? null : { amount: row.core, currency: row.currency },
    current: row === current,
  }));
}
