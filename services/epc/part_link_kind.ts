import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";
import { visiblePart } from "./part.ts";

/** A number of fewer characters is found only where it is asked for: in texts it may be anything. */
const SHORTEST_IN_TEXTS = 7;

/** Numbers that a part had before, as far as links ask for them. */
const MOST_BEFORE = 50;

/** Parts, by their normalised number: found in texts in any writing. */
export const partLinkKind: LinkKind = {
  need: "SearchPage:view",
  async read(ctx, ids) {
    const { sql } = ctx;
    return [
      ...await sql<LinkedThing[]>`
        select p.number as id, p.shown as code, name_in(p.names, ${ctx.chain as string[]}) as title,
          'SearchPage?keyword=' || p.number || '&part=' || p.number as link, d.series
        from parts p
        join search_documents d on d.kind = 'part' and d.id = p.number and ${visiblePart(ctx)}
        where p.number = any(${[...ids]}) and p.deleted_at is null
        order by p.number`,
    ];
  },
  also: ({ sql }, id) =>
    sql`
      with recursive before (number) as (
        select s.from_number from supersessions s where s.to_number = ${id}
        union
        select s.from_number from before b join supersessions s on s.to_number = b.number
      )
      select 'part', number from before limit ${MOST_BEFORE}`,
  async known({ sql }, candidates) {
    const long = candidates.filter(({ plain }) => plain.length >= SHORTEST_IN_TEXTS);
    const rows = await sql<{ number: string }[]>`
      select p.number from parts p where p.number = any(${
      long.map(({ plain }) => plain)
    }) and p.deleted_at is null`;
    const there = new Set(rows.map(({ number }) => number));
    return new Map(long.flatMap((one) => there.has(one.plain) ? [[one, one.plain]] : []));
  },
};
