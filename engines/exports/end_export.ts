import { exportDone, exportFailed } from "@/events/exports.ts";
import { publish } from "@/engines/events/publish.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { useFile } from "../files/use_file.ts";
import { sendUserHint } from "../live/live_hint.ts";
import type { ExportRun } from "./work_name.ts";
import { exportUse } from "./delete_export.ts";

/** Why an export came to nothing. Their sentences: `exports.reason.<reason>`. */
export const EXPORT_REASONS = [
  "account-closed",
  "right-lost",
  "too-many-rows",
  "refused",
  "unknown-list",
  "gave-up",
] as const;
export type ExportReason = typeof EXPORT_REASONS[number];

/** The task was cancelled, asked for again or ended by another worker: what this one made is dropped. */
export class NotWanted extends Error {
  override name = "NotWanted";
}

/** Tells how far it is. Throws `NotWanted` when nobody wants it any more. */
export async function markProgress(
  ctx: Ctx,
  { exportId, version }: ExportRun,
  rows: { done: number; total: number },
): Promise<void> {
  await ctx.tx(async (tx) => {
    const [task] = await tx.sql<{ userId: number }[]>`
      update export_tasks
      set rows_done = ${rows.done}, rows_total = ${rows.total}
      where id = ${exportId} and version = ${version} and state = 'processing'
      returning user_id`;
    if (!task) throw new NotWanted(`export ${exportId}`);
    sendUserHint(tx, "exports", Number(task.userId), exportId);
  });
}

/** Puts down the file, in the transaction that stores it, and tells it. Throws `NotWanted`, which takes the file back. */
export async function endDone(
  tx: TxCtx,
  { exportId, version }: ExportRun,
  file: { id: string; name: string },
  rows: number,
): Promise<void> {
  const { sql } = tx;
  const now = tx.clock();
  const expiresAt = new Date(now.getTime() + tx.retention.exportDays * 86_400_000);
  const [task] = await sql<{ version: number; kind: string; userId: number; size: string }[]>`
    update export_tasks t
    set state = 'success', version = t.version + 1, rows_done = ${rows}, rows_total = ${rows}, file_id = f.id,
      file_name = ${file.name}, size = f.size, ended_at = ${now}, expires_at = ${expiresAt}
    from files f
    where t.id = ${exportId} and t.version = ${version} and t.state = 'processing' and f.id = ${file.id}
    returning t.version, t.kind, t.user_id, t.size`;
  if (!task) throw new NotWanted(`export ${exportId}`);
  await useFile(tx, file.id, exportUse(exportId));
  const userId = Number(task.userId);
  await publish(tx, exportDone, {
    exportId,
    version: task.version,
    kind: task.kind,
    userId,
    fileId: file.id,
    rows,
    size: Number(task.size),
    expiresAt: expiresAt.toISOString(),
  });
  sendUserHint(tx, "exports", userId, exportId);
}

/** Puts down why there is no file, and tells it; nothing when nobody wants it any more. */
export async function endFailed(
  ctx: Ctx,
  { exportId, version }: ExportRun,
  reason: ExportReason,
): Promise<void> {
  await ctx.tx(async (tx) => {
    const key = `exports.reason.${reason}`;
    const [task] = await tx.sql<{ version: number; kind: string; userId: number }[]>`
      update export_tasks
      set state = 'failed', version = version + 1, reason = ${key}, ended_at = ${tx.clock()}
      where id = ${exportId} and version = ${version} and state in ('pending', 'processing')
      returning version, kind, user_id`;
    if (!task) return;
    const userId = Number(task.userId);
    await publish(tx, exportFailed, {
      exportId,
      version: task.version,
      kind: task.kind,
      userId,
      reason: key,
    });
    sendUserHint(tx, "exports", userId, exportId);
  });
}
