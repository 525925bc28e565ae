import type { Ctx } from "@/kernel/ctx.ts";

/** How long a chunk may take before another process takes the replay up, seconds. */
const LEASE_SECONDS = 120;

/** A replay that this process works on until its lease ends. */
export interface TakenReplay {
  id: number;
  consumer: string;
  way: "aggregate" | "period" | "offsets";
  topic: string | null;
  key: string | null;
  fromAt: Date | null;
  toAt: Date | null;
  busPartition: number | null;
  withSkipped: boolean;
  /** The last one dealt with, and the last one of all: ids of the outbox, or offsets. */
  place: number;
  lastPlace: number;
  leaseUntil: Date;
}

/** The oldest replay that runs and that no other process is at. */
export async function takeReplay(ctx: Ctx): Promise<TakenReplay | undefined> {
  const now = ctx.clock();
  const [taken] = await ctx.sql<TakenReplay[]>`
    update event_replays
    set lease_until = ${new Date(now.getTime() + LEASE_SECONDS * 1000)}
    where id = (
      select id
      from event_replays
      where state = 'running' and (lease_until is null or lease_until < ${now})
      order by id
      limit 1
      for update skip locked
    )
    returning
      id, consumer, way, topic, key, from_at, to_at, bus_partition, with_skipped, place, last_place, lease_until`;
  return taken;
}
