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

/** A group of a grouping. */
interface Row {
  grouping: Set;
  code: string;
}

/**
 * Figures of all, by day and by each grouping. All groupings are counted in one pass over the index that has the questions; durations are ranked beside it, since
 * what is kept for both would be written and read again for each.
 *
 * @param facts what follows `from`: see `factsOf`
 * @param days whether it is a period that is shown: days are counted, and percentiles of groups told beside those of all
 */
export async function readFigures(
  ctx: Ctx,
  kind: QuestionKind,
  board: Board,
  facts: () => Fragment,
  by: readonly Grouping[],
  days: boolean,
): Promise<Map<Set, Counted[]>> {
  const columns: Set[] = [...days ? ["day" as const] : [], ...by.filter((one) => one !== "part")];
  const [rows, parts, ranked] = await Promise.all([
    countGroups(ctx, kind, board, facts(), columns),
    by.includes("part") ? countParts(ctx, kind, board, facts()) : [],
    rankMinutes(ctx, board, facts(), days ? columns.filter((one) => one !== "day") : []),
  ]);
  const measures = measuresOf(kind, board);
  const key = ({ grouping, code }: Row) => `${grouping} ${code}`;
  const percentiles = new Map(ranked.map((row) => [key(row), row.percentiles]));
  const found = new Map<Set, Counted[]>((["total", ...columns, ...by] as const).map((one) => [one, []]));
  for (const row of [...rows, ...parts]) {
    found.get(row.grouping)!.push({
      code: row.code,
      counts: Object.fromEntries(measures.map((one, place) => [one, row.sums[place]!])),
      percentiles: percentiles.get(key(row)) ?? null,
    });
  }
  return found;
}

type Sums = Row & { sums: number[] };

/** Counts of all measures, all of them and by each of some columns. */
async function countGroups(
  ctx: Ctx,
  kind: QuestionKind,
  board: Board,
  facts: Fragment,
  columns: readonly Set[],
): Promise<Sums[]> {
  const { sql } = ctx;
  const said = (what: (one: Set) => Fragment, none: Fragment) =>
    sql`case ${
      columns.map((one) => sql`when grouping(${sql(one)}) = 0 then ${what(one)}`).reduce((all, one) =>
        sql`${all} ${one}`
      )
    } else ${none} end`;
  return await sql<Sums[]>`
    select ${said((one) => sql`${one}::text`, sql`'total'`)} as grouping, ${
    said((one) => codeText(ctx, one), sql`''`)
  } as code,
      ${sumsOf(ctx, kind, board)}
    from (
      select ${joined(sql, columns.map((one) => sql`${codeOf(ctx, one)} as ${sql(one)}`), ",")}, ${
    flagsOf(ctx, kind, board)
  }
      from ${facts}
    ) q
    group by grouping sets ((), ${joined(sql, columns.map((one) => sql`(${sql(one)})`), ",")})`;
}

/** The same by part number, of which a question has none or several. */
async function countParts(ctx: Ctx, kind: QuestionKind, board: Board, facts: Fragment): Promise<Sums[]> {
  const { sql } = ctx;
  return await sql<Sums[]>`
    select 'part' as grouping, part as code, ${sumsOf(ctx, kind, board)}
    from (select q.part_numbers, ${flagsOf(ctx, kind, board)} from ${facts} and q.part_numbers <> '{}') q
    cross join lateral (select distinct unnest(q.part_numbers) as part) p
    group by part`;
}

function flagsOf(ctx: Ctx, kind: QuestionKind, board: Board): Fragment {
  const { sql } = ctx;
  return joined(
    sql,
    measuresOf(kind, board).map((one) => sql`${counts(ctx, kind, one)} as ${sql(one)}`),
    ",",
  );
}

function sumsOf({ sql }: Ctx, kind: QuestionKind, board: Board): Fragment {
  return sql`array[${
    joined(sql, measuresOf(kind, board).map((one) => sql`count(*) filter (where ${sql(one)})::int`), ",")
  }] as sums`;
}

/** Percentiles of how long it took, of all and by each of some columns; groups in which none was done are left out. */
async function rankMinutes(
  ctx: Ctx,
  board: Board,
  facts: Fragment,
  columns: readonly Set[],
): Promise<(Row & { percentiles: Percentiles })[]> {
  const { duration } = BOARDS[board];
  if (duration === null) return [];
  const { sql } = ctx;
  const minutes = sql`${sql(`q.${duration}_minutes`)}`;
  const disc = sql`percentile_disc(array[0.5, 0.9, 0.95]) within group (order by minutes) as percentiles`;
  return await sql<(Row & { percentiles: Percentiles })[]>`
    with facts as materialized (
      select ${
    joined(sql, [
      ...columns.map((one) => sql`${codeOf(ctx, one)} as ${sql(one)}`),
      sql`${minutes} as minutes`,
    ], ",")
  }
      from ${facts} and ${minutes} is not null
    )
    select 'total' as grouping, '' as code, ${disc} from facts having count(*) > 0
    ${
    columns.map((one) =>
      sql`union all select ${one}, ${codeText(ctx, one)}, ${disc} from facts group by ${sql(one)}`
    ).reduce((all, one) => sql`${all} ${one}`, sql``)
  }`;
}

/** What a question is counted under by a grouping; null: nothing. */
function codeOf(ctx: Ctx, grouping: Set): Fragment {
  const { sql } = ctx;
  if (grouping === "day") return sql`(q.asked_at at time zone ${zoneOf(ctx)})::date`;
  return sql`${sql(`q.${grouping === "staff" ? "staff_id" : `${grouping}_code`}`)}`;
}

/** The same as the text of a group. */
function codeText({ sql }: Ctx, grouping: Set): Fragment {
  return sql`coalesce(${sql(grouping)}::text, '-')`;
}
