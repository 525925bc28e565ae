import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import { anyInSight } from "@/services/epc/visible_series.ts";
import type { Match } from "./match_parts.ts";
import type { MatchesRead, Reading } from "./matches_read.ts";
import { weightWithoutLength } from "./words/name_weight.ts";
import { weightWithin } from "./words/named_groups.ts";

/**
 * Matches of words alone (`Match.words`), read by their names: what answers is asked of each name, and where it may be seen of each set of places, of which there are
 * few; the parts themselves stand in an index, by the name (migration 0861). One more must be read than are too many (`Bounds`), so that what goes on has all of them.
 */
export function readByNames(
  ctx: Ctx,
  match: Match,
  { bounds, inSeries, inGroup, narrowed, asked, vin }: Reading,
): MatchesRead {
  const { sql } = ctx;
  const within = sql`m.place_id in (select id from around)`;
  return {
    read: sql`named as materialized (
      select d.id, d.title, d.heads from search_part_names d where d.tokens @@ ${match.words!}::tsquery
    ), around as materialized (
      select d.id from search_part_places d where ${match.within}
    ), matched as materialized (
      -- Planned for all its rows, but read no further than asked.
      select p.number as id, p.name_id, p.place_id, ${vin === null ? sql`` : sql`d.series,`}
        ${inSeries} as in_series, ${inGroup} as in_group, coalesce(p.superseded_from <= ${
      today(ctx)
    }::date, false) as superseded, p.ordered
      from named n
      join search_parts p on p.name_id = n.id
      join search_part_places d on d.id = p.place_id
      where (d.series = '{}' or ${anyInSight(ctx, sql`d.series`)}) ${
      narrowed ? sql`and ${inSeries} and ${inGroup}` : sql``
    }
    ), counted as materialized (
      -- too many are refused: nothing more is reckoned then
      select count(*) as matched, count(*) <= ${bounds.most} as few from (select from matched limit ${bounds.read}) first_matched
    ), weighed as materialized (
      select name_id, weight, ${weightWithoutLength(ctx, sql`weight`)} as standing
      from (select d.id as name_id, ${match.weight} as weight from named d where (select few from counted)) w
    ), read as ${vin === null ? sql`not materialized` : sql`materialized`} (
      select m.*, ${match.way} as way, ${weightWithin(ctx, within, sql`w.weight`)} as weight,
        ${weightWithin(ctx, within, sql`w.standing`)} as standing
      from matched m join weighed w using (name_id)
    )`,
    sets: sql`sets as materialized (
      select at.series, at.groups, counts.parts, counts.unfit
      from (
        select place_id, count(*) filter (where ${asked}) as parts, count(*) filter (where unfit) as unfit
        from ${vin === null ? sql`(select place_id, false as unfit from matched) hit` : sql`hit`}
        where (select few from counted)
        group by place_id
      ) counts
      join search_part_places at on at.id = counts.place_id
    )`,
  };
}
