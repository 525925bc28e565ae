import type { Ctx } from "@/kernel/ctx.ts";
import type { CartLine } from "../cart_types.ts";

/**
 * Pieces that one vehicle has of a line's part, by the line's id; lines of parts whose quantity no figure names are missing. Where the line was
 * chosen at a figure and callout that names it, those count; where a callout has the part more than once, for other models, the most. A pasted
 * line has no figure: then those of its vehicle count.
 */
export async function usualQuantities(
  ctx: Ctx,
  lines: readonly CartLine[],
): Promise<ReadonlyMap<number, number>> {
  const ofVehicles = lines.filter(({ vin }) => vin !== null);
  const here = await inChosenFigures(ctx, ofVehicles.filter(({ figureCode }) => figureCode !== null));
  const anywhere = await inFiguresOfVehicle(ctx, ofVehicles.filter(({ id }) => !here.has(id)));
  return new Map([...here, ...anywhere]);
}

interface Usual {
  id: number;
  usual: number;
}
const byId = (rows: readonly Usual[]) => new Map(rows.map(({ id, usual }) => [Number(id), usual]));

async function inChosenFigures({ sql }: Ctx, lines: readonly CartLine[]): Promise<Map<number, number>> {
  if (lines.length === 0) return new Map();
  const chosen = lines.map(({ id, partNumber, figureCode, callout }) => ({
    ...{ id, partNumber, figureCode, callout },
  }));
  return byId(
    await sql<Usual[]>`
      select r.id, max(l.quantity)::float8 as usual
      from jsonb_to_recordset(${sql.json(chosen)}) as r (
        id bigint, "partNumber" text, "figureCode" text, callout text
      )
      join figures f on f.code = r."figureCode" and f.deleted_at is null
      join figure_lines l on l.figure_id = f.id and l.part_number = r."partNumber"
        and (r.callout is null or l.callout = r.callout)
      where l.quantity is not null
      group by r.id`,
  );
}

/**
 * By the lines that may fit, of the part and of those that it replaces, as many for one as it says: all callouts of a figure together. Several figures show the same
 * piece, in an overview and in detail, so that the one with the most counts; standard parts are other pieces in each of them, and are added up.
 */
async function inFiguresOfVehicle({ sql }: Ctx, lines: readonly CartLine[]): Promise<Map<number, number>> {
  if (lines.length === 0) return new Map();
  const asked = lines.map(({ id, partNumber, vin }) => ({ id, partNumber, vin }));
  return byId(
    await sql<Usual[]>`
      with recursive asked as materialized (
        select r.id, r."partNumber" as part, r.vin
        from jsonb_to_recordset(${sql.json(asked)}) as r (id bigint, "partNumber" text, vin text)
      ), cars as materialized (
        select v.vin, v.series_code, fit_subject_of(v) as subject
        from vehicles v where v.vin in (select asked.vin from asked)
      ), stands (part, number, times) as (
        -- supersessions have no circles, so that this ends
        select part, part, 1::numeric from asked
        union
        select s.part, r.from_number, s.times * r.ratio
        from stands s
        join supersessions r on r.to_number = s.number and r.interchange <> 'none'
      ), placed as materialized (
        select distinct g.series_code, fp.figure_id
        from epc_groups g
        join figure_places fp on fp.group_id = g.id
        join figures f on f.id = fp.figure_id and f.deleted_at is null
        where g.series_code in (select cars.series_code from cars)
      ), shown as materialized (
        select a.id, a.part, c.subject, l.id as line_id, l.figure_id, l.callout, l.quantity * s.times as quantity
        from asked a
        join cars c on c.vin = a.vin
        join stands s on s.part = a.part
        join figure_lines l on l.part_number = s.number and l.quantity is not null
        where (c.series_code, l.figure_id) in (select placed.series_code, placed.figure_id from placed)
      ), at_callout as (
        select id, part, figure_id, callout, max(quantity) as quantity
        from shown
        where not exists (select from line_applicability p where p.line_id = shown.line_id)
          or exists (
            select from line_applicability p
            where p.line_id = shown.line_id and applicability_met(p, shown.subject) is not false
          )
        group by id, part, figure_id, callout
      ), in_figure as (
        select id, part, figure_id, sum(quantity) as quantity from at_callout group by id, part, figure_id
      )
      select i.id, (case when p.standard_part_code is null then max(i.quantity) else sum(i.quantity) end)::float8 as usual
      from in_figure i
      join parts p on p.number = i.part
      group by i.id, p.standard_part_code`,
  );
}
