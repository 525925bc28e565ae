import type { Ctx, Pool } from "@/kernel/ctx.ts";
import { PermanentFailure, type WorkRun, type WorkType } from "./define_work.ts";
import { markDone, markFailed, markGivenUp, putBack } from "./end_item.ts";
import { renewLease, type TakenItem } from "./take_item.ts";

/** Progress is written no more often than this, milliseconds, or each third of the lease. */
const PROGRESS_MS = 500;

/** How a run ended; `lost`: another worker has taken the piece since. */
export type Outcome = "done" | "failed" | "given-up" | "put-back" | "lost";

/** The lease ran out or another worker has the piece. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
}

/**
 * Does a piece of work that was taken, under its cause, and writes how it ended. What ends it for good is written once: `givenUp` and its mark are one
 * transaction.
 *
 * @param stop aborted when the process stops
 */
export async function runItem(
  worker: Ctx,
  // deno-lint-ignore no-explicit-any -- work of many shapes side by side; the payload is parsed by its own schema
  work: WorkType<any>,
  item: TakenItem,
  stop: AbortSignal,
): Promise<Outcome> {
  const ctx = worker.under(item.cause);
  const pool = ctx.sql as Pool;
  const payload = work.payload.safeParse(item.payload);
  // Nothing fits the schema of a shape that an older or newer version left: only the row itself can say why.
  if (!payload.success) {
    return await markGivenUp(pool, item, ctx.clock(), payload.error) ? "given-up" : "lost";
  }
  if (item.attempt > work.tries) {
    return await giveUp(ctx, work, item, payload.data, new Error("the last try ended its process"));
  }
  const lease = openLease(ctx, pool, work, item);
  try {
    const run: WorkRun = {
      attempt: item.attempt,
      signal: AbortSignal.any([stop, lease.lost]),
      progress: lease.progress,
    };
    await work.run(ctx, payload.data, run);
    return await markDone(pool, item, ctx.clock()) ? "done" : "lost";
  } catch (error) {
    if (lease.taken) return "lost";
    if (stop.aborted) {
      await putBack(pool, item, ctx.clock());
      return "put-back";
    }
    if (error instanceof PermanentFailure || item.attempt >= work.tries) {
      return await giveUp(ctx, work, item, payload.data, error);
    }
    console.warn("%s %s: try %s failed:", work.kind, item.key, item.attempt, error);
    await markFailed(pool, item, ctx.clock(), error);
    return "failed";
  } finally {
    lease.close();
  }
}

async function giveUp(
  ctx: Ctx,
  // deno-lint-ignore no-explicit-any -- as above
  work: WorkType<any>,
  item: TakenItem,
  payload: unknown,
  reason: unknown,
): Promise<Outcome> {
  console.error(`${work.kind} ${item.key}: given up after ${item.attempt} tries:`, reason);
  return await ctx.tx(async (tx) => {
    if (!await markGivenUp(tx.sql, item, tx.clock(), reason)) return "lost";
    await work.givenUp(tx, payload, reason);
    return "given-up";
  });
}

/** The lease of a run: renewed by progress, lost when it is not renewed in time. */
function openLease(
  ctx: Ctx,
  pool: Pool,
  work: Pick<WorkType, "leaseSeconds">,
  item: TakenItem,
) {
  const lost = new AbortController();
  const leaseMs = work.leaseSeconds * 1000;
  const lose = () => lost.abort(new LeaseLost("the lease of this work ran out"));
  let timer = setTimeout(lose, leaseMs);
  let written = -Infinity;
  const lease = {
    lost: lost.signal,
    /** Another worker has the piece: nothing more is to be written. */
    taken: false,
    async progress(share: number): Promise<void> {
      lost.signal.throwIfAborted();
      if (share < 1 && performance.now() - written < Math.min(PROGRESS_MS, leaseMs / 3)) return;
      written = performance.now();
      if (await renewLease(pool, item, share, { seconds: work.leaseSeconds, now: ctx.clock() })) {
        clearTimeout(timer);
        timer = setTimeout(lose, leaseMs);
        return;
      }
      lease.taken = true;
      lose();
      lost.signal.throwIfAborted();
    },
    close: () => clearTimeout(timer),
  };
  return lease;
}
