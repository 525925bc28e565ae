import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { variantFor } from "./drawing_variant.ts";
import { linesOfFigure } from "./figure_lines.ts";
import { trailOf } from "./groups.ts";
import { runEpcQuery } from "./run_epc_query.ts";
import {
  figureFits,
  fullChoice,
  type KnownSubject,
  seriesOfChoice,
  type SubjectChoice,
  subjectOf,
} from "./subject.ts";
import type { FigureAnswer, FigureDrawing, FigureLine, FigureLink } from "./figure_types.ts";

/** A figure's head, and the group of the series by which it was reached. */
export interface FigureHead {
  id: number;
  code: string;
  number: string;
  variant: string | null;
  name: string;
  note: string | null;
  footnotes: { mark: string; text: string }[];
  groupId: number;
  groupCode: string;
  groupName: string;
  path: string;
}

/**
 * One figure for a vehicle, a model or a series: drawing with hotspots, lines with fit and part, neighbours in its group.
 *
 * @param figureCode code as in links, '34-11-02-C'
 * @param groupCode the group it was reached by, where it hangs in several of the series; default the first
 * @param version its drawing of that number, in place of the one of the vehicle's production day; one that is not there counts as left out
 * Refuses `figure-unknown` when the series has no such figure, beside what `subjectOf` refuses.
 */
export function readFigure(
  ctx: Ctx,
  choice: SubjectChoice | KnownSubject,
  figureCode: string,
  groupCode?: string,
  version?: number,
): Promise<FigureAnswer> {
  return runEpcQuery(async () => {
    const whole = await fullChoice(ctx, choice);
    const [known, head] = await Promise.all([
      subjectOf(ctx, whole),
      figureHead(ctx, whole, figureCode, groupCode),
    ]);
    return await figureOf(ctx, known, figureCode, head, version);
  });
}

/** The head of a figure in a subject's series, beside the reading of the subject itself: what it answers counts only if that is not refused. */
export function figureHead(
  ctx: Ctx,
  choice: SubjectChoice | KnownSubject,
  code: string,
  group?: string,
): Promise<FigureHead | undefined> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return runEpcQuery(async () => {
    const [head] = await sql<FigureHead[]>`
    select
      f.id, f.code, f.number, f.variant, name_in(f.names, ${chain}) as name,
      case when f.note is not null then name_in(f.note, ${chain}) end as note,
      (
        select coalesce(
          jsonb_agg(jsonb_build_object('mark', one ->> 'mark', 'text', name_in(one -> 'text', ${chain})) order by place),
          '[]'
        )
        from jsonb_array_elements(f.footnotes) with ordinality as n (one, place)
      ) as footnotes,
      g.id as group_id, g.code as group_code, name_in(g.names, ${chain}) as group_name, g.path::text as path
    from figures f
    join figure_places p on p.figure_id = f.id
    join epc_groups g on g.id = p.group_id and g.series_code = ${seriesOfChoice(ctx, choice)}
    where f.code = ${code} and f.deleted_at is null
    order by (g.code = ${group ?? null}) is true desc, g.path
    limit 1`;
    return head;
  });
}

/** The figure of a head, for a known subject. Refuses `figure-unknown` without one. */
export function figureOf(
  ctx: Ctx,
  known: KnownSubject,
  figureCode: string,
  head: FigureHead | undefined,
  version?: number,
): Promise<FigureAnswer> {
  return runEpcQuery(async () => {
    if (!head) throw refuse("figure-unknown", { figure: figureCode });
    const [drawings, trail, siblings, lines] = await Promise.all([
      drawingsOf(ctx, head.id),
      trailOf(ctx, known.subject.seriesCode, ctx.sql`${head.path}::ltree`),
      siblingsOf(ctx, known, head.groupId),
      linesOfFigure(ctx, known, head),
    ]);
    const drawing = asBuilt(
      drawings.find((one) => one.version === version) ?? drawingFor(drawings, known.productionDate),
      lines,
    );
    const here = siblings.findIndex((sibling) => sibling.code === head.code);
    const counts = { fits: 0, not: 0, unknown: 0 };
    for (const line of lines) counts[line.fit]++;
    return {
      subject: known.subject,
      code: head.code,
      number: head.number,
      variant: head.variant,
      name: head.name,
      note: head.note,
      footnotes: head.footnotes,
      drawing,
      versions: drawings.map(({ version, validFrom, validTo }) => ({ version, validFrom, validTo })),
      group: { code: head.groupCode, name: head.groupName },
      trail,
      siblings,
      previous: siblings.slice(0, here).findLast((sibling) => sibling.fits) ?? null,
      next: siblings.slice(here + 1).find((sibling) => sibling.fits) ?? null,
      lines,
      counts,
      currency: lines.find((line) => line.price)?.price?.currency ?? null,
    };
  });
}

/** Drawings of a figure, newest version first. */
async function drawingsOf(ctx: Ctx, figureId: number): Promise<FigureDrawing[]> {
  return [
    ...await ctx.sql<FigureDrawing[]>`
    select
      version, valid_from, valid_to, image, model_3d as "model3d", width::float8 as width, height::float8 as height,
      hotspots,
      variants, null as variant
    from figure_versions
    where figure_id = ${figureId}
    order by version desc`,
  ];
}

/** The drawing whose period holds the production day; the newest when the day or the period is not known. */
export function drawingFor<Drawing extends Pick<FigureDrawing, "validFrom" | "validTo">>(
  drawings: readonly Drawing[],
  productionDate: string | null,
): Drawing | null {
  const holds = (drawing: Drawing, day: string) =>
    (drawing.validFrom === null || drawing.validFrom <= day) &&
    (drawing.validTo === null || day <= drawing.validTo);
  const fitting = productionDate === null
    ? undefined
    : drawings.find((drawing) => holds(drawing, productionDate));
  return fitting ?? drawings[0] ?? null;
}

/** A drawing with the build that its lines say, and the hotspots of that. */
function asBuilt(drawing: FigureDrawing | null, lines: readonly FigureLine[]): FigureDrawing | null {
  if (drawing === null) return null;
  const variant = variantFor(drawing.variants, lines);
  const hotspots = drawing.hotspots.filter((one) => !one.variant || one.variant === variant);
  return { ...drawing, variant, hotspots };
}

async function siblingsOf(ctx: Ctx, known: KnownSubject, groupId: number): Promise<FigureLink[]> {
  const { sql } = ctx;
  return [
    ...await sql<FigureLink[]>`
    select
      f.code, f.number, f.variant, name_in(f.names, ${ctx.chain as string[]}) as name,
      ${figureFits(ctx, known, sql`f.id`)} as fits
    from figure_places p
    join figures f on f.id = p.figure_id and f.deleted_at is null
    where p.group_id = ${groupId}
    order by p.sort, f.code`,
  ];
}
