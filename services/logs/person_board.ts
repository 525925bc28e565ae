import { pageOf } from "@/kernel/access/pages.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { daysOf, type Period, periodOf, within } from "./board_source.ts";
import { logScope } from "./log_rows.ts";
import { weekOf } from "./login_board.ts";
import { addCount, type Count, topOf } from "./operation_board.ts";
import { describeOperation } from "./describe_operation.ts";

export interface PersonFilter {
  /** Account. */
  user: string;
  from?: string;
  to?: string;
}

/** What one person did over time. */
export interface PersonBoard {
  period: Period;
  userCode: string;
  fullName: string;
  storeName: string | null;
  /** ISO 8601; null when they never logged in. */
  lastLoginAt: string | null;
  changes: number;
  readings: number;
  /** Days on which they did anything. */
  activeDays: number;
  days: { day: string; changes: number; readings: number }[];
  /** By weekday (Monday first) and hour. */
  hours: number[][];
  pages: Count[];
  topChanges: Count[];
}

/** The board of one person; null where there is no such account within the reader's scope. A period beyond 92 days is cut. */
export async function personBoard(ctx: Ctx, filter: PersonFilter): Promise<PersonBoard | null> {
  const { sql } = ctx;
  const scope = await logScope(ctx, "UserOperationLoggerUser:view");
  const [person] = await sql<
    { id: number; userCode: string; fullName: string; storeName: string | null; lastLoginAt: Date | null }[]
  >`
    select l.id, l.user_code, l.full_name, name_in(o.names, ${ctx.chain as string[]}) as store_name,
      (select max(at) from login_log where user_id = l.id and result = 'ok') as last_login_at
    from users l
    left join orgs o on o.code = l.org_code
    where l.user_code = ${filter.user} and ${scope()}`;
  if (!person) return null;
  const period = periodOf(ctx, filter);
  const rows = await sql<
    {
      day: string;
      hour: number;
      weekday: number;
      operation: string;
      funLink: string;
      level: number;
      count: number;
    }[]
  >`
    select l.day, l.hour, extract(isodow from l.day)::int as weekday, l.operation, coalesce(l.fun_link, '') as fun_link, l.level,
      count(*)::int as count
    from operation_facts l
    where l.user_id = ${person.id} and ${within(ctx, period)}
    group by 1, 2, 3, 4, 5, 6`;
  const days = daysOf(period).map((day) => ({ day, changes: 0, readings: 0 }));
  const placeOf = new Map(days.map((one, place) => [one.day, place]));
  const pages = new Map<string, Count>(), changes = new Map<string, Count>();
  for (const { day, operation, funLink, level, count } of rows) {
    days[placeOf.get(day)!]![level === 1 ? "changes" : "readings"] += count;
    const page = pageOf(funLink);
    if (operation === "page" && page) addCount(pages, funLink, () => ctx.t(page.title), count);
    if (level === 1) {
      addCount(changes, operation, () => describeOperation(ctx.t, operation, funLink || null), count);
    }
  }
  return {
    period,
    userCode: person.userCode,
    fullName: person.fullName,
    storeName: person.storeName,
    lastLoginAt: person.lastLoginAt?.toISOString() ?? null,
    changes: days.reduce((sum, one) => sum + one.changes, 0),
    readings: days.reduce((sum, one) => sum + one.readings, 0),
    activeDays: days.filter((one) => one.changes + one.readings > 0).length,
    days,
    hours: weekOf(rows),
    pages: topOf(pages),
    topChanges: topOf(changes),
  };
}
