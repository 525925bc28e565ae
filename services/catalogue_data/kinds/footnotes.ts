import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";

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
      refers: { kind: "figures" },
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
  async upsert(tx, changed) {
    await writeNotes(tx.sql, changed);
  },
  async remove(tx, changed) {
    await writeNotes(tx.sql, changed);
  },
});

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
