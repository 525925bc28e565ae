import type { TxCtx } from "@/kernel/ctx.ts";
import type { Kind } from "../format/kind.ts";
import { dataOf, keyText, matches, rowsOf, valueIn, withinOf } from "../format/kind_sql.ts";
import { writeFoundFaults } from "./faults.ts";
import { stageOf } from "./stage.ts";

/** What the rows of a kind change. */
export interface Counts {
  added: number;
  changed: number;
  gone: number;
}

/**
 * Writes down how the staged rows of a kind differ from the catalogue: those that are new, those that are otherwise, and those that go. Columns that
 * the file does not have stay as they are. New rows that lack something are faults.
 */
export async function findChanges(
  tx: TxCtx,
  { importId, kind, isDelta }: { importId: number; kind: Kind; isDelta: boolean },
): Promise<Counts> {
  const stage = stageOf(kind.name);
  const { from, where } = rowsOf(kind);
  const into =
    `insert into catalogue_changes (import_id, kind, key, before, after) select ${importId}, '${kind.name}'`;
  // The barrier (offset 0) has each staged row look its own row up. Without it the planner may put the rows of the whole table together as jsonb
  // first, with the applicability of each line: of five million lines that takes minutes, whatever the set changes.
  await tx.sql.unsafe(`
    ${into}, s.key, c.data, case when s.mark = 'U' then jsonb_strip_nulls(coalesce(c.data, '{}') || s.data) end
    from ${stage} s
    left join lateral (
      select ${dataOf(kind)} as data from ${from} where ${where} and ${matches(kind, "s.data")} offset 0
    ) c on true
    where not s.bad
      and case
        when s.mark = 'D' then c.data is not null
        else c.data is null or c.data <> jsonb_strip_nulls(c.data || s.data)
      end`);
  await requireWhole(tx, importId, kind);
  if (!isDelta && kind.within !== null) {
    const column = kind.columns.find(({ name }) => name === kind.within)!;
    await tx.sql.unsafe(`
      ${into}, ${keyText(kind)}, ${dataOf(kind)}, null
      from ${from}
      where ${where}
        and ${withinOf(kind)} in (select distinct ${valueIn("s.data", column)} from ${stage} s)
        and not exists (select from ${stage} s where ${matches(kind, "s.data")})`);
  }
  const [counts] = await tx.sql<Counts[]>`
    select
      count(*) filter (where before is null)::int as added,
      count(*) filter (where before is not null and after is not null)::int as changed,
      count(*) filter (where after is null)::int as gone
    from catalogue_changes
    where import_id = ${importId} and kind = ${kind.name}`;
  return counts!;
}

/** A new row must have what its kind cannot be without, although its file has no such column. */
async function requireWhole(tx: TxCtx, importId: number, kind: Kind): Promise<void> {
  const stage = stageOf(kind.name);
  const wanted = kind.columns.filter(({ required, fallback }) => required && fallback === undefined);
  const found = wanted.map(({ name, type }) => {
    const there = type === "names" ? `gather_names(c.after, '${name}') is not null` : `c.after ? '${name}'`;
    return `
      select s.row_no, '${name}' as column_name, 'required' as rule, null::text as value
      from catalogue_changes c
      join ${stage} s on s.key = c.key
      where c.import_id = ${importId} and c.kind = '${kind.name}' and c.before is null and not (${there})`;
  });
  if (found.length === 0) return;
  await writeFoundFaults(tx, { importId, kind: kind.name, stage, found: found.join(" union all ") });
  await tx.sql.unsafe(`
    delete from catalogue_changes c
    using ${stage} s
    where c.import_id = ${importId} and c.kind = '${kind.name}' and s.key = c.key and s.bad`);
}
