import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { figure, OF_FIGURE } from "./drawings.ts";

const SPOT = "cross join lateral jsonb_array_elements(t.hotspots) with ordinality as h (spot, place)";

function number(
  name: string,
  read: string,
  { required = true, min }: { required?: boolean; min?: number } = {},
) {
  return column(name, "number", {
    required,
    min,
    into: null,
    read: `(${read})::numeric`,
    example: required ? "120.5" : "",
  });
}

/** Where the callouts stand on a drawing: rectangles in its own units, from the upper left; the tip is where the leader ends. */
export const hotspots = defineKind({
  name: "hotspots",
  table: "figure_versions",
  joins: `${OF_FIGURE} ${SPOT}`,
  columns: [
    figure,
    column("version", "whole", { min: 1, max: 10_000, example: "1" }),
    column("place", "whole", { min: 1, max: 10_000, into: null, read: "h.place", example: "1" }),
    column("callout", "code", {
      required: true,
      max: 20,
      into: null,
      read: "h.spot ->> 'callout'",
      example: "3",
    }),
    number("x", "h.spot ->> 'x'"),
    number("y", "h.spot ->> 'y'"),
    number("width", "h.spot ->> 'w'", { min: 0 }),
    number("height", "h.spot ->> 'h'", { min: 0 }),
    number("tipX", "h.spot #>> '{tip,0}'", { required: false }),
    number("tipY", "h.spot #>> '{tip,1}'", { required: false }),
    number("areaX", "h.spot #>> '{area,0}'", { required: false }),
    number("areaY", "h.spot #>> '{area,1}'", { required: false }),
    number("areaWidth", "h.spot #>> '{area,2}'", { required: false, min: 0 }),
    number("areaHeight", "h.spot #>> '{area,3}'", { required: false, min: 0 }),
    column("build", "text", { max: 40, into: null, read: "h.spot ->> 'variant'", example: "" }),
  ],
  key: ["figure", "version", "place"],
  within: "figure",
  conflict: ["figure_id", "version"],
  faults: (stage, staged) => {
    const drawn = staged.of("drawings");
    return [
      `select s.row_no, 'version' as column_name, 'unknown' as rule, s.data ->> 'version' as value
       from ${stage} s
       where s.mark = 'U' and not exists (
         select from figure_versions v join figures f on f.id = v.figure_id
         where f.code = s.data ->> 'figure' and v.version = (s.data ->> 'version')::int
       )
       ${
        drawn
          ? `and not exists (select from ${drawn} d where d.key = (s.data ->> 'figure') || '|' || (s.data ->> 'version'))`
          : ""
      }`,
      outsideOf(stage, drawn),
    ];
  },
  async upsert(tx, changed) {
    await writeSpots(tx.sql, changed);
  },
  async remove(tx, changed) {
    await writeSpots(tx.sql, changed);
  },
});

/** SQL of staged hotspots of which nothing lies on their drawing, as the set or else the catalogue has it. */
function outsideOf(stage: string, drawn: string | null): string {
  const side = (head: string, stored: string) =>
    `coalesce(${drawn ? `(d.data ->> '${head}')::numeric, ` : ""}v.${stored}, 0)`;
  const of = (head: string) => `(s.data ->> '${head}')::numeric`;
  return `
    select s.row_no, 'x' as column_name, 'outside' as rule,
      concat_ws(' ', s.data ->> 'x', s.data ->> 'y', s.data ->> 'width', s.data ->> 'height') as value
    from ${stage} s
    ${drawn ? `left join ${drawn} d on d.key = (s.data ->> 'figure') || '|' || (s.data ->> 'version')` : ""}
    left join lateral (
      select v.width, v.height, v.box_x, v.box_y
      from figure_versions v
      join figures f on f.id = v.figure_id and f.deleted_at is null
      where f.code = s.data ->> 'figure' and v.version = (s.data ->> 'version')::int
      offset 0
    ) v on true
    where s.mark = 'U' and not s.bad and ${side("width", "width")} > 0 and ${
    side("height", "height")
  } > 0 and (
      ${of("x")} > ${side("x", "box_x")} + ${side("width", "width")}
      or ${of("y")} > ${side("y", "box_y")} + ${side("height", "height")}
      or ${of("x")} + ${of("width")} < ${side("x", "box_x")}
      or ${of("y")} + ${of("height")} < ${side("y", "box_y")}
    )`;
}

/** Puts the hotspots of each drawing that is touched together again: those that stay with those that came, without those that went. */
async function writeSpots(
  sql: { unsafe(text: string): PromiseLike<unknown> },
  changed: string,
): Promise<void> {
  await sql.unsafe(`
    with touched as (
      select distinct f.id as figure_id, (coalesce(c.data, c.old) ->> 'version')::int as version
      from ${changed} c
      join figures f on f.code = coalesce(c.data, c.old) ->> 'figure'
    ), spots as (
      select t.figure_id, t.version, h.place, h.spot
      from figure_versions t
      join touched d on d.figure_id = t.figure_id and d.version = t.version
      join figures f on f.id = t.figure_id
      ${SPOT}
      where not exists (
        select from ${changed} c
        where coalesce(c.data, c.old) ->> 'figure' = f.code
          and (coalesce(c.data, c.old) ->> 'version')::int = t.version
          and (coalesce(c.data, c.old) ->> 'place')::int = h.place
      )
      union all
      select
        f.id, (c.data ->> 'version')::int, (c.data ->> 'place')::int,
        jsonb_build_object(
          'callout', c.data ->> 'callout', 'x', c.data -> 'x', 'y', c.data -> 'y', 'w', c.data -> 'width',
          'h', c.data -> 'height',
          'tip', case when c.data ? 'tipX' then jsonb_build_array(c.data -> 'tipX', c.data -> 'tipY') end,
          'area', case when c.data ? 'areaX' then jsonb_build_array(
            c.data -> 'areaX', c.data -> 'areaY', c.data -> 'areaWidth', c.data -> 'areaHeight') end
        ) || case when c.data ? 'build' then jsonb_build_object('variant', c.data ->> 'build') else '{}' end
      from ${changed} c
      join figures f on f.code = c.data ->> 'figure'
      where c.data is not null
    )
    update figure_versions t
    set hotspots = coalesce(
      (select jsonb_agg(s.spot order by s.place) from spots s where s.figure_id = t.figure_id and s.version = t.version), '[]')
    from touched d
    where t.figure_id = d.figure_id and t.version = d.version`);
}
