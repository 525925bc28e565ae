import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { EntryChange, Register, Values } from "./define_register.ts";
import type { Draft } from "./draft.ts";
import type { Fields, ReadValues } from "./entry_types.ts";
import { nameIn } from "./entry_of.ts";
import { entriesOf, type ReadOptions } from "./read_entries.ts";
import { recordEntries } from "./record_entries.ts";
import { keyColumn } from "./shape.ts";
import type { Entry } from "./types.ts";
import { writeFileUses, writeRows } from "./write_rows.ts";

/** The register's own rules for one draft. Throws refusals. */
export async function checkOwnRules(tx: TxCtx, register: Register, draft: Draft): Promise<void> {
  await register.check?.(tx, draft.values, draft.before?.values ?? null);
}

/**
 * Writes drafts that were found to be right, with the line in the log, the event and what the register does after it. Refuses
 * `entry-other-scope` when an entry would end up where its writer may not change it.
 *
 * @returns the entries as they are now, in the order of the drafts
 */
export async function saveDrafts<F extends Fields>(
  tx: TxCtx,
  register: Register<F>,
  drafts: readonly Draft[],
  operation: string,
  how: Pick<ReadOptions, "all" | "by"> = {},
): Promise<Entry<ReadValues<F>>[]> {
  const byVerbs = drafts.filter((draft) => hasVerb(register, draft));
  for (const draft of byVerbs) await byVerb(tx, register, draft);
  const byRows = drafts.filter((draft) => !byVerbs.includes(draft));
  if (byRows.length > 0) await writeRows(tx, register, byRows);
  await writeFileUses(tx, register, drafts);
  const entries = new Map(
    (await entriesOf(tx, register, drafts.map(({ key }) => key!), how)).map((entry) => [entry.key, entry]),
  );
  const after = drafts.map(({ key }) => {
    const entry = entries.get(key!);
    if (!entry) throw refuse("entry-other-scope");
    return entry;
  });
  await recordEntries(
    tx,
    register,
    operation,
    drafts.map((draft, place) => ({
      change: changeOf(draft, after[place]!),
      before: draft.before && saying(draft.before, draft.audience?.before),
      after: saying(after[place]!, draft.audience?.said),
    })),
  );
  return after;
}

/** As the log tells it: whom an entry is for, not that it is for some. */
function saying(entry: Entry, audience: Values | undefined): Entry {
  return audience ? { ...entry, values: { ...entry.values, audience } } : entry;
}

function changeOf(draft: Draft, after: Entry): EntryChange {
  return {
    key: after.key,
    version: after.version,
    action: draft.before ? "changed" : "added",
    before: draft.before?.values ?? null,
    after: after.values,
    changed: draft.changed,
  };
}

function hasVerb({ verbs }: Register, { before, revives }: Draft): boolean {
  if (before) return verbs?.change !== undefined;
  return revives ? verbs?.restore !== undefined && verbs.change !== undefined : verbs?.add !== undefined;
}

/** The domain's own verb, then the columns that every register has. */
async function byVerb(tx: TxCtx, register: Register, draft: Draft): Promise<void> {
  const verbs = register.verbs!;
  const { values, before, revives } = draft;
  if (!before && !revives) {
    draft.key = await verbs.add!(tx, values);
    return await stamp(tx, register, draft.key, 1);
  }
  const there: Entry = (before ?? revives)!;
  if (revives) await verbs.restore!(tx, there.key);
  await verbs.change!(tx, there.key, values, there.values as Values);
  await stamp(tx, register, there.key, there.version + 1);
}

/** Sets version, moment and person of a change that a verb has made. */
export async function stamp(tx: TxCtx, register: Register, key: string, version: number): Promise<void> {
  const { sql } = tx;
  await sql`
    update ${sql(register.table)}
    set version = ${version}, changed_at = ${tx.clock()}, changed_by = ${personId(tx)}
    where ${sql(keyColumn(register))} = ${key}`;
}

/** What an entry is called, in the reader's language. */
export function titleOf(tx: Pick<TxCtx, "chain">, values: Values, title: string | null): string {
  const value = title === null ? "" : values[title];
  return value && typeof value === "object" ? nameIn(value, tx.chain) : String(value ?? "");
}
