import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { requireFresh } from "./change_together.ts";
import { type Register, type RegisterAction } from "./define_register.ts";
import { describeUses, findUses } from "./find_uses.ts";
import { entriesOf } from "./read_entries.ts";
import { recordEntries } from "./record_entries.ts";
import { refuseProblems, refusingDuplicates } from "./refuse_problems.ts";
import { stamp } from "./save_drafts.ts";
import { fieldsOf, isTyped, keyColumn } from "./shape.ts";
import type { Entry, EntryVersion } from "./types.ts";
import { sameUnique } from "./unique_sets.ts";
import { requireWrite } from "./write_entry.ts";

/**
 * Deletes entries, all or none; they can be put back. Refuses `no-right`, `batch-no-rows`, `not-found`, `state-changed`, and `item-used`
 * with what uses them (`data.uses`: a line for each entry and user).
 *
 * @returns how many
 */
export async function deleteEntries(
  ctx: Ctx,
  register: Register,
  entries: readonly EntryVersion[],
): Promise<number> {
  requireWrite(ctx, register, "delete");
  if (entries.length === 0) throw refuse("batch-no-rows");
  return await ctx.tx(async (tx) => {
    const there = await entriesOf(tx, register, entries.map(({ key }) => key), {
      lock: "deletion",
      by: "delete",
    });
    requireFresh(entries, there);
    const uses = await findUses(tx, register, there.map(({ key }) => key));
    if (uses.length > 0) throw refuse("item-used", { uses: describeUses(tx, uses) }, [], { uses });
    const { remove } = register.verbs ?? {};
    for (const { key, values, version } of remove ? there : []) {
      await remove!(tx, key, values);
      await stamp(tx, register, key, version + 1);
    }
    const { sql } = tx;
    if (!remove) {
      await sql`
        update ${sql(register.table)}
        set deleted_at = ${tx.clock()}, version = version + 1, changed_at = ${tx.clock()}, changed_by = ${
        personId(tx)
      }
        where ${sql(keyColumn(register))} = any(${there.map(({ key }) => key)})`;
    }
    await recordAll(tx, register, "deleted", there, `delete${register.noun[1]}`);
    return there.length;
  });
}

/**
 * Puts deleted entries back, all or none. Refuses `no-right`, `batch-no-rows`, `not-found` for one that is not deleted, and duplicates
 * where another has their unique fields meanwhile.
 *
 * @returns how many
 */
export async function restoreEntries(ctx: Ctx, register: Register, keys: readonly string[]): Promise<number> {
  requireWrite(ctx, register, "delete");
  if (keys.length === 0) throw refuse("batch-no-rows");
  return await refusingDuplicates(register, () =>
    ctx.tx(async (tx) => {
      const there = await entriesOf(tx, register, keys, { lock: "change", by: "delete" });
      if (there.length < new Set(keys).size) throw refuse("not-found");
      if (there.some(({ deletedAt }) => deletedAt === null)) throw refuse("state-changed");
      const drafts = there.map((entry) => ({
        key: entry.key,
        before: null,
        revives: entry,
        values: entry.values,
        changed: [],
      }));
      refuseProblems(await sameUnique(tx, register, drafts));
      const { restore } = register.verbs ?? {};
      for (const { key, version } of restore ? there : []) {
        await restore!(tx, key);
        await stamp(tx, register, key, version + 1);
      }
      const { sql } = tx;
      if (!restore) {
        await sql`
          update ${sql(register.table)}
          set deleted_at = null, version = version + 1, changed_at = ${tx.clock()}, changed_by = ${
          personId(tx)
        }
          where ${sql(keyColumn(register))} = any(${there.map(({ key }) => key)})`;
      }
      await recordAll(tx, register, "restored", there, `restore${register.noun[1]}`);
      return there.length;
    }));
}

async function recordAll(
  tx: TxCtx,
  register: Register,
  action: RegisterAction & ("deleted" | "restored"),
  entries: readonly Entry[],
  operation: string,
): Promise<void> {
  const typed = fieldsOf(register).filter(([, field]) => isTyped(field)).map(([name]) => name);
  await recordEntries(
    tx,
    register,
    operation,
    entries.map((entry) => ({
      change: {
        key: entry.key,
        version: entry.version + 1,
        action,
        before: action === "deleted" ? entry.values : null,
        after: action === "deleted" ? null : entry.values,
        changed: typed,
      },
      before: action === "deleted" ? entry : null,
      after: action === "deleted" ? null : entry,
    })),
  );
}
