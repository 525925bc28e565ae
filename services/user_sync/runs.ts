import { publish } from "@/engines/events/publish.ts";
import { userSynced } from "@/events/users.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { notifySyncStopped } from "./notify_sync_stopped.ts";
import type { RefusedEntry } from "./ask_people.ts";
import type { SyncKind } from "./plan.ts";

/** A run while it goes; its figures are written at its end. */
export interface Run {
  id: number;
  kind: SyncKind;
  since: Date | null;
  begunAt: Date;
  seen: number;
  created: number;
  changed: number;
  frozen: number;
  thawed: number;
}

interface Reason {
  key: string;
  params: Record<string, string | number>;
}

/** Where people come from. */
const SYSTEM = "dms";

/** No run takes this long; one that is still open then has lost its process. */
const MAX_MINUTES = 60;

/** Begins a run. Those that a killed process left open are ended, old ones removed. */
export async function beginRun(ctx: Ctx, kind: SyncKind, since: Date | null): Promise<Run> {
  const now = ctx.clock();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  return await ctx.tx(async ({ sql }) => {
    await sql`
      update user_sync_runs
      set state = 'failed', ended_at = ${now}, reason = ${
      sql.json({ key: "user_sync.reason.ended", params: {} })
    }
      where state = 'running' and begun_at < ${ago(MAX_MINUTES)}`;
    await sql`
      delete from user_sync_runs where begun_at < ${ago(ctx.retention.syncRunDays * 24 * 60)}`;
    const [run] = await sql<{ id: number }[]>`
      insert into user_sync_runs (kind, asked_since, begun_at)
      values (${kind}, ${since}, ${now})
      returning id`;
    return {
      ...{ id: Number(run!.id), kind, since, begunAt: now },
      ...{ seen: 0, created: 0, changed: 0, frozen: 0, thawed: 0 },
    };
  });
}

/** Ends a run with its figures and the entries it passed over; one that did its work is told as `user.synced`. */
export async function endRun(
  ctx: Ctx,
  run: Run,
  state: "done" | "failed",
  refused: readonly RefusedEntry[],
  reason: Reason | null = null,
): Promise<void> {
  await ctx.tx(async (tx) => {
    await writeEnd(tx, run, state, refused, reason);
    if (state !== "done") return;
    await publish(tx, userSynced, {
      ...{ system: SYSTEM, run: await nextTold(tx), kind: run.kind, since: run.since?.toISOString() ?? null },
      usersSeen: run.seen,
      usersCreated: run.created,
      usersChanged: run.changed + run.thawed,
      usersFrozen: run.frozen,
      usersRefused: refused.length,
      startedAt: run.begunAt.toISOString(),
      endedAt: tx.clock().toISOString(),
    });
  });
}

/** Number under which a run is told: of those told, one after another, and in the order of their events. */
async function nextTold({ sql }: TxCtx): Promise<number> {
  const [told] = await sql<{ run: number }[]>`
    insert into told_sync_runs (system, run) values (${SYSTEM}, 1)
    on conflict (system) do update set run = told_sync_runs.run + 1
    returning run`;
  return Number(told!.run);
}

/** Ends a run that would have frozen too many. Staff are told once, not again by each run that is stopped for the same. */
export async function stopRun(ctx: Ctx, run: Run, wouldFreeze: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const [before] = await tx.sql<{ state: string }[]>`
      select state from user_sync_runs
      where id < ${run.id} and kind = ${run.kind} and state <> 'running'
      order by id desc
      limit 1`;
    run.frozen = wouldFreeze;
    await writeEnd(tx, run, "stopped", [], {
      key: "user_sync.reason.too-many",
      params: { count: wouldFreeze },
    });
    if (before?.state !== "stopped") await notifySyncStopped(tx, { runId: run.id, count: wouldFreeze });
  });
}

/** Whether staff have let the freezing of the last stopped run pass, and no run has made use of it yet. */
export async function freezingReleased(ctx: Ctx): Promise<boolean> {
  const [stopped] = await ctx.sql<{ released: boolean }[]>`
    select released_at is not null as released
    from user_sync_runs s
    where state = 'stopped' and not exists (
      select from user_sync_runs later
      where later.id > s.id and later.state = 'done' and later.begun_at > s.released_at and later.frozen > 0
    )
    order by id desc
    limit 1`;
  return stopped?.released ?? false;
}

async function writeEnd(
  tx: TxCtx,
  run: Run,
  state: "done" | "failed" | "stopped",
  refused: readonly RefusedEntry[],
  reason: Reason | null,
): Promise<void> {
  const { sql } = tx;
  const { seen, created, changed, frozen, thawed } = run;
  await sql`
    update user_sync_runs
    set ${
    sql({
      ...{ state, endedAt: tx.clock(), seen, created, changed, frozen, thawed, refused: refused.length },
      reason: reason && sql.json(reason as never),
    })
  }
    where id = ${run.id}`;
  for (const entry of refused) {
    await sql`
      insert into user_sync_refusals ${
      sql({
        runId: run.id,
        place: entry.place,
        dmsId: entry.dmsId,
        userCode: entry.userCode,
        rule: entry.rule,
        detail: entry.detail,
      })
    }
      on conflict do nothing`;
  }
}
