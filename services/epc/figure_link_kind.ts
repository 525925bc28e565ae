import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";
import { anyVisible } from "./visible_series.ts";

/** Figures, by the code that links carry: `34-11-02-C`. */
export const figureLinkKind: LinkKind = {
  need: "EPC2D:view",
  async read(ctx, ids) {
    const { sql } = ctx;
    return [
      ...await sql<LinkedThing[]>`
        select f.code as id, f.code, name_in(f.names, ${ctx.chain as string[]}) as title,
          'EPC2D?seriesCode=' || seen.series[1] || '&figure=' || f.code as link, seen.series
        from figures f
        join lateral (
          select array_agg(distinct g.series_code order by g.series_code) as series
          from figure_places p
          join epc_groups g on g.id = p.group_id
          where p.figure_id = f.id
        ) seen on ${anyVisible(ctx, sql`seen.series`)}
        where f.code = any(${[...ids]}) and f.deleted_at is null
        order by f.code`,
    ];
  },
  async known({ sql }, candidates) {
    const rows = await sql<{ code: string }[]>`
      select f.code from figures f
      where f.code = any(${candidates.map(({ written }) => written)}) and f.deleted_at is null`;
    const there = new Set(rows.map(({ code }) => code));
    return new Map(candidates.flatMap((one) => there.has(one.written) ? [[one, one.written]] : []));
  },
};
