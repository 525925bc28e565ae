import type { Ctx } from "@/kernel/ctx.ts";
import { readLogSettings } from "./log_settings.ts";

/** Rows deleted by one statement: none holds its locks for long. */
const AT_ONCE = 5000;

/**
 * Deletes messages that were read or done, and mails and hand-overs that ended, once they are older than the settings keep them (LogManage).
 * What still waits, and what nobody has read, stays. Returns how many rows went.
 */
export async function retireTold(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  const { keepToldMonths } = await readLogSettings(ctx);
  if (keepToldMonths === 0) return 0;
  const { sql } = ctx;
  const before = new Date(ctx.clock());
  before.setUTCMonth(before.getUTCMonth() - keepToldMonths);
  const steps = [
    () =>
      sql`
        delete from messages
        where id in (
          select id from messages
          where created_at < ${before} and (read_at is not null or done_at is not null)
          limit ${AT_ONCE}
        )`,
    // A hand-over goes before its delivery, and only when no later round of it is still under way.
    () =>
      sql`
        delete from pushes
        where id in (
          select p.id from pushes p
          where p.ended_at < ${before} and not exists (
            select from pushes later
            where later.subject_kind = p.subject_kind and later.subject_id = p.subject_id
              and coalesce(later.ended_at, 'infinity') >= ${before}
          )
          limit ${AT_ONCE}
        )`,
    () =>
      sql`
        delete from deliveries
        where id in (
          select d.id from deliveries d
          where coalesce(d.sent_at, d.given_up_at) < ${before} and not exists (select from pushes p where p.delivery_id = d.id)
          limit ${AT_ONCE}
        )`,
  ];
  let gone = 0;
  for (const step of steps) {
    let count = AT_ONCE;
    while (count === AT_ONCE && !signal?.aborted) {
      count = (await step()).count;
      gone += count;
    }
  }
  return gone;
}
