import type { Register } from "../registers/define_register.ts";
import type { Fields, ReadValues } from "../registers/entry_types.ts";
import { entriesOf } from "../registers/read_entries.ts";
import { keyColumn } from "../registers/shape.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";

/** Entries that are read at once. */
const AT_ONCE = 200;

/**
 * Reads the links of all entries of a register anew, each in a transaction of its own: texts that stood there before links were kept, and things
 * that came after the texts that name them.
 *
 * @param link what the register does after a change of an entry
 */
export async function linkEntriesAnew<F extends Fields>(
  ctx: Ctx,
  register: Register<F>,
  link: (tx: TxCtx, change: { key: string; before: null; after: ReadValues<F> }) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { sql } = ctx;
  const key = sql(keyColumn(register));
  // Not by a cursor: its statement would last as long as all that is written meanwhile.
  const keys = await sql<{ key: string }[]>`
    select ${key}::text as key from ${sql(register.table)} where deleted_at is null order by ${key}`;
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const entries = await entriesOf(ctx, register, keys.slice(at, at + AT_ONCE).map((one) => one.key));
    for (const { key, values } of entries) {
      signal.throwIfAborted();
      await ctx.tx((tx) => link(tx, { key, before: null, after: values }));
    }
  }
}
