import type { Ctx } from "@/kernel/ctx.ts";
import type { CartLine } from "../cart_types.ts";

/** What is asked of a line. */
type Asked = Pick<CartLine, "id" | "partNumber" | "vin" | "figureCode" | "callout">;

/**
 * Pieces that one vehicle has of a line's part, by the line's id; lines of parts whose quantity no figure names are missing. Where the line was
 * chosen at a figure and callout that names it, those count, without a callout those of all in the figure that may fit; where a callout has the part
 * more than once, for other models, the most. A pasted line has no figure: then those of its vehicle count. What may be taken in place of a part, or beside it, is taken as often as that part.
 */
export async function usualQuantities(
  ctx: Ctx,
  lines: readonly Asked[],
): Promise<ReadonlyMap<number, number>> {
  const ofVehicles = lines.filter(({ vin }) => vin !== null);
  const [chosen, pasted] = [
    ofVehicles.filter(({ figureCode }) => figureCode !== null),
    ofVehicles.filter(({ figureCode }) => figureCode === null),
  ];
  const [here, anywhere] = await Promise.all([inChosenFigures(ctx, chosen), inFiguresOfVehicle(ctx, pasted)]);
  const elsewhere = await inFiguresOfVehicle(ctx, chosen.filter(({ id }) => !here.has(id)));
  return new Map([...here, ...anywhere, ...elsewhere]);
}

interface Usual {
  id: number;
  usual: number;
}
const byId = (rows: readonly Usual[]) => new Map(rows.map(({ id, usual }) => [Number(id), usual]));

async function inChosenFigures({ sql }: Ctx, lines: readonly Asked[]): Promise<Map<number, number>> {
  if (lines.length === 0) return new Map();
  const chosen = lines.map(({ id, partNumber, vin, figureCode, callout }) => ({
    ...{ id, partNumber, vin, figureCode, callout },
  }));
  return byId(
    await sql<Usual[]>`
      select id, sum(quantity)::float8 as usual
      from (
      select r.id, max(l.quantity) as quantity
      from jsonb_to_recordset(${sql.json(chosen)}) as r (
        id bigint, "partNumber" text, vin text, "figureCode" text, callout text
      )
      join figures f on f.code = r."figureCode" and f.deleted_at is null
      join figure_lines l on l.figure_id = f.id and (r.callout is null or l.callout = r.callout)
      where l.quantity is not null and (
        l.part_number = r."partNumber"
        or exists (
          select from part_alternatives a
          where a.other_number = r."partNumber" and a.part_number = l.part_number
        )
      ) and (
        r.callout is not null
        or not exists (select from line_applicability p where p.line_id = l.id)
        or exists (
          select from line_applicability p
          join vehicles v on v.vin = r.vin
          where p.line_id = l.id and applicability_met(p, fit_subject_of(v)) is not false
        )
      )
      group by r.id, l.callout
      ) at_callout
      group by id`,
  );
}

/**
 * By the lines that may fit, of the part, of those that it replaces, as many for one as it says, and of those whose alternative it is: all callouts of
 * a figure together. Several figures show the same piece, in an overview and in detail, so that the one with the most counts; standard parts are
 * other pieces in each of them, and are added up.
 */
async function inFiguresOfVehicle({ sql }: Ctx, lines: readonly Asked[]): Promise<Map<number, number>> {
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
      ), stands (part, number, times, in_place) as (
        -- supersessions have no circles, and an alternative is asked for once, so that this ends
        select part, part, 1::numeric, false from asked
        union
        select s.part, o.number, s.times * o.ratio, s.in_place or o.in_place
        from stands s
        cross join lateral (
          select r.from_number, r.ratio, false
          from supersessions r
          where r.to_number = s.number and r.interchange <> 'none'
          union all
          select a.part_number, 1, true
          from part_alternatives a
          where a.other_number = s.number and not s.in_place
        ) o (number, ratio, in_place)
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
