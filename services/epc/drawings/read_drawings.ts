import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Hotspot } from "../figure_types.ts";

/** A drawing of a figure as those who keep it see it. */
export interface KeptDrawing {
  version: number;
  /** Days of production, inclusive; null: open. */
  validFrom: string | null;
  validTo: string | null;
  image: string;
  model3d: string | null;
  hotspots: Hotspot[];
  changedAt: Date | null;
  changedBy: string | null;
}

/** A number of the parts table. */
export interface ListedCallout {
  callout: string;
  /** Of its first part, in the reader's language. */
  name: string;
  /** How many lines it has. */
  lines: number;
}

export interface KeptFigure {
  id: number;
  code: string;
  number: string;
  name: string;
  /** What a change must have read. */
  version: number;
  /** Newest first. */
  drawings: KeptDrawing[];
  callouts: ListedCallout[];
  /** A series and group where it can be looked at, or null. */
  place: { seriesCode: string; groupCode: string } | null;
}

/** A figure with all its drawings and the callouts of its parts table; null when there is none. Refuses `no-right`. */
export async function readKeptFigure(ctx: Ctx, code: string): Promise<KeptFigure | null> {
  requireRight(ctx, "EPC2DImage:view");
  const { sql } = ctx;
  const chain = [...ctx.chain];
  const [figure] = await sql<Pick<KeptFigure, "id" | "code" | "number" | "name" | "version">[]>`
    select id, code, number, name_in(names, ${chain}) as name, version
    from figures
    where code = ${code} and deleted_at is null`;
  if (!figure) return null;
  const [drawings, callouts, [place]] = await Promise.all([
    sql<KeptDrawing[]>`
      select
        v.version, v.valid_from, v.valid_to, v.image, v.model_3d as "model3d", v.hotspots, v.changed_at,
        u.full_name as changed_by
      from figure_versions v
      left join users u on u.id = v.changed_by
      where v.figure_id = ${figure.id}
      order by v.version desc`,
    sql<ListedCallout[]>`
      select callout, lines, name
      from (
        select distinct on (l.callout) l.callout, l.sort, name_in(p.names, ${chain}) as name,
          count(*) over (partition by l.callout)::int as lines
        from figure_lines l
        join parts p on p.number = l.part_number
        where l.figure_id = ${figure.id}
        order by l.callout, l.sort
      ) as first
      order by sort`,
    sql<{ seriesCode: string; groupCode: string }[]>`
      select g.series_code, g.code as group_code
      from figure_places p
      join epc_groups g on g.id = p.group_id
      where p.figure_id = ${figure.id}
      order by g.series_code, g.path
      limit 1`,
  ]);
  return {
    ...figure,
    drawings: drawings.map((drawing) => ({
      ...drawing,
      hotspots: drawing.hotspots.map((one) => ({ ...one, tip: one.tip ?? null, area: one.area ?? null })),
    })),
    callouts: [...callouts],
    place: place ?? null,
  };
}
