import { z } from "zod";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { SYNC_KINDS } from "./plan.ts";

export const SYNC_STATES = ["running", "done", "failed", "stopped"] as const;

const count = z.int().nonnegative();
const moment = z.iso.datetime().nullable();

/** A run as staff see it. */
export const syncRun = z.object({
  id: z.int(),
  kind: z.enum(SYNC_KINDS),
  state: z.enum(SYNC_STATES),
  askedSince: moment,
  begunAt: z.iso.datetime(),
  endedAt: moment,
  seen: count,
  created: count,
  changed: count,
  /** Of a stopped run: how many it would have frozen. */
  frozen: count,
  thawed: count,
  refused: count,
  reason: z.string().nullable(),
  releasedBy: z.string().nullable(),
  releasedAt: moment,
  releaseNote: z.string().nullable(),
  waits: z.boolean().describe("stopped, and may still be released"),
});
export type SyncRun = z.infer<typeof syncRun>;

export const syncRefusal = z.object({
  dmsId: z.string().nullable(),
  userCode: z.string().nullable(),
  rule: z.string().describe("in the caller's language"),
  detail: z.string().nullable(),
});
/** An entry that a run passed over. */
export type SyncRefusal = z.infer<typeof syncRefusal>;

interface Row extends Omit<SyncRun, "reason"> {
  reason: { key: string; params: Record<string, string | number> } | null;
}

/** Columns of a run, over alias `r`. */
export function runColumns({ sql }: Ctx) {
  return sql`
    r.id, r.kind, r.state, r.asked_since, r.begun_at, r.ended_at, r.seen, r.created, r.changed, r.frozen, r.thawed,
    r.refused, r.reason, r.released_by, r.released_at, r.release_note,
    r.state = 'stopped' and r.released_at is null and not exists (
      select from user_sync_runs later
      where later.id > r.id and (later.state = 'stopped' or (later.state = 'done' and later.kind = 'full'))
    ) as waits`;
}

/** A run in the reader's words. */
export function runOf({ t }: Ctx, row: Row): SyncRun {
  return { ...row, reason: row.reason && t(row.reason.key, row.reason.params) };
}

/** The stopped run that waits for staff, or null. */
export async function waitingRun(ctx: Ctx): Promise<SyncRun | null> {
  const [row] = await ctx.sql<Row[]>`
    select ${runColumns(ctx)} from user_sync_runs r where r.state = 'stopped' order by r.id desc limit 1`;
  return row?.waits ? runOf(ctx, isoMoments(row)) : null;
}

/** The entries that a run passed over, in the order of the answer. */
export async function syncRefusals(ctx: Ctx, runId: number): Promise<SyncRefusal[]> {
  const rows = await ctx.sql<SyncRefusal[]>`
    select dms_id, user_code, rule, detail
    from user_sync_refusals
    where run_id = ${runId}
    order by place
    limit 1000`;
  return rows.map((row) => ({ ...row, rule: ctx.t(`user_sync.rule.${row.rule}`) }));
}
