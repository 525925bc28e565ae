import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { names, note } from "./words.ts";

/** Figures, and in which groups of which series they hang. */
export const figures = defineKind({
  name: "figures",
  table: "figures",
  live: "t.deleted_at is null",
  columns: [
    column("code", "code", { max: 60, marks: "._-", example: "34-11-02-C" }),
    column("number", "code", { required: true, max: 40, example: "34-11-02" }),
    column("variant", "code", { max: 10, example: "C" }),
    // The series that brings it in: what a file without marks is complete in.
    column("series", "code", {
      required: true,
      refers: { kind: "series" },
      into: null,
      read:
        `(select min(g.series_code) from figure_places p join epc_groups g on g.id = p.group_id where p.figure_id = t.id)`,
      example: "TESSA",
    }),
    column("places", "codes", {
      required: true,
      max: 200,
      into: null,
      read: `(
        select array_agg(g.series_code || ':' || g.code order by g.series_code, g.code)
        from figure_places p join epc_groups g on g.id = p.group_id where p.figure_id = t.id
      )`,
      example: "TESSA:34-11",
    }),
    column("sort", "whole", {
      min: 0,
      max: 1_000_000,
      into: null,
      read: "(select min(p.sort) from figure_places p where p.figure_id = t.id)",
      example: "10",
    }),
    names,
    note,
  ],
  key: ["code"],
  within: "series",
  complete(row) {
    if (!Array.isArray(row.places)) return;
    const places = [...new Set(row.places as string[])].sort((a, b) => a < b ? -1 : a > b ? 1 : 0);
    row.places = places;
    if (places[0]?.includes(":")) row.series = places[0].split(":")[0];
  },
  conflict: ["code"],
  isVersioned: true,
  isSoft: true,
  faults: (stage, staged) => {
    const groups = staged.of("groups");
    return [
      `select s.row_no, 'places' as column_name, 'unknown' as rule, e.place as value
       from ${stage} s
       cross join lateral jsonb_array_elements_text(nullif(s.data -> 'places', 'null')) as e (place)
       where s.mark = 'U'
         and not exists (
           select from epc_groups g
           where g.series_code = split_part(e.place, ':', 1) and g.code = split_part(e.place, ':', 2)
         )
         ${
        groups ? `and not exists (select from ${groups} g where g.key = replace(e.place, ':', '|'))` : ""
      }`,
    ];
  },
  async write({ sql }, changed) {
    await sql.unsafe(`
      delete from figure_places p
      using ${changed} c, figures f
      where f.code = coalesce(c.data, c.old) ->> 'code' and p.figure_id = f.id`);
    await sql.unsafe(`
      insert into figure_places (group_id, figure_id, sort)
      select g.id, f.id, coalesce((c.data ->> 'sort')::int, 0)
      from ${changed} c
      join figures f on f.code = c.data ->> 'code'
      cross join lateral jsonb_array_elements_text(c.data -> 'places') as e (place)
      join epc_groups g on g.series_code = split_part(e.place, ':', 1) and g.code = split_part(e.place, ':', 2)
      where c.data is not null`);
  },
});
