import { column, storedIn } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { valueIn } from "../format/kind_sql.ts";
import { note } from "./words.ts";

const VALID_FOR = `(
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'models', nullif(to_jsonb(a.model_codes), '[]'), 'all', nullif(to_jsonb(a.options_all), '[]'),
    'any', nullif(to_jsonb(a.options_any), '[]'), 'none', nullif(to_jsonb(a.options_none), '[]'),
    'from', a.production_from, 'to', a.production_to, 'plant', a.plant_code, 'serialFrom', a.serial_from,
    'serialTo', a.serial_to, 'markets', nullif(to_jsonb(a.market_codes), '[]')
  )) order by a.id)
  from line_applicability a where a.line_id = t.id
)`;

/** Columns of a line that lie in its table as they are; a further one is a line here. */
const OWN = [
  column("callout", "code", { required: true, max: 20, example: "3" }),
  column("part", "part", {
    required: true,
    refers: { kind: "parts" },
    into: "part_number",
    example: "3411 6872 014",
  }),
  column("quantity", "number", { min: 0.001, max: 100_000, example: "2" }),
  note,
  column("indent", "whole", { min: 0, max: 9, fallback: "0", example: "0" }),
  column("withCallouts", "codes", { max: 50, into: "with_callouts", fallback: "'{}'", example: "7" }),
  column("footnotes", "codes", { max: 50, fallback: "'{}'", example: "a" }),
  column("build", "text", { max: 40, into: "variant", example: "" }),
];

/** Lines of figures, with the vehicles that each is valid for. */
export const lines = defineKind({
  name: "lines",
  table: "figure_lines",
  joins: "join figures f on f.id = t.figure_id and f.deleted_at is null",
  columns: [
    column("figure", "code", {
      required: true,
      refers: { kind: "figures", isPartOf: true },
      into: null,
      read: "f.code",
      example: "34-11-02-C",
    }),
    column("position", "whole", { min: 0, max: 1_000_000, into: "sort", example: "10" }),
    ...OWN,
    column("validFor", "validity", {
      max: 50,
      into: null,
      read: VALID_FOR,
      example: "models=T160,T200; all=HP1; from=2024-01-01 | plant=P1; serials=100-",
    }),
  ],
  key: ["figure", "position"],
  within: "figure",
  conflict: ["figure_id", "sort"],
  faults: (stage, staged) => {
    const notes = staged.of("footnotes");
    // Where the set has the figure's footnotes, a mark that they take away counts no more.
    const goes = `
      and not exists (
        select from ${notes} n
        where ${
      staged.isDelta("footnotes")
        ? "n.key = (s.data ->> 'figure') || '|' || e.mark and n.mark = 'D'"
        : "n.data ->> 'figure' = s.data ->> 'figure'"
    }
      )`;
    const comes =
      `and not exists (select from ${notes} n where n.key = (s.data ->> 'figure') || '|' || e.mark and n.mark = 'U')`;
    return [
      `
      select s.row_no, 'footnotes' as column_name, 'unknown' as rule, e.mark as value
      from ${stage} s
      cross join lateral jsonb_array_elements_text(nullif(s.data -> 'footnotes', 'null')) as e (mark)
      where s.mark = 'U' and not s.bad
        and not exists (
          select from figures f
          cross join lateral jsonb_array_elements(f.footnotes) as n (one)
          where f.code = s.data ->> 'figure' and f.deleted_at is null and n.one ->> 'mark' = e.mark
            ${notes ? goes : ""}
        )
        ${notes ? comes : ""}`,
      strangeCallouts(stage, staged.isDelta("lines")),
    ];
  },
  async upsert({ sql }, changed) {
    const { columns, values } = ownSql();
    await sql.unsafe(`
      insert into figure_lines (figure_id, sort, ${columns.join(", ")})
      select f.id, (c.data ->> 'position')::int, ${values.join(", ")}
      from ${changed} c
      join figures f on f.code = c.data ->> 'figure'
      where c.data is not null
      on conflict (figure_id, sort) do update set ${
      columns.map((name) => `${name} = excluded.${name}`).join(", ")
    }`);
    await sql.unsafe(`
      delete from line_applicability a
      using ${changed} c, figures f, figure_lines l
      where c.data is not null and c.old is not null and c.data -> 'validFor' is distinct from c.old -> 'validFor'
        and f.code = c.data ->> 'figure' and l.figure_id = f.id and l.sort = (c.data ->> 'position')::int
        and a.line_id = l.id`);
    await sql.unsafe(`
      insert into line_applicability (
        line_id, model_codes, options_all, options_any, options_none, production_from, production_to, plant_code,
        serial_from, serial_to, market_codes
      )
      select
        l.id, codes_in(v.one -> 'models'), codes_in(v.one -> 'all'), codes_in(v.one -> 'any'), codes_in(v.one -> 'none'),
        (v.one ->> 'from')::date, (v.one ->> 'to')::date, v.one ->> 'plant', (v.one ->> 'serialFrom')::bigint,
        (v.one ->> 'serialTo')::bigint, codes_in(v.one -> 'markets')
      from ${changed} c
      join figures f on f.code = c.data ->> 'figure'
      join figure_lines l on l.figure_id = f.id and l.sort = (c.data ->> 'position')::int
      cross join lateral jsonb_array_elements(c.data -> 'validFor') with ordinality as v (one, place)
      where c.data is not null and (c.old is null or c.data -> 'validFor' is distinct from c.old -> 'validFor')
      order by l.id, v.place`);
  },
  async remove({ sql }, changed) {
    await sql.unsafe(`
      delete from figure_lines l
      using ${changed} c, figures f
      where c.data is null and f.code = c.old ->> 'figure' and l.figure_id = f.id
        and l.sort = (c.old ->> 'position')::int`);
  },
});

/** SQL of lines that go with callouts that their figure has not. A file without marks has all lines of its figures. */
function strangeCallouts(stage: string, isDelta: boolean): string {
  return `
    select s.row_no, 'withCallouts' as column_name, 'unknown' as rule, e.callout as value
    from ${stage} s
    cross join lateral jsonb_array_elements_text(nullif(s.data -> 'withCallouts', 'null')) as e (callout)
    where s.mark = 'U'
      and not exists (
        select from ${stage} o
        where o.mark = 'U' and o.data ->> 'figure' = s.data ->> 'figure' and o.data ->> 'callout' = e.callout
      )
      ${
    isDelta
      ? `and not exists (
        select from figures f
        join figure_lines l on l.figure_id = f.id
        where f.code = s.data ->> 'figure' and f.deleted_at is null and l.callout = e.callout
      )`
      : ""
  }`;
}

function ownSql(): { columns: string[]; values: string[] } {
  const values = OWN.map((one) => {
    const value = valueIn("c.data", one);
    return one.fallback === undefined ? value : `coalesce(${value}, ${one.fallback})`;
  });
  return { columns: OWN.map((one) => storedIn(one)!), values };
}
