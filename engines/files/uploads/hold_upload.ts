import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { UploadBusy, UploadTakenOver } from "./upload_faults.ts";

/** A holder that has been silent for this long is taken to be dead, seconds. */
export const LEASE_SECONDS = 5;
/** How often the holder says that it lives and hears whether another waits, ms. */
const HEARTBEAT_MS = 500;
/** How often one who waits looks again, and for how long, ms. */
const LOOK_MS = 100, PATIENCE_MS = 15_000;

/** The right to write an upload, for one request among all processes. */
export interface UploadHold {
  /** Names the holder: what is written in its name counts only while it holds. */
  readonly holder: string;
  release(): Promise<void>;
}

/**
 * Takes an upload for oneself, waiting for another to let go (tus's lockers ask so). A dead process holds it for `LEASE_SECONDS` at
 * most; time is the database's, since processes' clocks differ.
 *
 * @param onWanted called once when another waits: end soon
 * @throws UploadBusy when nobody lets go, or `signal` ends the waiting
 */
export async function holdUpload(
  ctx: Ctx,
  id: string,
  { signal, onWanted, patienceMs = PATIENCE_MS }: {
    signal?: AbortSignal;
    onWanted?: () => void;
    patienceMs?: number;
  } = {},
): Promise<UploadHold> {
  const holder = crypto.randomUUID();
  const until = performance.now() + patienceMs;
  while (!await take(ctx, id, holder)) {
    if (signal?.aborted || performance.now() > until) throw new UploadBusy();
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  let told = false;
  let beating: Promise<void> = Promise.resolve();
  const heartbeat = setInterval(() => {
    beating = beat(ctx, id, holder).then((wanted) => {
      if (wanted && !told) {
        told = true;
        onWanted?.();
      }
    }).catch(() => {
      // The next beat tries again; if none comes through, what is written is refused.
    });
  }, HEARTBEAT_MS);
  return {
    holder,
    async release() {
      clearInterval(heartbeat);
      await beating;
      await ctx.sql`delete from upload_locks where upload_id = ${id} and holder = ${holder}`;
    },
  };
}

async function take(ctx: Ctx, id: string, holder: string): Promise<boolean> {
  const [taken] = await ctx.sql`
    insert into upload_locks (upload_id, holder, held_until)
    values (${id}, ${holder}, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
    on conflict (upload_id) do update
    set holder = excluded.holder, held_until = excluded.held_until, wanted = false
    where upload_locks.held_until < clock_timestamp()
    returning 1`;
  if (taken) return true;
  await ctx.sql`update upload_locks set wanted = true where upload_id = ${id} and not wanted`;
  return false;
}

/** Whether another waits. */
async function beat(ctx: Ctx, id: string, holder: string): Promise<boolean> {
  const [row] = await ctx.sql<{ wanted: boolean }[]>`
    update upload_locks
    set held_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where upload_id = ${id} and holder = ${holder}
    returning wanted`;
  return row?.wanted ?? true;
}

/** Refuses what is written by one who no longer holds the upload; nobody takes it over before the transaction ends. */
export async function requireHold(tx: TxCtx, hold: UploadHold, id: string): Promise<void> {
  const [held] = await tx.sql`
    select 1 from upload_locks where upload_id = ${id} and holder = ${hold.holder} for share`;
  if (!held) throw new UploadTakenOver();
}
