import type { Sql } from "@/kernel/ctx.ts";
import { makeLate, putOff } from "./late_indexes.ts";
import { PLAIN_NAMES } from "./names.ts";
import { GROUPS_PER_SERIES } from "./series.ts";
import { LINES_PER_FIGURE, SERIES, SHARED_BY, type Size, STANDARD_PARTS } from "./size.ts";
import type { Step } from "./step.ts";

/** Every figure has its callouts at the same places: what counts is how many bytes a drawing brings along. */
const HOTSPOTS = [...Array(LINES_PER_FIGURE).keys()].map((place) => ({
  callout: String(place + 1),
  ...{ x: 20 + place % 5 * 80, y: 30 + Math.floor(place / 5) * 110, w: 24, h: 24 },
  tip: [60 + place % 5 * 75, 50 + Math.floor(place / 5) * 105],
  area: [40 + place % 5 * 75, 40 + Math.floor(place / 5) * 105, 60, 60],
}));

/** Finds the lines of a part. */
const WHERE_USED = "figure_lines_part";

/**
 * Figures of 25 lines, dealt to the series in turn and within a series to its groups; one in ten hangs in the next series
 * too. Five neighbouring figures share their parts; one line in ten is a standard part. Of ten lines, four are valid for
 * all, two by production date, two by model, one by an option, one by two alternatives.
 */
export function figureSteps({ figures, lines }: Size): Step[] {
  return [
    { name: "figures", total: figures, batch: 10_000, run: insertFigures },
    { name: "figure lines", total: lines, batch: 200_000, run: insertLines },
    { name: "applicability", total: lines, batch: 200_000, run: insertApplicability },
    {
      name: "index of where-used",
      total: 1,
      batch: 1,
      async run(sql) {
        await makeLate(sql, WHERE_USED);
        await sql`analyze`;
      },
    },
    {
      name: "which figures fit",
      total: SERIES,
      batch: 1,
      run: (sql, from) =>
        sql`select refresh_figure_fits((select "seriesCode" from bench.models where series = ${from} limit 1))`,
    },
  ];
}

async function insertFigures(sql: Sql, from: number, to: number) {
  await sql`
    insert into figures (id, code, number, names)
    overriding system value
    select f + 1, number || '-' || g.series_code, number, n.names
    from generate_series(${from}::int, ${to - 1}::int) as f
    join bench.groups g on g.series = f % ${SERIES}::int and g.place = f / ${SERIES}::int % ${GROUPS_PER_SERIES}::int
    cross join lateral (
      select g.code || '-' || lpad((f / ${SERIES}::int / ${GROUPS_PER_SERIES}::int + 1)::text, 2, '0') as number
    ) c
    join bench.names n on n.id = f % ${PLAIN_NAMES}::int`;
  await sql`
    insert into figure_places (group_id, figure_id, sort)
    select g.id, f + 1, f / ${SERIES}::int / ${GROUPS_PER_SERIES}::int
    from generate_series(${from}::int, ${to - 1}::int) as f
    join generate_series(0, 1) as also on also = 0 or f % 10 = 0
    join bench.groups g on g.series = (f + also) % ${SERIES}::int
      and g.place = f / ${SERIES}::int % ${GROUPS_PER_SERIES}::int`;
  await sql`
    insert into figure_versions (figure_id, version, image, width, height, hotspots)
    select f + 1, 1, 'front_brake.svg', 443, 639, ${sql.json(HOTSPOTS)}
    from generate_series(${from}::int, ${to - 1}::int) as f`;
  await sql`select setval(pg_get_serial_sequence('figures', 'id'), ${to})`;
}

async function insertLines(sql: Sql, from: number, to: number) {
  if (from === 0) await putOff(sql, [WHERE_USED]);
  await sql`
    insert into figure_lines (id, figure_id, sort, callout, part_number, quantity)
    overriding system value
    select line + 1, line / ${LINES_PER_FIGURE}::int + 1, line % ${LINES_PER_FIGURE}::int,
      (line % ${LINES_PER_FIGURE}::int + 1)::text,
      bench.part_number(
        case when line % 10 = 9 then (line / 10 * 7919) % ${STANDARD_PARTS}::bigint
        else ${STANDARD_PARTS}::bigint + line / ${
    LINES_PER_FIGURE * SHARED_BY
  }::int * ${LINES_PER_FIGURE}::int
          + line % ${LINES_PER_FIGURE}::int end,
        g.codes
      ),
      1 + line % 4
    from generate_series(${from}::bigint, ${to - 1}::bigint) as line
    cross join (select bench.group_numbers() as codes) g`;
  await sql`select setval(pg_get_serial_sequence('figure_lines', 'id'), ${to})`;
}

async function insertApplicability(sql: Sql, from: number, to: number) {
  await sql`
    insert into line_applicability (line_id, model_codes, options_any, production_from, production_to)
    select
      line + 1,
      case when kind in (6, 7, 9) then array[base || '-1', base || '-3', base || '-' || (4 + line % 3)::text] else '{}' end,
      case when kind = 8 then array[(array['BF300', 'WH19', 'AWD', 'HPU', 'LMX'])[1 + h % 5]] else '{}' end,
      case when kind in (4, 10) then date '2016-01-01' + h % 3000 end,
      case when kind in (5, 9) then date '2018-01-01' + h % 2500 end
    from generate_series(${from}::bigint, ${to - 1}::bigint) as line
    cross join lateral (select (hashint8(line) & 2147483647) % 1000000 as h) hash
    cross join lateral (select 'B' || lpad((line / ${LINES_PER_FIGURE}::int % ${SERIES}::int)::text, 3, '0') as base) s
    -- Kind 10 is the second alternative of a line of kind 9.
    join lateral (values (h % 10), (h % 10 + 1)) as k (kind) on kind = h % 10 or (h % 10 = 9 and kind = 10)
    where kind > 3`;
}
