import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import { seriesOfChoice } from "@/services/epc/subject.ts";
import { notOrderable, type Supply } from "@/services/epc/not_orderable.ts";
import { reachedColumn, successorsIn } from "@/services/epc/successors.ts";
import { today } from "@/kernel/today.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import { inheritedUses } from "./inherited_uses.ts";
import type { PartHit } from "./types.ts";

type Derived = "price" | "fit" | "replacedBy" | "successors" | "notOrderable";
type HitRow = Omit<PartHit, Derived> & Supply & { currency: string | null };

/**
 * Reads found parts for a list, in the order of the numbers; a number that is no part is left out.
 *
 * @param seriesCode series whose figures are told as places
 * @param vin whole VIN of the vehicle for which they are looked at: whether each fits is told, and its figures come first
 */
export async function partHits(
  ctx: Ctx,
  numbers: string[],
  seriesCode: string | null = null,
  vin: string | null = null,
): Promise<PartHit[]> {
  if (numbers.length === 0) return [];
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const day = today(ctx);
  const ofVehicle = seriesOfChoice(ctx, { vin: vin ?? undefined });
  const asked = vin === null ? [] : numbers.map((partNumber) => ({ vin, partNumber }));
  const [rows, fits, inherited] = await Promise.all([
    sql<HitRow[]>`
    with visible as materialized (select s.code, s.names, s.sort from series s where ${visibleSeries(ctx)})
    select
      p.number as part_number, p.shown, name_in(p.names, ${chain}) as name, p.pack_quantity, p.unit,
      price.net, price.currency, coalesce(p.discontinued_on <= ${day}::date, false) as discontinued,
      (
        select coalesce(jsonb_agg(jsonb_build_object('code', s.code, 'name', name_in(s.names, ${chain})) order by s.sort, s.code), '[]')
        from search_documents d
        cross join unnest(d.series) as used (code)
        join visible s on s.code = used.code
        where d.kind = 'part' and d.id = p.number
      ) as series,
      (
        select jsonb_build_object(
          'seriesCode', g.series_code, 'figureCode', f.code, 'figureName', name_in(f.names, ${chain}), 'callout', l.callout,
          'vin', ${
      vin === null ? sql`null` : sql`case when g.series_code = ${ofVehicle} then ${vin}::text end`
    }
        )
        from figure_lines l
        join figures f on f.id = l.figure_id and f.deleted_at is null
        join figure_places fp on fp.figure_id = f.id
        join epc_groups g on g.id = fp.group_id
        where l.part_number = p.number
          and g.series_code in (select code from visible)
          ${seriesCode ? sql`and g.series_code = ${seriesCode}` : sql``}
        ${vin === null ? sql`` : sql`order by (g.series_code = ${ofVehicle}) is true desc`}
        limit 1
      ) as place,
      p.orderable, p.discontinued_on, ${reachedColumn(ctx)} as reached
    from unnest(${numbers}::text[]) with ordinality as wanted (number, place)
    join parts p on p.number = wanted.number and p.deleted_at is null
    left join lateral price_of(p.number, ${holderOrNull(ctx)?.priceList ?? null}, ${day}::date) price on true
    order by wanted.place`,
    decideFit(ctx, asked),
    // For a vehicle alone: a list without one stays within what a page may weigh.
    vin === null ? new Map<string, Partial<PartHit>>() : inheritedUses(ctx, numbers, seriesCode, vin),
  ]);
  const fitOf = new Map(asked.map(({ partNumber }, place) => [partNumber, fits[place]!]));
  return rows.map(({ currency, orderable, discontinuedOn, reached, net, ...row }) => {
    const successors = successorsIn(reached, row.partNumber);
    const supply = { partNumber: row.partNumber, orderable, discontinuedOn, reached, net };
    return {
      ...row,
      ...inherited.get(row.partNumber),
      fit: fitOf.get(row.partNumber) ?? null,
      price: net !== null && currency !== null ? { amount: net, currency } : null,
      successors,
      replacedBy: successors[0]?.parts.map(({ number, shown }) => ({ number, shown })) ?? [],
      notOrderable: notOrderable(ctx, supply, successors),
    };
  });
}
