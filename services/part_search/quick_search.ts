import type { Ctx } from "@/kernel/ctx.ts";
import { runEpcQuery } from "@/services/epc/run_epc_query.ts";
import { visiblePart } from "@/services/epc/part.ts";
import { looksLikePartNumber, normalPartNumber } from "@/services/epc/part_number.ts";
import { vehicleChoice, vehiclesByTail } from "@/services/epc/read_vehicle.ts";
import { seriesOfChoice } from "@/services/epc/subject.ts";
import { cleanVin, looksLikeVin } from "@/services/epc/vin.ts";
import { visibleSeriesCodes } from "@/services/epc/visible_series.ts";
import type { VehicleChoice } from "@/services/epc/types.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { beginsWith } from "./match_parts.ts";
import { queryOf } from "@/engines/search/tokens.ts";
import type { QuickAnswer, QuickFigure, QuickPart } from "./types.ts";

/** Offered of each kind. */
const MOST = 5;
/** Rows looked at before the best are chosen: a common word must not make the search box slow. */
const LOOKED_AT = 200;

/**
 * What the one search box offers for a typed text: vehicles (17 characters or last 8), parts by number and by words,
 * figures by number and words; at most five of each. Nothing is refused: what does not match is left out.
 *
 * @param seriesCode series whose figures are preferred; left out: that of the vehicle
 * @param vin whole VIN of the vehicle in context: parts are told whether they fit it
 */
export function quickSearch(
  ctx: Ctx,
  text: string,
  seriesCode: string | null = null,
  vin: string | null = null,
): Promise<QuickAnswer> {
  return runEpcQuery(async () => {
    const [vehicles, numbers, parts, figures] = await Promise.all([
      quickVehicles(ctx, text),
      quickNumbers(ctx, text),
      quickParts(ctx, text, vin),
      quickFigures(ctx, text, seriesCode, vin),
    ]);
    const already = new Set(numbers.map((part) => part.partNumber));
    const others = parts.filter((part) => !already.has(part.partNumber));
    const told = await withFit(ctx, [...numbers, ...others], vin);
    return { vehicles, numbers: told.slice(0, numbers.length), parts: told.slice(numbers.length), figures };
  });
}

type Named = Omit<QuickPart, "fit">;

async function withFit(ctx: Ctx, parts: Named[], vin: string | null): Promise<QuickPart[]> {
  const fits = vin === null ? [] : await decideFit(ctx, parts.map(({ partNumber }) => ({ vin, partNumber })));
  return parts.map((part, place) => ({ ...part, fit: fits[place] ?? null }));
}

async function quickVehicles(ctx: Ctx, text: string): Promise<VehicleChoice[]> {
  if (!looksLikeVin(text)) return [];
  const vin = cleanVin(text);
  if (vin.length === LIMITS.vinTail) return (await vehiclesByTail(ctx, vin)).slice(0, MOST);
  const vehicle = await vehicleChoice(ctx, vin);
  return vehicle ? [vehicle] : [];
}

async function quickNumbers(ctx: Ctx, text: string): Promise<Named[]> {
  const number = looksLikePartNumber(text) ? normalPartNumber(text) : "";
  if (number.length < 3) return [];
  return [
    ...await ctx.sql<Named[]>`
    select p.number as part_number, p.shown, name_in(p.names, ${ctx.chain as string[]}) as name
    from (
      select d.id
      from search_documents d
      where d.kind = 'part' and ${beginsWith(ctx, number)} and ${visiblePart(ctx)}
      order by d.id using ~<~
      limit ${MOST}
    ) hit
    join parts p on p.number = hit.id and p.deleted_at is null
    order by p.number`,
  ];
}

/** Those of the vehicle's series come first: of a common word only few are offered. */
async function quickParts(ctx: Ctx, text: string, vin: string | null): Promise<Named[]> {
  const query = queryOf(text);
  if (query === null) return [];
  return [
    ...await ctx.sql<Named[]>`
    select p.number as part_number, p.shown, name_in(p.names, ${ctx.chain as string[]}) as name
    from (
      select d.id, length(d.title) as length, ${
      vin === null ? ctx.sql`false` : ctx.sql`${seriesOfChoice(ctx, { vin })} = any (d.series)`
    } as near
      from search_documents d
      where d.kind = 'part' and d.tokens @@ ${query}::tsquery and ${visiblePart(ctx)}
      limit ${LOOKED_AT}
    ) hit
    join parts p on p.number = hit.id and p.deleted_at is null
    order by hit.near desc, hit.length, p.number
    limit ${MOST}`,
  ];
}

async function quickFigures(
  ctx: Ctx,
  text: string,
  series: string | null,
  vin: string | null,
): Promise<QuickFigure[]> {
  const query = queryOf(text);
  if (query === null) return [];
  const { sql } = ctx;
  const ofVehicle = seriesOfChoice(ctx, { vin: vin ?? undefined });
  const seriesCode = series === null ? ofVehicle : sql`${series}`;
  const chain = ctx.chain as string[];
  return [
    ...await sql<QuickFigure[]>`
    select f.code, f.number, name_in(f.names, ${chain}) as name, s.code as series_code, name_in(s.names, ${chain}) as series_name,
      case when s.code = ${ofVehicle} then ${vin}::text end as vin
    from (
      select d.id, d.series
      from search_documents d
      where d.kind = 'figure' and d.tokens @@ ${query}::tsquery and d.series && ${visibleSeriesCodes(ctx)}
      order by (${seriesCode}::text = any (d.series)) is true desc, d.id
      limit ${MOST}
    ) hit
    join figures f on f.code = hit.id and f.deleted_at is null
    join lateral (
      select s.code, s.names
      from series s
      where s.code = any (hit.series) and s.code = any (${visibleSeriesCodes(ctx)})
      order by (s.code = ${seriesCode}::text) is true desc, s.sort, s.code
      limit 1
    ) s on true
    order by (s.code = ${seriesCode}::text) is true desc, f.code`,
  ];
}
