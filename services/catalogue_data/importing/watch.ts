import type { WorkRun } from "@/engines/work/define_work.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { tellImports } from "./tell.ts";

/** Somebody asked for it to end. */
export class Stopped extends Error {
  override name = "Stopped";
}

/** What a long transaction is told of and tells. */
export interface Watch {
  /** Aborted when it is to end. */
  signal: AbortSignal;
  /** Says which kind is in hand and how far all of it is, 0 to 1. */
  at(phase: string, share: number): void;
}

/** How often progress is written and wishes to stop are looked for, milliseconds. */
const ROUND_MS = 1000;

/** What is told beside a step while it runs, from when it began until `end`. */
interface Rounds extends Watch {
  end(): Promise<void>;
}

/**
 * Beside a step of an import, on another connection: writes down how far it is, renews its lease and looks whether it is to end, however long a
 * single piece of it takes.
 *
 * @param cancel called in each round once it is to end
 * @param share how far all of it is already, 0 to 1
 */
export function startRounds(
  ctx: Ctx,
  run: WorkRun,
  importId: number,
  cancel: () => Promise<unknown> = () => Promise.resolve(),
  share = 0,
): Rounds {
  const ended = new AbortController();
  const told = { phase: "", share };
  const round = async () => {
    const [row] = await ctx.sql<{ stopWanted: boolean }[]>`
      update catalogue_imports
      set phase = ${told.phase}, rows_done = ${Math.round(told.share * 1000)}, rows_total = 1000
      where id = ${importId}
      returning stop_wanted`;
    await ctx.tx((tx) => Promise.resolve(tellImports(tx, importId)));
    await run.progress(Math.min(told.share, 0.99)).catch((error) => ended.abort(error));
    if (row?.stopWanted) ended.abort(new Stopped("somebody asked for it to end"));
    if (run.signal.aborted) ended.abort(run.signal.reason);
    if (ended.signal.aborted) await cancel();
  };
  let rounds: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    rounds = rounds.then(round).catch((error) => console.warn(`import ${importId}:`, error));
  }, ROUND_MS);
  return {
    signal: ended.signal,
    at(phase, share) {
      ended.signal.throwIfAborted();
      Object.assign(told, { phase, share });
    },
    async end() {
      clearInterval(timer);
      await rounds;
    },
  };
}

/**
 * Runs work in one transaction without limit of time while another connection writes down how far it is and looks whether it is to end: then the
 * statement that runs is cancelled and the transaction leaves nothing.
 *
 * @param finish runs last in the same transaction, when nothing is written beside it any more
 * @param share how far what it is part of is when it begins, 0 to 1
 * @throws Stopped when somebody asked for it
 */
export async function underWatch<T>(
  ctx: Ctx,
  run: WorkRun,
  importId: number,
  work: (tx: TxCtx, watch: Watch) => Promise<T>,
  finish: (tx: TxCtx, result: T) => Promise<void>,
  share = 0,
): Promise<void> {
  let pid = 0;
  const rounds = startRounds(ctx, run, importId, async () => {
    if (pid !== 0) await ctx.sql`select pg_cancel_backend(${pid})`;
  }, share);
  try {
    await ctx.tx(async (tx) => {
      // Of this transaction alone: all others keep their limits.
      await tx.sql`set local statement_timeout = 0`;
      const [backend] = await tx.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      pid = backend!.pid;
      const result = await work(tx, rounds);
      await rounds.end();
      rounds.signal.throwIfAborted();
      await finish(tx, result);
    });
  } catch (error) {
    // A cancelled statement says no more than that it was.
    if (rounds.signal.aborted) throw rounds.signal.reason;
    throw error;
  } finally {
    await rounds.end();
  }
}
