import type { Ctx } from "@/kernel/ctx.ts";
import {
  type BoardFilter,
  countedUntil,
  daysOf,
  narrowing,
  type Period,
  periodOf,
  within,
} from "./board_source.ts";
import { describeLoginResult } from "./describe_login_result.ts";

export interface LoginBoardFilter extends BoardFilter {
  edition?: string;
}

/** A thing with its logins. */
export interface LoginCount {
  code: string;
  name: string;
  passed: number;
  failed: number;
}

/** Logins of a period: by day, store and area, by hour of the week, and why they failed. */
export interface LoginBoard {
  period: Period;
  passed: number;
  failed: number;
  /** Stores that somebody logged in from. */
  stores: number;
  days: { day: string; passed: number; failed: number }[];
  /** The busiest stores, and all areas. */
  topStores: LoginCount[];
  areas: LoginCount[];
  /** Logins by weekday (Monday first) and hour. */
  hours: number[][];
  failures: { result: string; name: string; count: number }[];
}

/** Stores that the board names. */
const STORES = 15;

interface Figures {
  days: LoginBoard["days"] | null;
  topStores: { code: string; names: string | null; passed: number; failed: number }[] | null;
  areas: LoginBoard["topStores"] | null;
  stores: number;
  failures: { result: string; count: number }[] | null;
}

/** The board of logins, within the reader's scope; a period beyond 92 days is cut. */
export async function loginBoard(ctx: Ctx, filter: LoginBoardFilter): Promise<LoginBoard> {
  const period = periodOf(ctx, filter);
  const [figures, hours] = await Promise.all([
    readFigures(ctx, filter, period),
    readHours(ctx, filter, period),
  ]);
  const byDay = new Map((figures.days ?? []).map((one) => [one.day, one]));
  const days = daysOf(period).map((day) => byDay.get(day) ?? { day, passed: 0, failed: 0 });
  return {
    period,
    passed: days.reduce((sum, one) => sum + one.passed, 0),
    failed: days.reduce((sum, one) => sum + one.failed, 0),
    stores: figures.stores,
    days,
    topStores: (figures.topStores ?? []).map(({ names, ...one }) => ({
      ...one,
      name: names || one.code || ctx.t("logs.no_store"),
    })),
    areas: (figures.areas ?? []).map((one) => ({
      ...one,
      name: one.name || one.code || ctx.t("logs.no_area"),
    })),
    hours,
    failures: (figures.failures ?? []).map((one) => ({
      ...one,
      name: describeLoginResult(ctx.t, one.result),
    })),
  };
}

async function readFigures(ctx: Ctx, filter: LoginBoardFilter, period: Period): Promise<Figures> {
  const { sql } = ctx;
  const { edition } = filter;
  const chain = ctx.chain as string[];
  const narrowed = await narrowing(ctx, "UserLoginListSummary:view", filter);
  const ofEdition = () => edition ? sql`and l.edition = ${edition}` : sql``;
  const source = narrowed
    ? sql`select l.day, coalesce(l.org_code, '') as org_code, l.result, 1 as logins from login_facts l where ${narrowed()} and ${
      within(ctx, period)
    } ${ofEdition()}`
    : sql`
      select l.day, l.org_code, l.result, l.logins
      from login_days l
      where l.day between ${period.from}::date and ${period.to}::date ${ofEdition()}
      union all
      select l.day, coalesce(l.org_code, ''), l.result, 1
      from login_facts l
      where l.at >= ${await countedUntil(ctx, "login_log")}::text::timestamptz and ${
      within(ctx, period)
    } ${ofEdition()}`;
  const [row] = await sql<Figures[]>`
    with facts as materialized (${source}),
    stores as materialized (
      select org_code as code, coalesce(sum(logins) filter (where result = 'ok'), 0)::int as passed,
        coalesce(sum(logins) filter (where result <> 'ok'), 0)::int as failed
      from facts
      group by org_code
    )
    select
      (select count(*) from stores where code <> '' and passed > 0)::int as stores,
      (select jsonb_agg(d order by d.day) from (
        select day, coalesce(sum(logins) filter (where result = 'ok'), 0)::int as passed,
          coalesce(sum(logins) filter (where result <> 'ok'), 0)::int as failed
        from facts group by day
      ) d) as days,
      (select jsonb_agg(s order by s.passed + s.failed desc, s.code) from (
        select b.code, b.passed, b.failed, name_in(o.names, ${chain}) as names
        from (select * from stores order by passed + failed desc, code limit ${STORES}) b
        left join orgs o on o.code = b.code
      ) s) as top_stores,
      (select jsonb_agg(a order by a.passed + a.failed desc, a.code) from (
        select coalesce(o.area_code, '') as code, coalesce(name_in(max(x.names::text)::jsonb, ${chain}), '') as name,
          sum(b.passed)::int as passed, sum(b.failed)::int as failed
        from stores b
        left join orgs o on o.code = b.code
        left join sales_areas x on x.code = o.area_code
        group by 1
      ) a) as areas,
      (select jsonb_agg(f order by f.count desc, f.result) from (
        select result, sum(logins)::int as count from facts where result <> 'ok' group by result
      ) f) as failures`;
  return row!;
}

async function readHours(ctx: Ctx, filter: LoginBoardFilter, period: Period): Promise<number[][]> {
  const { sql } = ctx;
  const narrowed = await narrowing(ctx, "UserLoginListSummary:view", filter);
  const ofEdition = () => filter.edition ? sql`and l.edition = ${filter.edition}` : sql``;
  const source = narrowed
    ? sql`select l.day, l.hour, 1 as logins from login_facts l where ${narrowed()} and ${
      within(ctx, period)
    } ${ofEdition()}`
    : sql`
      select l.day, l.hour, l.passed + l.failed as logins
      from login_hours l
      where l.day between ${period.from}::date and ${period.to}::date ${ofEdition()}
      union all
      select l.day, l.hour, 1
      from login_facts l
      where l.at >= ${await countedUntil(ctx, "login_log")}::text::timestamptz and ${
      within(ctx, period)
    } ${ofEdition()}`;
  const rows = await sql<{ weekday: number; hour: number; logins: number }[]>`
    select extract(isodow from f.day)::int as weekday, f.hour, sum(f.logins)::int as logins
    from (${source}) f
    group by 1, 2`;
  return weekOf(rows.map(({ weekday, hour, logins }) => ({ weekday, hour, count: logins })));
}

/** Seven rows of 24 hours, Monday first. */
export function weekOf(cells: readonly { weekday: number; hour: number; count: number }[]): number[][] {
  const week = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  for (const { weekday, hour, count } of cells) week[weekday - 1]![hour]! += count;
  return week;
}
