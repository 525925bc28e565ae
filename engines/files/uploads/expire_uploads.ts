import type { Ctx } from "@/kernel/ctx.ts";
import { dropUpload } from "./drop_upload.ts";
import { holdUpload } from "./hold_upload.ts";
import type { Upload } from "./read_upload.ts";
import { UploadBusy } from "./upload_faults.ts";

/** Uploads looked at in one go. */
const AT_ONCE = 100;

/**
 * Forgets uploads whose time is over and what the store has of them; of a finished one only the note that it was an upload. One that is
 * written at this moment is left for the next run.
 *
 * @returns how many went
 */
export async function expireUploads(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  const now = ctx.clock();
  const { count: finished } = await ctx.sql`
    delete from uploads where expires_at <= ${now} and file_id is not null`;
  await ctx.sql`delete from upload_locks where held_until < clock_timestamp() - interval '1 hour'`;
  const over = await ctx.sql<Pick<Upload, "id" | "key" | "handle" | "tailKey">[]>`
    select id, key, handle, tail_key
    from uploads
    where expires_at <= ${now}
    order by expires_at
    limit ${AT_ONCE}`;
  let gone = finished;
  for (const upload of over) {
    if (signal?.aborted) break;
    try {
      const hold = await holdUpload(ctx, upload.id, { patienceMs: 0 });
      await dropUpload(ctx, upload).finally(() => hold.release());
      gone++;
    } catch (error) {
      if (!(error instanceof UploadBusy)) throw error;
    }
  }
  return gone;
}
