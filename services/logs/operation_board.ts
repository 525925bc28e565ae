import type { Module } from "@/kernel/access/modules.ts";
import { pageOf, PAGES } from "@/kernel/access/pages.ts";
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
import { sayModule } from "./say_module.ts";
import type { Condition } from "@/engines/lists/filters.ts";
import { sayOperation } from "./say_operation.ts";

export interface OperationBoardFilter extends BoardFilter {
  module?: Module;
  userType?: string;
}

export interface Count {
  code: string;
  name: string;
  count: number;
}

/** Operations of a period: by day, module, kind of person, and what was changed most. */
export interface OperationBoard {
  period: Period;
  changes: number;
  readings: number;
  days: { day: string; changes: number; readings: number }[];
  modules: (Count & { changes: number; readings: number })[];
  userTypes: Count[];
  /** The most frequent changes. */
  topChanges: Count[];
}

/** Names in one chart. */
const MOST = 15;

/** One kind of line on one day. */
interface Cell {
  day: string;
  userType: string;
  funLink: string;
  operation: string;
  level: number;
  hits: number;
}

type OperationRight = "UserOperationLogSumm:view" | "UserOperationLogger:view";

/** Sums of a period by day, kind of person, page, operation and level, within the reader's scope. */
export async function operationCells(
  ctx: Ctx,
  right: OperationRight,
  filter: OperationBoardFilter,
  period: Period,
): Promise<Cell[]> {
  const { sql } = ctx;
  const { module, userType } = filter;
  const narrowed = await narrowing(ctx, right, filter);
  const routes = module && routesOf(module);
  const more = () =>
    sql`
    ${routes ? sql`and l.fun_link = any(${routes})` : sql``}
    ${userType ? sql`and l.user_type = ${userType}` : sql``}`;
  const live = (condition: Condition) =>
    sql`
      select l.day, coalesce(l.user_type, '') as user_type, coalesce(l.fun_link, '') as fun_link, l.operation, l.level,
        count(*)::int as hits
      from operation_facts l
      where ${condition()} and ${within(ctx, period)} ${more()}
      group by 1, 2, 3, 4, 5`;
  if (narrowed) return await sql<Cell[]>`${live(narrowed)}`;
  const until = await countedUntil(ctx, "operation_log");
  // What is counted already comes by day without the operations, and by operation without the days: neither grows with both.
  return await sql<Cell[]>`
    with facts as materialized (
      select l.day, l.user_type, l.fun_link, l.operation, l.level, l.hits
      from operation_days l
      where l.day between ${period.from}::date and ${period.to}::date ${more()}
      union all
      ${live(() => sql`l.at >= ${until}::text::timestamptz`)}
    )
    select day, '' as user_type, '' as fun_link, '' as operation, level, sum(hits)::int as hits
    from facts
    group by day, level
    union all
    select null, user_type, fun_link, operation, level, sum(hits)::int
    from facts
    group by user_type, fun_link, operation, level`;
}

/** The board of operations; a period beyond 92 days is cut. */
export async function operationBoard(ctx: Ctx, filter: OperationBoardFilter): Promise<OperationBoard> {
  const period = periodOf(ctx, filter);
  const cells = await operationCells(ctx, "UserOperationLogSumm:view", filter, period);
  const { byDay, byKind } = apart(cells);
  const days = daysOf(period).map((day) => ({ day, changes: 0, readings: 0 }));
  const placeOf = new Map(days.map((one, place) => [one.day, place]));
  for (const { day, level, hits } of byDay) {
    days[placeOf.get(day)!]![level === 1 ? "changes" : "readings"] += hits;
  }
  const modules = new Map<string, { changes: number; readings: number }>();
  const userTypes = new Map<string, number>();
  const changes = new Map<string, Count>();
  for (const { funLink, userType, operation, level, hits } of byKind) {
    const of = modules.get(moduleOf(funLink)) ?? { changes: 0, readings: 0 };
    of[level === 1 ? "changes" : "readings"] += hits;
    modules.set(moduleOf(funLink), of);
    userTypes.set(userType, (userTypes.get(userType) ?? 0) + hits);
    if (level === 1) addTo(changes, operation, () => sayOperation(ctx.t, operation, funLink || null), hits);
  }
  return {
    period,
    changes: days.reduce((sum, one) => sum + one.changes, 0),
    readings: days.reduce((sum, one) => sum + one.readings, 0),
    days,
    modules: [...modules]
      .map(([code, of]) => ({ code, name: sayModule(ctx.t, code), count: of.changes + of.readings, ...of }))
      .sort(byCount),
    userTypes: [...userTypes]
      .map(([code, count]) => ({ code, name: userTypeName(ctx, code), count }))
      .sort(byCount),
    topChanges: topOf(changes),
  };
}

/** Cells by day and cells by kind; those from the log itself are both. */
export function apart(cells: readonly Cell[]): { byDay: Cell[]; byKind: Cell[] } {
  const counted = cells.some(({ day }) => day === null);
  return {
    byDay: cells.filter(({ day }) => day !== null),
    byKind: counted ? cells.filter(({ day }) => day === null) : [...cells],
  };
}

export function addTo(counts: Map<string, Count>, code: string, name: () => string, count: number): void {
  const known = counts.get(code);
  if (known) known.count += count;
  else counts.set(code, { code, name: name(), count });
}

/** The highest counts. */
export function topOf(counts: ReadonlyMap<string, Count>, most = MOST): Count[] {
  return [...counts.values()].sort(byCount).slice(0, most);
}

function byCount(one: { count: number; code: string }, other: { count: number; code: string }): number {
  return other.count - one.count || (one.code < other.code ? -1 : 1);
}

/** Pages of a module. */
export function routesOf(module: Module): string[] {
  return PAGES.all.filter((page) => page.module === module).map(({ route }) => route);
}

function moduleOf(funLink: string): string {
  return pageOf(funLink)?.module ?? "";
}

function userTypeName({ t }: Ctx, userType: string): string {
  return userType === "" ? t("logs.user_type_none") : t(`person.userType_${userType}`);
}
