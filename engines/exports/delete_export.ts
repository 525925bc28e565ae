import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { releaseFile } from "@/engines/files/release_file.ts";
import { sendUserHint } from "@/engines/live/live_hint.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** What an export's file is used by. */
export function exportUse(id: string) {
  return { kind: "export", id };
}

/**
 * Deletes an own task: one under way is cancelled by it, since its worker finds it gone and ends without a file. Refuses `not-found`.
 */
export async function deleteExport(ctx: Ctx, id: string): Promise<void> {
  const user = personOf(ctx);
  await ctx.tx(async (tx) => {
    const [gone] = await tx.sql<{ kind: string; state: string; fileId: string | null }[]>`
      delete from export_tasks where id = ${id} and user_id = ${user.id} returning kind, state, file_id`;
    if (!gone) throw refuse("not-found");
    if (gone.fileId !== null) await releaseFile(tx, gone.fileId, exportUse(id));
    await recordChange(tx, {
      operation: "deleteExport",
      funLink: "MyDownload",
      subjectKind: "export",
      subjectId: id,
      before: { kind: gone.kind, state: gone.state },
    });
    sendUserHint(tx, "exports", user.id, id);
  });
}

/** Tasks in one transaction. */
const AT_ONCE = 200;

/**
 * Lets go of the files whose time is over; their rows say so for `retention.endedDays` more, then they go too.
 *
 * @returns how many
 */
export async function expireExports(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  let expired = 0;
  while (!signal?.aborted) {
    const some = await ctx.tx(expireSome);
    expired += some;
    if (some < AT_ONCE) break;
  }
  const before = new Date(ctx.clock().getTime() - ctx.retention.endedDays * 86_400_000);
  await ctx.sql`
    delete from export_tasks where coalesce(expires_at, ended_at) < ${before} and ended_at is not null and file_id is null`;
  return expired;
}

async function expireSome(tx: TxCtx): Promise<number> {
  const { sql } = tx;
  const due = await sql<{ id: string; fileId: string; userId: number }[]>`
    select id, file_id, user_id
    from export_tasks
    where expires_at <= ${tx.clock()} and file_id is not null
    order by expires_at
    limit ${AT_ONCE}
    for update skip locked`;
  for (const { id, fileId, userId } of due) {
    await sql`update export_tasks set file_id = null where id = ${id}`;
    await releaseFile(tx, fileId, exportUse(id));
    sendUserHint(tx, "exports", Number(userId), id);
  }
  return due.length;
}
