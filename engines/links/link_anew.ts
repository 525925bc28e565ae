import type { Register } from "../registers/define_register.ts";
import type { Fields, ReadValues } from "../registers/entry_types.ts";
import { allKeys, entriesOf } from "../registers/read_entries.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";

/** Entries that are read at once: few, so that what is linked is hardly older than the link. */
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
  const keys = await allKeys(ctx, register);
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const entries = await entriesOf(ctx, register, keys.slice(at, at + AT_ONCE));
    for (const { key, values } of entries) {
      signal.throwIfAborted();
      await ctx.tx((tx) => link(tx, { key, before: null, after: values }));
    }
  }
}
