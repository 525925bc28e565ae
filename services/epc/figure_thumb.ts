import type { Ctx } from "../ctx.ts";
import type { Hotspot } from "./types.ts";

/** The newest drawing of a figure with the callouts it shows. */
export interface FigureThumb {
  image: string;
  hotspots: Hotspot[];
}

/** What a small picture of a figure is made of; null when there is no such figure or no drawing. */
export async function figureThumb(ctx: Ctx, figureCode: string): Promise<FigureThumb | null> {
  const { sql } = ctx;
  const [row] = await sql<FigureThumb[]>`
    select v.image, v.hotspots
    from figures f
    join figure_versions v on v.figure_id = f.id
    where f.code = ${figureCode} and f.deleted_at is null
    order by v.version desc
    limit 1`;
  return row
    ? { image: row.image, hotspots: row.hotspots.map((one) => ({ ...one, area: one.area ?? null })) }
    : null;
}
