import type { Ctx } from "@/kernel/ctx.ts";
import type { ConsumerState } from "@/engines/events/types.ts";

/** Every consumer that runs, by name, with how far it is and what it has parked. */
export async function listConsumers(ctx: Ctx): Promise<ConsumerState[]> {
  const rows = await ctx.sql<
    (Omit<ConsumerState, "measuredAt" | "lastEffectAt" | "lastEventAt"> & {
      measuredAt: Date | null;
      lastEffectAt: Date | null;
      lastEventAt: Date | null;
    })[]
  >`
    select
      c.name, c.types, c.topics, c.lag, c.measured_at, c.last_effect_at, c.last_event_at,
      coalesce(p.parked, 0) as parked, coalesce(p.waiting, 0) as waiting
    from event_consumers c
    left join (
      select consumer, count(*) as parked, count(*) filter (where state = 'waiting') as waiting
      from parked_events
      where ended_at is null
      group by consumer
    ) p on p.consumer = c.name
    order by c.name`;
  return rows.map((row) => ({
    ...row,
    measuredAt: row.measuredAt?.toISOString() ?? null,
    lastEffectAt: row.lastEffectAt?.toISOString() ?? null,
    lastEventAt: row.lastEventAt?.toISOString() ?? null,
  }));
}
