import type { Fragment } from "postgres";
import { joined } from "@/engines/registers/fragments.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "../advance_question.ts";
import { type Board, BOARDS, type Grouping, measuresOf } from "./board_declarations.ts";
import { zoneOf } from "./board_facts.ts";
import { counts, type Measure } from "./measures.ts";

/** Minutes within which half, nine of ten and nineteen of twenty were done; null where none was. */
export type Percentiles = readonly [half: number, ninety: number, ninetyFive: number] | null;

/** Figures of some questions. */
export interface Figures {
  counts: Readonly<Partial<Record<Measure, number>>>;
  percentiles: Percentiles;
}

/** Figures of the questions that have a code in common; `-`: those that have none. */
export interface Counted extends Figures {
  code: string;
}

type Set = Grouping | "day" | "total";

interface Row {
  grouping: Set;
  code: string;
  /** By measure; null in a row of percentiles. */
  sums: number[] | null;
  percentiles: number[] | null;
}

/**
 * Figures of all, by day and by each grouping, in one statement over the same questions, which counts all groupings in one pass.
 *
 * @param facts what follows `from`: see `factsOf`
 * @param days whether it is a period that is shown: days are told, and percentiles of groups beside those of all
 */
export async function readFigures(
  ctx: Ctx,
  kind: QuestionKind,
  board: Board,
  facts: Fragment,
  by: readonly Grouping[],
  days: boolean,
): Promise<Map<Set, Counted[]>> {
  const { sql } = ctx;
  const measures = measuresOf(kind, board);
  const sets: Set[] = ["total", ...days ? ["day" as const] : [], ...by];
  const columns = sets.filter((one) => one !== "total" && one !== "part");
  const sums = sql`array[${
    joined(sql, measures.map((one) => sql`count(*) filter (where ${sql(one)})::int`), ",")
  }] as sums`;
  const grouping = columns.map((one) => sql`when grouping(${sql(one)}) = 0 then ${one}`)
    .reduce((all, one) => sql`${all} ${one}`, sql``);
  const rows = await sql<Row[]>`
    with facts as materialized (
      select ${
    joined(
      sql,
      [...columns.map((one) => sql`${codeOf(ctx, one)} as ${sql(one)}`), minutesOf(ctx, board)],
      ",",
    )
  }
        ${by.includes("part") ? sql`, q.part_numbers` : sql``},
        ${joined(sql, measures.map((one) => sql`${counts(ctx, kind, one)} as ${sql(one)}`), ",")}
      from ${facts}
    )
    select case ${grouping} else 'total' end as grouping, coalesce(${
    joined(sql, columns.map((one) => sql`${sql(one)}::text`), ",")
  }, '') as code, ${sums}, null::int[] as percentiles
    from facts
    group by grouping sets ((), ${joined(sql, columns.map((one) => sql`(${sql(one)})`), ",")})
    ${by.includes("part") ? partSums(sums) : sql``}
    ${BOARDS[board].duration === null ? sql`` : percentiles(days ? columns : [])}`;
  return figuresOf(sets, measures, rows);

  function partSums(sums: Fragment): Fragment {
    return sql`
      union all
      select 'part', part, ${sums}, null
      from facts cross join lateral (select distinct unnest(part_numbers) as part) p
      group by part`;
  }

  function percentiles(columns: readonly Set[]): Fragment {
    const disc = sql`percentile_disc(array[0.5, 0.9, 0.95]) within group (order by minutes)`;
    const total = sql`union all select 'total', '', null, ${disc} from facts where minutes is not null`;
    return columns.map((one) =>
      sql`union all select ${one}, ${
        sql(one)
      }::text, null, ${disc} from facts where minutes is not null group by ${sql(one)}`
    ).reduce((all, one) => sql`${all} ${one}`, total);
  }
}

/** Of what kind a question is by a grouping; `-`: of none. */
function codeOf(ctx: Ctx, grouping: Set): Fragment {
  const { sql } = ctx;
  switch (grouping) {
    case "day":
      return sql`(q.asked_at at time zone ${zoneOf(ctx)})::date`;
    case "staff":
      return sql`coalesce(q.staff_id::text, '-')`;
    default:
      return sql`coalesce(${
        sql(
          {
            type: "q.type_code",
            series: "q.series_code",
            area: "q.area_code",
            store: "q.store_code",
          }[grouping as "type"],
        )
      }, '-')`;
  }
}

/** How long it took, as a board tells it. */
function minutesOf({ sql }: Ctx, board: Board): Fragment {
  const { duration } = BOARDS[board];
  return duration === "reply"
    ? sql`q.reply_minutes as minutes`
    : duration === "closing"
    ? sql`q.closing_minutes as minutes`
    : sql`null::int as minutes`;
}

/** Rows of counts and rows of percentiles as the figures that they tell of. */
function figuresOf(
  sets: readonly Set[],
  measures: readonly Measure[],
  rows: readonly Row[],
): Map<Set, Counted[]> {
  const key = ({ grouping, code }: Row) => `${grouping} ${code}`;
  const percentiles = new Map(
    rows.filter(({ sums }) => sums === null).map((row) => [key(row), row.percentiles]),
  );
  const found = new Map<Set, Counted[]>(sets.map((one) => [one, []]));
  for (const row of rows) {
    if (row.sums === null) continue;
    const { grouping, code, sums } = row;
    found.get(grouping)!.push({
      code,
      counts: Object.fromEntries(measures.map((one, place) => [one, sums[place]!])),
      percentiles: (percentiles.get(key(row)) ?? null) as Percentiles,
    });
  }
  return found;
}
