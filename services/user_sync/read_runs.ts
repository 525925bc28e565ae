import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import type { SyncKind } from "./plan.ts";

export const SYNC_STATES = ["running", "done", "failed", "stopped"] as const;
export type SyncState = typeof SYNC_STATES[number];

/** A run as staff see it. */
export interface SyncRun {
  id: number;
  kind: SyncKind;
  state: SyncState;
  askedSince: Date | null;
  begunAt: Date;
  endedAt: Date | null;
  seen: number;
  created: number;
  changed: number;
  /** Of a stopped run: how many it would have frozen. */
  frozen: number;
  thawed: number;
  refused: number;
  reason: string | null;
  releasedBy: string | null;
  releasedAt: Date | null;
  releaseNote: string | null;
  /** May still be released. */
  waits: boolean;
}

/** An entry that a run passed over. */
export interface SyncRefusal {
  dmsId: string | null;
  userCode: string | null;
  /** The rule in the reader's language. */
  rule: string;
  detail: string | null;
}

interface Row extends Omit<SyncRun, "reason"> {
  reason: { key: string; params: Record<string, string | number> } | null;
}

/** Runs, newest first. `quiet` leaves out those that found nothing to do. */
export async function listSyncRuns(
  ctx: Ctx,
  list: { pageNo: number; pageSize: number; state?: SyncState; quiet?: boolean },
): Promise<Page<SyncRun>> {
  const { sql } = ctx;
  const from = sql`
    from user_sync_runs r
    where true
      ${list.state ? sql`and state = ${list.state}` : sql``}
      ${
    list.quiet
      ? sql`and (kind = 'full' or state <> 'done' or created + changed + frozen + thawed + refused > 0)`
      : sql``
  }`;
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`select count(*)::int as total ${from}`;
  const rows = await sql<Row[]>`
    select r.*, state = 'stopped' and released_at is null and not exists (
      select from user_sync_runs later
      where later.id > r.id and (later.state = 'stopped' or (later.state = 'done' and later.kind = 'full'))
    ) as waits
    ${from}
    order by id desc
    limit ${list.pageSize} offset ${(list.pageNo - 1) * list.pageSize}`;
  const { pageNo, pageSize } = list;
  return { pageNo, pageSize, total, records: rows.map((row) => told(ctx, row)) };
}

function told({ t }: Ctx, row: Row): SyncRun {
  const { kind, state, askedSince, begunAt, endedAt, seen, created, changed, frozen, thawed, refused } = row;
  const { releasedBy, releasedAt, releaseNote, waits } = row;
  return {
    id: Number(row.id),
    ...{ kind, state, askedSince, begunAt, endedAt, seen, created, changed, frozen, thawed, refused },
    ...{ releasedBy, releasedAt, releaseNote, waits },
    reason: row.reason && t(row.reason.key, row.reason.params),
  };
}

/** The stopped run that waits for staff, or null. */
export async function waitingRun(ctx: Ctx): Promise<SyncRun | null> {
  const { records } = await listSyncRuns(ctx, { pageNo: 1, pageSize: 1, state: "stopped" });
  return records[0]?.waits ? records[0] : null;
}

/** The entries that a run passed over, in the order of the answer. */
export async function syncRefusals(ctx: Ctx, runId: number): Promise<SyncRefusal[]> {
  const rows = await ctx.sql<SyncRefusal[]>`
    select dms_id, user_code, rule, detail
    from user_sync_refusals
    where run_id = ${runId}
    order by place
    limit 1000`;
  return rows.map((row) => ({ ...row, rule: ctx.t(`sync.rule.${row.rule}`) }));
}
