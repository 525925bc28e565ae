import type { Ctx } from "@/kernel/ctx.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Partitions of a month: `outbox_202601`. */
const MONTH_OF = /^(?:outbox|event_receipts)_(\d{4})(\d{2})$/;

/**
 * Drops the months of the outbox and of the receipts that ended longer ago than events are kept, and the parked events and replays that ended
 * long ago. A month of the outbox with anything unsent stays, and so does one of receipts with an event that is still parked: the receipt is
 * what keeps it from a second effect. Returns the partitions dropped.
 */
export async function retireEvents(ctx: Ctx): Promise<string[]> {
  const now = ctx.clock();
  const kept = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ctx.retention.eventMonths, 1));
  const rows = await ctx.sql<{ name: string }[]>`
    select c.relname as name
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('outbox'::regclass, 'event_receipts'::regclass)
    order by c.relname`;
  const dropped: string[] = [];
  for (const { name } of rows) {
    const month = MONTH_OF.exec(name);
    if (!month) continue;
    const begin = new Date(Date.UTC(Number(month[1]), Number(month[2]) - 1, 1));
    const end = new Date(Date.UTC(Number(month[1]), Number(month[2]), 1));
    if (end > kept) continue;
    if (await dropMonth(ctx, name, begin, end)) dropped.push(name);
  }
  const ended = new Date(now.getTime() - ctx.retention.parkedDays * DAY_MS);
  await ctx.sql`delete from parked_events where ended_at < ${ended}`;
  await ctx.sql`delete from event_replays where ended_at < ${ended}`;
  return dropped;
}

async function dropMonth(ctx: Ctx, name: string, begin: Date, end: Date): Promise<boolean> {
  return await ctx.tx(async ({ sql }) => {
    const needed = name.startsWith("outbox")
      ? await sql`select 1 from ${sql(name)} where sent_at is null limit 1`
      : await sql`
        select 1
        from parked_events
        where ended_at is null and occurred_at >= ${begin} and occurred_at < ${end}
        limit 1`;
    if (needed.length > 0) return false;
    await sql`drop table ${sql(name)}`;
    return true;
  });
}
