import type { Condition } from "@/engines/lists/filters.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";

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
