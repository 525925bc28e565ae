import { personId } from "@/kernel/access/person_id.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { dataOf, matches, removeText, rowsOf, upsertText } from "../format/kind_sql.ts";
import type { Kind } from "../format/kind.ts";
import { KINDS } from "../kinds.ts";

/** Name of the table of rows of a kind that are to be written: `key`, `data` (null: it goes), `old` (null: it was not there). */
export function changedOf(kind: string): string {
  return `changed_${kind.replaceAll("-", "_")}`;
}

/**
 * Puts the rows that an import changes into tables of the transaction: as they become, or, to take it back, as they were.
 *
 * @returns the kinds that change
 */
export async function gatherChanges(tx: TxCtx, importId: number, to: "after" | "before"): Promise<Kind[]> {
  const { sql } = tx;
  const found = await sql<{ kind: string }[]>`
    select f.kind
    from catalogue_import_files f
    where f.import_id = ${importId}
      and exists (select from catalogue_changes c where c.import_id = f.import_id and c.kind = f.kind)`;
  const kinds = KINDS.filter(({ name }) => found.some(({ kind }) => kind === name));
  const from = to === "after" ? "before" : "after";
  for (const { name } of kinds) {
    await sql.unsafe(`
      create temp table ${changedOf(name)} on commit drop as
      select c.id, c.key, c.${to} as data, c.${from} as old
      from catalogue_changes c
      where c.import_id = ${Number(importId)} and c.kind = '${name}'`);
    await sql.unsafe(`analyze ${changedOf(name)}`);
  }
  return kinds;
}

/** SQL of the rows of a kind that are not as they were left: somebody else has changed them since. */
function movedRows(kind: Kind): string {
  const { from, where } = rowsOf(kind);
  return `
    from ${changedOf(kind.name)} c
    left join lateral (
      select ${dataOf(kind)} as data from ${from} where ${where} and ${
    matches(kind, "coalesce(c.old, c.data)")
  }
    ) n on true
    where n.data is distinct from c.old`;
}

/** How many of the rows that are to be written somebody else has changed since. */
export async function countMoved(tx: TxCtx, kind: Kind): Promise<number> {
  const [row] = await tx.sql.unsafe<{ moved: number }[]>(`select count(*)::int as moved ${movedRows(kind)}`);
  return row!.moved;
}

/** Leaves out the rows that somebody else has changed since; answers how many. */
export async function leaveMoved(tx: TxCtx, kind: Kind): Promise<number> {
  const table = changedOf(kind.name);
  const { count } = await tx.sql.unsafe(
    `delete from ${table} d using (select c.id ${movedRows(kind)}) m where d.id = m.id`,
  );
  return count;
}

/** Writes the rows of one kind that come, and all that hangs on them. */
async function writeRows(tx: TxCtx, kind: Kind): Promise<void> {
  const changed = changedOf(kind.name);
  if (kind.upsert) await kind.upsert(tx, changed);
  else await tx.sql.unsafe(upsertText(kind, changed, stamp(tx)));
  await kind.write?.(tx, changed);
}

/** Takes the rows of one kind away that go. */
async function removeRows(tx: TxCtx, kind: Kind): Promise<void> {
  const changed = changedOf(kind.name);
  if (kind.remove) await kind.remove(tx, changed);
  else await tx.sql.unsafe(removeText(kind, changed, stamp(tx)));
}

function stamp(tx: TxCtx) {
  return { at: `'${tx.clock().toISOString()}'::timestamptz`, by: `${personId(tx) ?? "null"}` };
}

/** Writes the gathered rows of all kinds: what comes from the first kind on, what goes from the last one back. */
export async function writeChanges(
  tx: TxCtx,
  kinds: readonly Kind[],
  at: (kind: Kind, share: number) => void,
) {
  const steps = kinds.length * 2;
  let step = 0;
  for (const kind of kinds.filter(({ goesFirst }) => goesFirst)) await removeRows(tx, kind);
  for (const kind of kinds) {
    at(kind, step++ / steps);
    await writeRows(tx, kind);
  }
  for (const kind of [...kinds].reverse()) {
    at(kind, step++ / steps);
    if (!kind.goesFirst) await removeRows(tx, kind);
  }
}

/** Rows of a kind from which on the planner is told of them: below, what it knows is good enough. */
const MANY = 2000;
/** Tables that kinds write beside their own. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  figures: ["figure_places"],
  lines: ["line_applicability"],
  models: ["model_options"],
};

/** Tells the planner of what was written, within the transaction: what follows would read whole tables for each part of a new catalogue. */
export async function analyzeWritten({ sql }: TxCtx, kinds: readonly Kind[]): Promise<void> {
  for (const kind of kinds) {
    const [row] = await sql.unsafe<{ count: number }[]>(
      `select count(*)::int as count from ${changedOf(kind.name)}`,
    );
    if (row!.count < MANY) continue;
    for (const table of [kind.table, ...BESIDE[kind.name] ?? []]) await sql.unsafe(`analyze ${table}`);
  }
}

/** Keeps the rows as the catalogue has them now, with what it adds by itself: taking them back asks whether they are still so. */
export async function keepWritten(tx: TxCtx, importId: number, kind: Kind): Promise<void> {
  const { from, where } = rowsOf(kind);
  await tx.sql.unsafe(`
    update catalogue_changes w
    set after = n.data
    from ${changedOf(kind.name)} c, lateral (
      select ${dataOf(kind)} as data from ${from} where ${where} and ${matches(kind, "c.data")}
    ) n
    where w.import_id = ${Number(importId)} and w.id = c.id and c.data is not null and n.data <> c.data`);
}
