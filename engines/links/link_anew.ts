import { allEntries } from "../registers/read_entries.ts";
import type { Register } from "../registers/define_register.ts";
import type { Fields, ReadValues } from "../registers/entry_types.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";

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
  const { records } = await allEntries(ctx, register, {});
  for await (const { key, values } of records) {
    signal.throwIfAborted();
    await ctx.tx((tx) => link(tx, { key, before: null, after: values as ReadValues<F> }));
  }
}
