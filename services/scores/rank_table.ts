import type { Ctx } from "@/kernel/ctx.ts";
import type { Scored } from "./my_score.ts";
import { rankOf, readRanks } from "./ranks.ts";

/** Among whom, and over which time. */
export const RANK_REACHES = ["store", "area"] as const;
export const RANK_PERIODS = ["month", "year", "all"] as const;
export interface RankAsked {
  among: typeof RANK_REACHES[number];
  period: typeof RANK_PERIODS[number];
}

/** So many stand in the table; who stands lower is shown below it. */
const SHOWN = 10;

/** A person's place. */
export interface RankRow {
  /** From 1; equal points share a place. */
  place: number;
  code: string;
  name: string;
  orgName: string;
  points: number;
  /** Name of the rank that their whole score has reached. */
  rank: string;
  isSelf: boolean;
}

/** Who has earned most in a store or an area: the first ones, and the person's own place. Who has earned nothing has none. */
export async function rankTable(ctx: Ctx, person: Scored, { among, period }: RankAsked): Promise<RankRow[]> {
  const reach = among === "store" ? person.orgCode : person.areaCode;
  if (reach === null) return [];
  const { sql, chain } = ctx;
  const zone = "zone" in ctx.actor ? ctx.actor.zone : "UTC";
  const since = period === "all"
    ? sql`true`
    : sql`e.happened_at >= date_trunc(${period}, ${ctx.clock()}::timestamptz at time zone ${zone}) at time zone ${zone}`;
  const reading = sql<
    (Omit<RankRow, "points" | "place"> & { place: string; points: string; total: string })[]
  >`
    with people as (
      select u.id, u.user_code, u.full_name, o.names
      from users u join orgs o on o.code = u.org_code
      where u.deleted_at is null and ${
    among === "store" ? sql`o.code = ${reach}` : sql`o.area_code = ${reach}`
  }
    ), earned as (
      select e.user_id, sum(e.points) filter (where ${since}) as points, sum(e.points) as total
      from score_entries e join people p on p.id = e.user_id
      group by e.user_id
    ), placed as (
      select rank() over (order by points desc) as place, row_number() over (order by points desc, user_id) as row,
        user_id, points, total
      from earned where points > 0
    )
    select d.place, p.user_code as code, p.full_name as name, name_in(p.names, ${chain as string[]}) as org_name,
      d.points, d.total, d.user_id = ${person.id} as is_self
    from placed d join people p on p.id = d.user_id
    where d.row <= ${SHOWN} or d.user_id = ${person.id}
    order by d.row`;
  const [rows, ranks] = await Promise.all([reading, readRanks(ctx)]);
  return rows.map(({ place, points, total, ...row }) => ({
    ...row,
    place: Number(place),
    points: Number(points),
    rank: rankOf(ranks, Number(total)).name,
  }));
}
