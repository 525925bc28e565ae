import type { Ctx } from "@/kernel/ctx.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows deleted by one statement: none holds its locks for long. */
const AT_ONCE = 5000;

/** Deletes what was done or given up long ago; returns how many rows went. */
export async function deleteEndedWork(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  const before = new Date(ctx.clock().getTime() - ctx.retention.workDays * DAY_MS);
  let gone = 0;
  while (!signal?.aborted) {
    const { count } = await ctx.sql`
      delete from work_items
      where id in (
        select id
        from work_items
        where ended_at < ${before}
        limit ${AT_ONCE}
      )`;
    gone += count;
    if (count < AT_ONCE) break;
  }
  return gone;
}
