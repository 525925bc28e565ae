import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { dayOf, daysOf, type Period, periodOf } from "@/services/logs/board_source.ts";
import type { QuestionKind } from "../advance_question.ts";
import { isFactory } from "../rows.ts";
import { type Board, BOARDS, type Grouping, measuresOf } from "./board_declarations.ts";
import { type BoardFilter, factsOf, zoneOf } from "./board_facts.ts";
import { counts, type Measure } from "./measures.ts";
import { namesOf } from "./names_of.ts";

/** Minutes within which half, nine of ten and nineteen of twenty were done; null where none was. */
type Percentiles = readonly [half: number, ninety: number, ninetyFive: number] | null;

/** Figures of some questions. */
export interface Figures {
  counts: Readonly<Partial<Record<Measure, number>>>;
  percentiles: Percentiles;
}

/** Figures of the questions that have something in common, with the same of the period before. */
export interface Group extends Figures {
  /** `-`: what has none. */
  code: string;
  name: string;
  before: number;
}

export interface QuestionBoard {
  period: Period;
  /** As long, and just before. */
  periodBefore: Period;
  total: Figures;
  before: Figures;
  days: (Figures & { day: string })[];
  groups: { by: Grouping; rows: Group[] }[];
}

/** Groups that a board shows of each kind, the largest first. */
const GROUPS_SHOWN = 12;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The period as long as one that ends where it begins. */
export function periodBefore(period: Period): Period {
  const shift = daysOf(period).length * DAY_MS;
  const earlier = (day: string) => dayOf(Date.parse(`${day}T00:00:00Z`) - shift);
  return { from: earlier(period.from), to: earlier(period.to) };
}

/** A board within the reader's scope; a period beyond 92 days is cut. @param shown groups of each kind */
export async function readBoard(
  ctx: Ctx,
  kind: QuestionKind,
  board: Board,
  filter: BoardFilter,
  shown = GROUPS_SHOWN,
): Promise<QuestionBoard> {
  const period = periodOf(ctx, filter);
  const earlier = periodBefore(period);
  const by = BOARDS[board].by.filter((grouping) => grouping !== "area" || isFactory(ctx));
  const [now, then] = await Promise.all([
    readFigures(ctx, kind, board, factsOf(ctx, kind, board, filter, period), by),
    readFigures(ctx, kind, board, factsOf(ctx, kind, board, filter, earlier), by),
  ]);
  const none: Figures = {
    counts: Object.fromEntries(measuresOf(kind, board).map((one) => [one, 0])),
    percentiles: null,
  };
  const dayOf = new Map(now.get("day")!.map((one) => [one.code, one]));
  const groups = await Promise.all(by.map(async (grouping) => {
    const before = new Map(then.get(grouping)!.map((one) => [one.code, one.counts.asked!]));
    const rows = now.get(grouping)!
      .sort((one, other) => other.counts.asked! - one.counts.asked! || (one.code < other.code ? -1 : 1))
      .slice(0, shown);
    const names = await namesOf(ctx, kind, grouping, rows.map(({ code }) => code));
    return {
      by: grouping,
      rows: rows.map((row) => ({
        ...row,
        name: names.get(row.code) || (row.code === "-" ? ctx.t("qa.board_none") : row.code),
        before: before.get(row.code) ?? 0,
      })),
    };
  }));
  return {
    period,
    periodBefore: earlier,
    total: now.get("total")![0] ?? none,
    before: then.get("total")![0] ?? none,
    days: daysOf(period).map((day) => ({ ...none, ...dayOf.get(day), day })),
    groups,
  };
}

interface Counted extends Figures {
  code: string;
}

/** Figures of all, by day and by each grouping, in one statement over the same questions. */
async function readFigures(
  ctx: Ctx,
  kind: QuestionKind,
  board: Board,
  facts: Fragment,
  by: readonly Grouping[],
): Promise<Map<Grouping | "day" | "total", Counted[]>> {
  const { sql } = ctx;
  const measures = measuresOf(kind, board);
  const { duration } = BOARDS[board];
  const minutes = duration === "reply"
    ? sql`q.reply_minutes`
    : duration === "closing"
    ? sql`q.closing_minutes`
    : sql`null::int`;
  const flags = joined(measures.map((one) => sql`, (${counts(ctx, kind, one)})::int as ${sql(one)}`));
  const sums = sql`
    array[${
    joined(measures.map((one, place) => sql`${place ? sql`,` : sql``} coalesce(sum(${sql(one)}), 0)::int`))
  }] as sums,
    ${
    duration ? sql`percentile_disc(array[0.5, 0.9, 0.95]) within group (order by minutes)` : sql`null::int[]`
  } as percentiles`;
  const one = (grouping: string, column: Fragment, from = sql`facts`) =>
    sql`union all select ${grouping}, coalesce(${column}, '-'), ${sums} from ${from} group by 2`;
  const rows = await sql<
    { grouping: Grouping | "day" | "total"; code: string; sums: number[]; percentiles: number[] | null }[]
  >`
    with facts as materialized (
      select (q.asked_at at time zone ${
    zoneOf(ctx)
  })::date::text as day, q.type_code as type, q.series_code as series, q.area_code as area,
        q.staff_id::text as staff, q.store_code as store, q.part_numbers, ${minutes} as minutes ${flags}
      from ${facts}
    )
    select 'total' as grouping, '' as code, ${sums} from facts
    ${one("day", sql`day`)}
    ${
    joined(by.map((grouping) =>
      grouping === "part"
        ? one(
          "part",
          sql`part`,
          sql`facts cross join lateral (select distinct unnest(part_numbers) as part) p`,
        )
        : one(grouping, sql`${sql(grouping)}`)
    ))
  }`;
  const found = new Map<Grouping | "day" | "total", Counted[]>([
    ["total", []],
    ["day", []],
    ...by.map((one) => [one, []] as [Grouping, Counted[]]),
  ]);
  for (const { grouping, code, sums, percentiles } of rows) {
    found.get(grouping)!.push({
      code,
      counts: Object.fromEntries(measures.map((one, place) => [one, sums[place]!])),
      percentiles: percentiles?.[0] == null ? null : percentiles as unknown as Percentiles,
    });
  }
  return found;

  function joined(fragments: readonly Fragment[]): Fragment {
    return fragments.reduce((all, fragment) => sql`${all} ${fragment}`, sql``);
  }
}
