import type { WorkRun } from "@/engines/work/define_work.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";

/** People told in one transaction. */
const AT_ONCE = 500;

/**
 * Tells many people in batches, each in a transaction of its own, and says how far it is.
 *
 * @param receivers ids of people, always in the same order
 * @param tell tells one batch, after it has seen that there still is something to tell; false: there is not, and nobody else is told
 */
export async function tellInBatches(
  ctx: Ctx,
  run: WorkRun,
  receivers: readonly number[],
  tell: (tx: TxCtx, batch: number[]) => Promise<boolean>,
): Promise<void> {
  for (let from = 0; from < receivers.length; from += AT_ONCE) {
    run.signal.throwIfAborted();
    if (!await ctx.tx((tx) => tell(tx, receivers.slice(from, from + AT_ONCE)))) return;
    await run.progress(Math.min((from + AT_ONCE) / receivers.length, 1));
  }
}
