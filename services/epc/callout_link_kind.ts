import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";
import { figureLink, seriesOfFigure } from "./figure_link.ts";
import { anyVisible } from "./visible_series.ts";

/** Id of a callout among the ends of links: `34-11-02-C#5`. */
export function calloutId(figure: string, callout: string): string {
  return `${figure}#${callout}`;
}

/** Callouts of figures: the page of one is its figure with the callout lit. What names a part that stands there names the callout too. */
export const calloutLinkKind: LinkKind = {
  need: "EPC2D:view",
  async read(ctx, ids, vehicle) {
    const { sql, chain } = ctx;
    return [
      ...await sql<LinkedThing[]>`
        select i.id, f.code || ' · ' || line.callout as code,
          name_in(line.names, ${chain as string[]}) || ' – ' || name_in(f.names, ${chain as string[]}) as title,
          ${figureLink(ctx, vehicle)} || '&callout=' || line.callout as link, seen.series
        from unnest(${[...ids]}::text[]) i (id)
        join figures f on f.code = split_part(i.id, '#', 1) and f.deleted_at is null
        join lateral (
          select l.callout, p.names
          from figure_lines l join parts p on p.number = l.part_number
          where l.figure_id = f.id and l.callout = split_part(i.id, '#', 2)
          order by l.sort limit 1
        ) line on true
        join lateral ${seriesOfFigure(ctx)} seen on ${anyVisible(ctx, sql`seen.series`)}
        order by f.code, length(line.callout), line.callout`,
    ];
  },
  also({ sql }, id) {
    const [figure = "", callout = ""] = id.split("#");
    return sql`
      select distinct 'part', l.part_number
      from figures f join figure_lines l on l.figure_id = f.id
      where f.code = ${figure} and l.callout = ${callout}`;
  },
  async known({ sql }, candidates) {
    const named = candidates.filter(({ callout }) => callout !== null);
    if (named.length === 0) return new Map();
    const rows = await sql<{ figure: string; callout: string }[]>`
      select distinct f.code as figure, l.callout
      from figures f join figure_lines l on l.figure_id = f.id
      where f.code = any(${named.map(({ written }) => written)}) and f.deleted_at is null
        and l.callout = any(${named.map(({ callout }) => callout!)})`;
    const there = new Set(rows.map(({ figure, callout }) => calloutId(figure, callout)));
    return new Map(named.flatMap((one) => {
      const id = calloutId(one.written, one.callout!);
      return there.has(id) ? [[one, id]] : [];
    }));
  },
};
