import type { Fragment } from "postgres";
import { holderOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { ofArea } from "./areas.ts";

/** By whom, where and when: what both logs are narrowed by. */
export interface LogFilter {
  /** Account, or part of a name. */
  user?: string;
  /** Code of a store. */
  store?: string;
  /** Code of a sales area: all of its stores. */
  area?: string;
  /** Days in the reader's zone, `yyyy-MM-dd`, both included. */
  from?: string;
  to?: string;
}

/** A condition, made anew each time: a fragment itself would be run as a statement when it is awaited. */
export type Condition = () => Fragment;

/** People that one typed name may mean at most. */
const PEOPLE = 200;

export type LogRight =
  | "UserLoginList:view"
  | "UserLoginListSummary:view"
  | "UserOperationLog:view"
  | "UserOperationLogSumm:view"
  | "UserOperationLogger:view"
  | "UserOperationLoggerUser:view";

/** Whether a right reaches all lines: factory staff by an assignment that names neither market nor organisation. */
export function seesAll(ctx: Ctx, right: LogRight): boolean {
  const { userType, assignments } = holderOf(ctx);
  return userType === "factory" &&
    assignments.some(({ rights, market, org }) => rights.has(right) && market === null && org === null);
}

/**
 * Whose lines may be read: by the assignments that give the right, those of their own store and the ones below it. A market narrows the
 * lines of stores; what has none (the car maker's own people, visitors, the portal itself) is for factory staff of any market.
 */
export async function logScope(ctx: Ctx, right: LogRight): Promise<Condition> {
  const { sql } = ctx;
  if (seesAll(ctx, right)) return () => sql`true`;
  const { userType, assignments } = holderOf(ctx);
  const assigned = assignments.filter(({ rights }) => rights.has(right));
  if (!assigned.some(({ market }) => market !== null)) {
    return () => scopeOf(ctx, right)({ org: sql`l.org_code` });
  }
  const alsoWithout = userType === "factory" && assigned.some(({ org }) => org === null);
  // A market is its stores: told as a list, so that the index of stores serves.
  const rows = await sql<{ code: string }[]>`
    select o.code
    from orgs o
    where ${scopeOf(ctx, right)({ org: sql`o.code`, market: sql`o.market_code` })}
      ${alsoWithout ? sql`or o.market_code is null` : sql``}`;
  const codes = rows.map(({ code }) => code);
  return () =>
    alsoWithout ? sql`(l.org_code = any(${codes}) or l.org_code is null)` : sql`l.org_code = any(${codes})`;
}

/** Conditions on alias `l` that both logs share, without those by person. */
export function logConditions(ctx: Ctx, { store, area, from, to }: LogFilter): Condition {
  const { sql } = ctx;
  const { zone } = holderOf(ctx);
  return () =>
    sql`
    ${store ? sql`and l.org_code = ${store}` : sql``}
    ${area ? sql`and ${ofArea(ctx, area)}` : sql``}
    ${from ? sql`and l.at >= (${from}::date)::timestamp at time zone ${zone}` : sql``}
    ${to ? sql`and l.at < (${to}::date + 1)::timestamp at time zone ${zone}` : sql``}`;
}

/** Ids of the people that a typed name may mean: the one account of that name, else those with that part in account or name. */
export async function peopleNamed(ctx: Ctx, typed: string): Promise<number[]> {
  const { sql } = ctx;
  const exact = await sql<{ id: number }[]>`select id from users where user_code = ${typed}`;
  if (exact.length > 0) return exact.map(({ id }) => id);
  const part = `%${typed.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await sql<{ id: number }[]>`
    select id from users where user_code::text ilike ${part} or full_name ilike ${part} limit ${PEOPLE}`;
  return rows.map(({ id }) => id);
}

/** How many lines, counted up to `LIMITS.logCount` and one more. */
export async function countLines(
  ctx: Ctx,
  log: "login_log" | "operation_log",
  where: Condition,
): Promise<number> {
  const { sql } = ctx;
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total
    from (select from ${sql(log)} l where ${where()} limit ${LIMITS.logCount + 1}) as found`;
  return row!.total;
}
