import { column } from "../format/column.ts";
import { defineKind, type Staged } from "../format/kind.ts";

const NOTES = "cross join lateral jsonb_array_elements(t.footnotes) with ordinality as said (one, place)";

/** Footnotes of figures, in their order; lines name them by their marks. */
export const footnotes = defineKind({
  name: "footnotes",
  table: "figures",
  joins: NOTES,
  live: "t.deleted_at is null",
  columns: [
    column("figure", "code", {
      required: true,
      refers: { kind: "figures", isPartOf: true },
      into: null,
      read: "t.code",
      example: "34-11-02-C",
    }),
    column("footnote", "code", { max: 10, into: null, read: "(said.one ->> 'mark')", example: "a" }),
    column("text", "names", {
      required: true,
      max: 500,
      into: null,
      read: "(said.one -> 'text')",
      example: "Replace after removal",
    }),
    column("sort", "whole", {
      min: 0,
      max: 1_000_000,
      into: null,
      read: "coalesce((said.one ->> 'sort')::bigint, said.place * 10)",
      fallback: "0",
      example: "10",
    }),
  ],
  key: ["figure", "footnote"],
  within: "figure",
  conflict: ["code"],
  faults: (stage, staged) => [`
    with gone as (${goneMarks(stage, staged.isDelta("footnotes"))})
    select g.row_no, 'footnote' as column_name, 'footnote-used' as rule,
      g.mark || ': ' || string_agg(l.sort::text, ', ' order by l.sort) as value
    from gone g
    join figures f on f.code = g.figure and f.deleted_at is null
    join figure_lines l on l.figure_id = f.id and g.mark = any (l.footnotes)
    where ${keepsMarks(staged)}
    group by g.row_no, g.figure, g.mark`],
  async upsert(tx, changed) {
    await writeNotes(tx.sql, changed);
  },
  async remove(tx, changed) {
    await writeNotes(tx.sql, changed);
  },
});

/** SQL of the marks that staged footnotes take away, each with a row to tell it at: of a full file the first one of its figure. */
function goneMarks(stage: string, isDelta: boolean): string {
  if (isDelta) {
    return `
      select s.row_no, s.data ->> 'figure' as figure, s.data ->> 'footnote' as mark
      from ${stage} s
      where s.mark = 'D' and not s.bad`;
  }
  return `
    select min(s.row_no) as row_no, t.code as figure, said.one ->> 'mark' as mark
    from ${stage} s
    join figures t on t.code = s.data ->> 'figure' and t.deleted_at is null
    ${NOTES}
    where not exists (select from ${stage} u where u.key = t.code || '|' || (said.one ->> 'mark') and u.mark = 'U')
    group by t.code, said.one ->> 'mark'`;
}

/** SQL of the condition that the line `l` stays, with its marks as they are: what the set's own lines name is looked at with them. */
function keepsMarks(staged: Staged): string {
  const lines = staged.of("lines");
  if (!lines) return "true";
  const row = `select from ${lines} n where n.key = g.figure || '|' || l.sort`;
  return staged.isDelta("lines") ? `not exists (${row} and (n.mark = 'D' or n.data ? 'footnotes'))` : `(
      exists (${row} and not n.data ? 'footnotes')
      or not exists (select from ${lines} n where n.data ->> 'figure' = g.figure)
    )`;
}

/** Puts the footnotes of each figure that is touched together again: those that stay with those that came, without those that went. */
async function writeNotes(
  sql: { unsafe(text: string): PromiseLike<unknown> },
  changed: string,
): Promise<void> {
  await sql.unsafe(`
    with touched as (
      select distinct coalesce(data, old) ->> 'figure' as code from ${changed}
    ), notes as (
      select t.code, said.one || jsonb_build_object('sort', coalesce((said.one ->> 'sort')::bigint, said.place * 10)) as one
      from figures t
      join touched d on d.code = t.code
      ${NOTES}
      where not exists (
        select from ${changed} c
        where coalesce(c.data, c.old) ->> 'figure' = t.code and coalesce(c.data, c.old) ->> 'footnote' = said.one ->> 'mark'
      )
      union all
      select
        c.data ->> 'figure',
        jsonb_build_object(
          'mark', c.data ->> 'footnote', 'text', gather_names(c.data, 'text'), 'sort', coalesce((c.data ->> 'sort')::bigint, 0)
        )
      from ${changed} c
      where c.data is not null
    )
    update figures t
    set footnotes = coalesce(
      (
        select jsonb_agg(n.one order by (n.one ->> 'sort')::bigint, n.one ->> 'mark')
        from notes n
        where n.code = t.code
      ),
      '[]'
    )
    from touched d
    where t.code = d.code and t.deleted_at is null`);
}
