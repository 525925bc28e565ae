import type { Ctx } from "@/kernel/ctx.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows deleted by one statement: none holds its locks for long. */
const AT_ONCE = 5000;

/**
 * Deletes sessions that ended, or began and were left, and links of mails that were used or ran out, longer ago than `retention.endedDays`:
 * people who do not come any more leave them for good. What is good for minutes alone (captchas, steps of a login, challenges, tries, rates)
 * goes while others come.
 *
 * @returns how many rows went
 */
export async function forgetEnded(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  const { sql } = ctx;
  const before = new Date(ctx.clock().getTime() - ctx.retention.endedDays * DAY_MS);
  const statements = [
    () =>
      sql`
      delete from sessions
      where id in (select id from sessions where coalesce(ended_at, last_seen_at) < ${before} limit ${AT_ONCE})`,
    () =>
      sql`
      delete from mail_links
      where token_hash in (
        select token_hash from mail_links where least(used_at, expires_at) < ${before} limit ${AT_ONCE}
      )`,
  ];
  let gone = 0;
  for (const statement of statements) {
    while (!signal?.aborted) {
      const { count } = await statement();
      gone += count;
      if (count < AT_ONCE) break;
    }
  }
  return gone;
}
