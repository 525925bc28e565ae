import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { names, sort } from "./words.ts";

const PARENT = "case when nlevel(t.path) > 1 then ltree2text(subpath(t.path, -2, 1)) end";

/** Groups of a series' tree. */
export const groups = defineKind({
  name: "groups",
  table: "epc_groups",
  columns: [
    column("series", "code", {
      required: true,
      refers: { kind: "series" },
      into: "series_code",
      example: "TESSA",
    }),
    column("code", "code", { max: 40, marks: "_-", example: "34-11" }),
    column("parent", "code", { into: null, read: PARENT, example: "34" }),
    names,
    sort,
  ],
  key: ["series", "code"],
  within: "series",
  conflict: ["series_code", "code"],
  faults: (stage) => [
    `select s.row_no, 'parent' as column_name, 'unknown' as rule, s.data ->> 'parent' as value
     from ${stage} s
     where s.mark = 'U' and s.data ->> 'parent' is not null
       and not exists (
         select from ${stage} p
         where p.mark = 'U' and p.data ->> 'series' = s.data ->> 'series' and p.data ->> 'code' = s.data ->> 'parent'
       )
       and not exists (
         select from epc_groups g where g.series_code = s.data ->> 'series' and g.code = s.data ->> 'parent'
       )`,
    // Below itself by any way round.
    `with recursive above (row_no, series, code, up) as (
       select s.row_no, s.data ->> 'series', s.data ->> 'code', s.data ->> 'parent' from ${stage} s where s.mark = 'U'
       union
       select a.row_no, a.series, a.code, p.data ->> 'parent'
       from above a
       join ${stage} p on p.mark = 'U' and p.data ->> 'series' = a.series and p.data ->> 'code' = a.up
     )
     select row_no, 'parent' as column_name, 'circle' as rule, code as value from above where up = code`,
  ],
  async upsert({ sql }, changed) {
    // The way down from the top is kept with each group, so that those below a group that moved are written too.
    await sql.unsafe(`
      with recursive wanted as (
        select
          coalesce(n.series, o.series) as series, coalesce(n.code, o.code) as code,
          case when n.code is null then o.parent else n.parent end as parent,
          coalesce(n.names, o.names) as names, coalesce(n.sort, o.sort) as sort
        from (
          select
            c.data ->> 'series' as series, c.data ->> 'code' as code, c.data ->> 'parent' as parent,
            gather_names(c.data, 'name') as names, coalesce((c.data ->> 'sort')::int, 0) as sort
          from ${changed} c
          where c.data is not null
        ) n
        full join (
          select t.series_code as series, t.code, ${PARENT} as parent, t.names, t.sort
          from epc_groups t
          where t.series_code in (select coalesce(c.data, c.old) ->> 'series' from ${changed} c)
        ) o on o.series = n.series and o.code = n.code
      ), placed (series, code, path, names, sort) as (
        select series, code, code, names, sort from wanted where parent is null
        union all
        select w.series, w.code, p.path || '.' || w.code, w.names, w.sort
        from placed p
        join wanted w on w.series = p.series and w.parent = p.code
      )
      insert into epc_groups (series_code, code, path, names, sort)
      select series, code, path::ltree, names, sort from placed
      on conflict (series_code, code) do update set
        path = excluded.path, names = excluded.names, sort = excluded.sort
      where (epc_groups.path, epc_groups.names, epc_groups.sort) is distinct from (excluded.path, excluded.names, excluded.sort)`);
  },
});
