import { may, personOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { nextRank, type Rank, rankOf, readRanks } from "./ranks.ts";
import { CORRECT_RIGHT } from "./score_rights.ts";

/** Months of the trend, this one among them. */
const TREND_MONTHS = 12;

/** Whose score it is. */
export interface Scored {
  id: number;
  code: string;
  name: string;
  orgCode: string | null;
  orgName: string | null;
  areaCode: string | null;
  areaName: string | null;
}

/** A person's score in figures. */
export interface ScoreSummary {
  person: Scored;
  isOwn: boolean;
  /** The reader may correct it; nobody corrects their own. */
  mayCorrect: boolean;
  total: number;
  thisMonth: number;
  rank: Rank;
  next: Rank | null;
  ranks: Rank[];
  /** Points by month, the earliest first: 'yyyy-MM-dd' of its first day, points of the month, and the total at its end. */
  trend: { month: string; points: number; total: number }[];
}

/** The person whose score is read: by their account where the reader may correct scores within whose reach they are, else the reader. */
export async function scoredPerson(ctx: Ctx, code: string | undefined): Promise<Scored> {
  const { sql, chain } = ctx;
  const own = personOf(ctx).id;
  const [row] = await sql<Scored[]>`
    select u.id, u.user_code as code, u.full_name as name, o.code as org_code,
      name_in(o.names, ${chain as string[]}) as org_name, a.code as area_code,
      name_in(a.names, ${chain as string[]}) as area_name
    from users u
    left join orgs o on o.code = u.org_code
    left join sales_areas a on a.code = o.area_code
    where u.id = ${own}
      or (u.user_code = ${code ?? ""} and u.deleted_at is null and ${
    scopeOf(ctx, CORRECT_RIGHT)({ org: sql`u.org_code` })
  })
    order by u.user_code = ${code ?? ""} desc
    limit 1`;
  return { ...row!, id: Number(row!.id) };
}

/** Total, rank and trend of a person. */
export async function readScore(ctx: Ctx, person: Scored): Promise<ScoreSummary> {
  const { sql } = ctx;
  const own = personOf(ctx);
  const reading = sql<{ month: string; points: string; total: string }[]>`
    with months as (
      select m::date as month
      from generate_series(
        date_trunc('month', ${ctx.clock()}::timestamptz at time zone ${own.zone}) - ${`${
    TREND_MONTHS - 1
  } months`}::interval,
        date_trunc('month', ${ctx.clock()}::timestamptz at time zone ${own.zone}), '1 month'
      ) m
    ), earned as (
      select date_trunc('month', happened_at at time zone ${own.zone})::date as month, sum(points) as points
      from score_entries where user_id = ${person.id} group by 1
    )
    select m.month::text, coalesce(e.points, 0) as points,
      coalesce((select sum(b.points) from earned b where b.month <= m.month), 0) as total
    from months m left join earned e using (month)
    order by m.month`;
  const [rows, ranks] = await Promise.all([reading, readRanks(ctx)]);
  const trend = rows.map(({ month, points, total }) => ({
    month,
    points: Number(points),
    total: Number(total),
  }));
  const { total, points } = trend.at(-1)!;
  const isOwn = person.id === own.id;
  return {
    person,
    isOwn,
    mayCorrect: !isOwn && may(ctx.actor, CORRECT_RIGHT),
    total,
    thisMonth: points,
    rank: rankOf(ranks, total),
    next: nextRank(ranks, total),
    ranks,
    trend,
  };
}
