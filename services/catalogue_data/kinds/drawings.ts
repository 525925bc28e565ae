import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";

const OF_FIGURE = "join figures f on f.id = t.figure_id and f.deleted_at is null";

const figure = column("figure", "code", {
  required: true,
  refers: { kind: "figures" },
  into: null,
  read: "f.code",
  example: "34-11-02-C",
});

/** Drawings of figures by production period. The image is one of the set's archive, of the file store or of the figures folder. */
export const drawings = defineKind({
  name: "drawings",
  table: "figure_versions",
  joins: OF_FIGURE,
  columns: [
    figure,
    column("version", "whole", { min: 1, max: 10_000, example: "1" }),
    column("validFrom", "day", { example: "2024-01-01" }),
    column("validTo", "day", { example: "" }),
    column("image", "text", { required: true, max: 200, example: "brake_front.svg" }),
    column("model3d", "text", { max: 200, into: "model_3d", example: "" }),
    column("width", "number", { min: 1, max: 100_000, example: "1200" }),
    column("height", "number", { min: 1, max: 100_000, example: "900" }),
    column("x", "number", { into: "box_x", example: "" }),
    column("y", "number", { into: "box_y", example: "" }),
    column("builds", "texts", {
      max: 40,
      into: "variants",
      fallback: "'{}'",
      example: "one_piston | four_piston",
    }),
  ],
  key: ["figure", "version"],
  within: "figure",
  rules: [
    ({ validFrom, validTo }) =>
      typeof validFrom === "string" && typeof validTo === "string" && validTo < validFrom
        ? { column: "validTo", rule: "order" }
        : null,
  ],
  conflict: ["figure_id", "version"],
  // Not `required`: an empty cell is filled with the drawing's own size, where the set or the catalogue has the drawing.
  faults: (stage) => [["width", "height"].map((side) => wanting(stage, side)).join(" union all ")],
  async upsert({ sql }, changed) {
    await sql.unsafe(`
      insert into figure_versions (figure_id, version, valid_from, valid_to, image, model_3d, width, height, box_x, box_y, variants)
      select
        f.id, (c.data ->> 'version')::int, (c.data ->> 'validFrom')::date, (c.data ->> 'validTo')::date,
        c.data ->> 'image', c.data ->> 'model3d', (c.data ->> 'width')::numeric, (c.data ->> 'height')::numeric,
        (c.data ->> 'x')::numeric, (c.data ->> 'y')::numeric, codes_in(c.data -> 'builds')
      from ${changed} c
      join figures f on f.code = c.data ->> 'figure'
      where c.data is not null
      on conflict (figure_id, version) do update set
        valid_from = excluded.valid_from, valid_to = excluded.valid_to, image = excluded.image,
        model_3d = excluded.model_3d, width = excluded.width, height = excluded.height,
        box_x = excluded.box_x, box_y = excluded.box_y, variants = excluded.variants`);
  },
  async remove({ sql }, changed) {
    await sql.unsafe(`
      delete from figure_versions t
      using ${changed} c, figures f
      where c.data is null and f.code = c.old ->> 'figure' and t.figure_id = f.id
        and t.version = (c.old ->> 'version')::int`);
  },
});

/** SQL of the staged drawings that have no width or height, nor had one. */
function wanting(stage: string, side: string): string {
  return `
    select s.row_no, '${side}' as column_name, 'required' as rule, null::text as value
    from ${stage} s
    where s.mark = 'U' and not s.bad and s.data ->> '${side}' is null
      and (s.data ? '${side}' or not exists (
        select from figure_versions v join figures f on f.id = v.figure_id and f.deleted_at is null
        where f.code = s.data ->> 'figure' and v.version = (s.data ->> 'version')::int
      ))`;
}

const SPOT = "cross join lateral jsonb_array_elements(t.hotspots) with ordinality as h (spot, place)";

function number(name: string, read: string, required = true) {
  return column(name, "number", {
    required,
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
    number("width", "h.spot ->> 'w'"),
    number("height", "h.spot ->> 'h'"),
    number("tipX", "h.spot #>> '{tip,0}'", false),
    number("tipY", "h.spot #>> '{tip,1}'", false),
    number("areaX", "h.spot #>> '{area,0}'", false),
    number("areaY", "h.spot #>> '{area,1}'", false),
    number("areaWidth", "h.spot #>> '{area,2}'", false),
    number("areaHeight", "h.spot #>> '{area,3}'", false),
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
    ];
  },
  async upsert(tx, changed) {
    await writeSpots(tx.sql, changed);
  },
  async remove(tx, changed) {
    await writeSpots(tx.sql, changed);
  },
});

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
