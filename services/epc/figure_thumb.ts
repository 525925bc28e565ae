import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { visibleSeriesCodes } from "./visible_series.ts";
import type { Hotspot } from "./figure_types.ts";

/** The newest drawing of a figure with the callouts it shows, of its usual build. */
export interface FigureThumb {
  image: string;
  hotspots: Hotspot[];
}

/** Condition over `figures f`: it hangs in a series that the reader may see. Whoever keeps the drawings sees all. */
function visibleFigure(ctx: Ctx) {
  if (may(ctx.actor, "EPC2DImage:view")) return ctx.sql`true`;
  return ctx.sql`exists (
    select from figure_places p
    join epc_groups g on g.id = p.group_id
    where p.figure_id = f.id and g.series_code = any (${visibleSeriesCodes(ctx)})
  )`;
}

/**
 * What a small picture of a figure is made of; null when there is no such figure, no drawing, or only series that may not be
 * seen show it.
 */
export async function figureThumb(ctx: Ctx, figureCode: string): Promise<FigureThumb | null> {
  const { sql } = ctx;
  const [row] = await sql<(FigureThumb & { variants: string[] })[]>`
    select v.image, v.hotspots, v.variants
    from figures f
    join figure_versions v on v.figure_id = f.id
    where f.code = ${figureCode} and f.deleted_at is null and ${visibleFigure(ctx)}
    order by v.version desc
    limit 1`;
  return row
    ? {
      image: row.image,
      hotspots: row.hotspots.filter((one) => !one.variant || one.variant === row.variants[0])
        .map((one) => ({ ...one, area: one.area ?? null })),
    }
    : null;
}

/** Whether a drawing or 3D model, by the name of its file, belongs to a figure that the reader may see. */
export async function mayReadDrawing(ctx: Ctx, name: string): Promise<boolean> {
  if (/\p{Cc}/u.test(name)) return false;
  const { sql } = ctx;
  const [row] = await sql`
    select
    from figure_versions v
    join figures f on f.id = v.figure_id
    where (v.image = ${name} or v.model_3d = ${name}) and f.deleted_at is null and ${visibleFigure(ctx)}
    limit 1`;
  return row !== undefined;
}

/** Whether the files kept for a figure's drawings may be read: by whoever may look at the figure. */
export async function mayReadFigureImage(ctx: Ctx, figureCode: string): Promise<boolean> {
  if (!may(ctx.actor, "EPC2D:view")) return false;
  const [figure] = await ctx.sql`
    select from figures f where f.code = ${figureCode} and f.deleted_at is null and ${visibleFigure(ctx)}`;
  return figure !== undefined;
}
