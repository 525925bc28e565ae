import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";

/** SQL that finds the figure of a row of drawings, unless it went. */
export const OF_FIGURE = "join figures f on f.id = t.figure_id and f.deleted_at is null";

/** The figure of a drawing, and of its hotspots. */
export const figure = column("figure", "code", {
  required: true,
  refers: { kind: "figures", isPartOf: true },
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
