import { pageOf } from "@/kernel/access/pages.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { countedUntil, daysOf, narrowing, type Period, periodOf, within } from "./board_source.ts";
import {
  addCount,
  type Count,
  type OperationBoardFilter,
  operationCells,
  routesOf,
  splitCells,
  topOf,
} from "./operation_board.ts";
import type { Condition } from "@/engines/lists/filters.ts";
import { describeOperation } from "./describe_operation.ts";

/** A person with what they did. */
export interface PersonCount {
  userCode: string;
  fullName: string;
  storeName: string | null;
  hits: number;
  changes: number;
}

/** The use of functions: which pages and calls, how often, by whom, and how that goes on. */
export interface UseBoard {
  period: Period;
  days: { day: string; hits: number; people: number }[];
  pages: Count[];
  calls: Count[];
  people: PersonCount[];
}

/** People that the board names. */
const PEOPLE = 20;

/** The board of use; a period beyond 92 days is cut. */
export async function useBoard(ctx: Ctx, filter: OperationBoardFilter): Promise<UseBoard> {
  const period = periodOf(ctx, filter);
  const [cells, whom] = await Promise.all([
    operationCells(ctx, "UserOperationLogger:view", filter, period),
    readPeople(ctx, filter, period),
  ]);
  const { byDay, byKind } = splitCells(cells);
  const hits = new Map<string, number>();
  for (const cell of byDay) hits.set(cell.day, (hits.get(cell.day) ?? 0) + cell.hits);
  const people = new Map((whom.days ?? []).map((one) => [one.day, one.people]));
  const pages = new Map<string, Count>(), calls = new Map<string, Count>();
  for (const { operation, funLink, hits } of byKind) {
    if (operation !== "page") {
      addCount(calls, operation, () => describeOperation(ctx.t, operation, funLink || null), hits);
    } else {
      const page = pageOf(funLink);
      addCount(pages, funLink, () => page ? ctx.t(page.title) : ctx.t("logs.module_other"), hits);
    }
  }
  return {
    period,
    days: daysOf(period).map((day) => ({ day, hits: hits.get(day) ?? 0, people: people.get(day) ?? 0 })),
    pages: topOf(pages),
    calls: topOf(calls),
    people: whom.people ?? [],
  };
}

interface Whom {
  days: { day: string; people: number }[] | null;
  people: PersonCount[] | null;
}

/** How many people a day, and who most: from what is counted by person unless the board is narrowed further. */
async function readPeople(ctx: Ctx, filter: OperationBoardFilter, period: Period): Promise<Whom> {
  const { sql } = ctx;
  const { module, userType } = filter;
  const [narrowed, until] = await Promise.all([
    narrowing(ctx, "UserOperationLogger:view", filter),
    countedUntil(ctx, "operation_log"),
  ]);
  const cells = module ? routesOf(module) : null;
  const more = () =>
    sql`
    ${cells ? sql`and l.fun_link = any(${cells})` : sql``}
    ${userType ? sql`and l.user_type = ${userType}` : sql``}`;
  const live = (condition: Condition) =>
    sql`
      select l.day, l.user_id, count(*)::int as hits, (count(*) filter (where l.level = 1))::int as changes
      from operation_facts l
      where ${condition()} and l.user_id is not null and ${within(ctx, period)} ${more()}
      group by 1, 2`;
  const isWhole = !narrowed && !module && !userType;
  const source = isWhole
    ? sql`
      select l.day, l.user_id, l.hits, l.changes
      from operation_users l
      where l.day between ${period.from}::date and ${period.to}::date
      union all
      ${live(() => sql`l.at >= ${until}::text::timestamptz`)}`
    : live(narrowed ?? (() => sql`true`));
  const [row] = await sql<Whom[]>`
    with facts as materialized (${source})
    select
      (select jsonb_agg(d) from (
        select day, count(distinct user_id)::int as people from facts group by day
      ) d) as days,
      (select jsonb_agg(jsonb_build_object(
        'userCode', u.user_code, 'fullName', u.full_name, 'storeName', name_in(o.names, ${ctx
    .chain as string[]}),
        'hits', p.hits, 'changes', p.changes
      ) order by p.hits desc, p.user_id) from (
        select user_id, sum(hits)::int as hits, sum(changes)::int as changes
        from facts group by user_id order by 2 desc, 1 limit ${PEOPLE}
      ) p
      join users u on u.id = p.user_id
      left join orgs o on o.code = u.org_code) as people`;
  return row!;
}
