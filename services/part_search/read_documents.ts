import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import { anyInSight } from "@/services/epc/visible_series.ts";
import type { Match } from "./match_parts.ts";
import type { MatchesRead, Reading } from "./matches_read.ts";
import { weightWithoutLength } from "./words/name_weight.ts";
import { weightWithin } from "./words/named_groups.ts";

/** Matches read from `search_documents`, whatever is asked of it. */
export function readDocuments(
  ctx: Ctx,
  match: Match,
  { bounds, inSeries, inGroup, narrowed, asked }: Reading,
): MatchesRead {
  const { sql } = ctx;
  return {
    read: sql`matched as materialized (
      -- Planned for all its rows, so that no limit lures the planner from the index, but read no further than asked.
      select d.id, d.series, d.groups, d.title, coalesce(d.heads, '') as heads, ${match.way} as way, ${match.within} as within,
        coalesce(d.superseded_from <= ${today(ctx)}::date, false) as superseded, d.ordered
      from search_documents d
      where d.kind = 'part' and ${match.condition} and (d.series = '{}' or ${anyInSight(ctx, sql`d.series`)})
        ${narrowed ? sql`and ${inSeries} and ${inGroup}` : sql``}
    ), first_matched as not materialized (
      select * from matched limit ${bounds.read}
    ), counted as materialized (
      -- too many are refused: nothing more is reckoned then
      select count(*) as matched, count(*) <= ${bounds.most} as few from first_matched
    ), names as materialized (
      -- thousands of parts are called the same: holding a name against what was typed is most of a search with many matches
      select d.title, d.heads, ${match.weight} as weight
      from (select distinct title, heads from first_matched where (select few from counted)) d
    ), read as materialized (
      select m.id, m.series, m.groups, ${inSeries} as in_series, ${inGroup} as in_group, m.way, ${
      weightWithin(ctx, sql`m.within`, sql`n.weight`)
    } as weight, ${
      weightWithin(ctx, sql`m.within`, weightWithoutLength(ctx, sql`n.weight`))
    } as standing, m.superseded, m.ordered
      from first_matched m join names n using (title, heads)
    )`,
    sets: sql`sets as materialized (
      -- many parts occur in the same series and groups: those are told apart once
      select series, groups, count(*) filter (where ${asked}) as parts, count(*) filter (where unfit) as unfit
      from hit
      where (select few from counted)
      group by series, groups
    )`,
  };
}
