import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";
import { figureLink, seriesOfFigure } from "./figure_link.ts";
import { anyVisible } from "./visible_series.ts";

/** Figures, by the code that links carry: `34-11-02-C`. */
export const figureLinkKind: LinkKind = {
  need: "EPC2D:view",
  async read(ctx, ids, vehicle) {
    const { sql } = ctx;
    return [
      ...await sql<LinkedThing[]>`
        select f.code as id, f.code, name_in(f.names, ${ctx.chain as string[]}) as title,
          ${figureLink(ctx, vehicle)} as link, seen.series
        from figures f
        join lateral ${seriesOfFigure(ctx)} seen on ${anyVisible(ctx, sql`seen.series`)}
        where f.code = any(${[...ids]}) and f.deleted_at is null
        order by f.code`,
    ];
  },
  also: ({ sql }, id) =>
    sql`
      select distinct l.to_kind, l.to_id from links l
      where l.to_kind = 'callout' and l.to_id collate "C" > ${`${id}#`} and l.to_id collate "C" < ${`${id}$`}`,
  async known({ sql }, candidates) {
    const rows = await sql<{ code: string }[]>`
      select f.code from figures f
      where f.code = any(${candidates.map(({ written }) => written)}) and f.deleted_at is null`;
    const there = new Set(rows.map(({ code }) => code));
    return new Map(candidates.flatMap((one) => there.has(one.written) ? [[one, one.written]] : []));
  },
};
