import { codeOf } from "@/kernel/access/actor.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { countRange } from "./count_range.ts";
import type { EventRange } from "./event_range.ts";

/**
 * Asks for a range of events to be brought to a consumer again; workers do it. Refused when there is nothing, or more or less than the
 * count that was told beforehand.
 *
 * @returns id of the replay
 */
export async function replayRange(
  ctx: Ctx,
  range: EventRange,
  { counted, withSkipped }: { counted: number; withSkipped: boolean },
): Promise<number> {
  return await ctx.tx(async (tx) => {
    const { events, firstPlace, lastPlace } = await countRange(tx, range);
    if (events === 0) throw refuse("replay-nothing");
    const { way } = range;
    // A partition may have grown meanwhile: as much of it is read as was told.
    if (way === "offsets" ? counted > events : counted !== events) {
      throw refuse("replay-count-changed", { counted, events });
    }
    const { consumer } = range;
    const toOffset = firstPlace + counted - 1;
    const which = {
      ...(way === "period" ? { fromAt: range.from, toAt: range.to } : { topic: range.topic }),
      ...(way === "aggregate" ? { key: range.key } : {}),
      ...(way === "offsets" ? { busPartition: range.partition, fromOffset: firstPlace, toOffset } : {}),
    };
    const { sql } = tx;
    const row = {
      ...{ consumer, way, ...which, withSkipped, counted },
      place: firstPlace - 1,
      lastPlace: way === "offsets" ? toOffset : lastPlace,
      askedBy: codeOf(tx.actor),
      askedAt: tx.clock(),
    };
    const [made] = await sql<{ id: number }[]>`insert into event_replays ${sql(row)} returning id`;
    await recordChange(tx, {
      operation: "replayEvents",
      funLink: "EventMonitor",
      subjectKind: "event-replay",
      subjectId: made!.id,
      after: { consumer, way, ...which, withSkipped, counted },
    });
    tx.signal("replays");
    return made!.id;
  });
}

/** Ends a replay where it is; what it has brought about stays. Refuses `replay-ended`. */
export async function stopReplay(ctx: Ctx, id: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const [stopped] = await tx.sql<{ consumer: string; lookedAt: number }[]>`
      update event_replays
      set state = 'stopped', ended_at = ${tx.clock()}
      where id = ${id} and state = 'running'
      returning consumer, looked_at`;
    if (!stopped) throw refuse("replay-ended");
    await recordChange(tx, {
      operation: "stopReplay",
      funLink: "EventMonitor",
      subjectKind: "event-replay",
      subjectId: id,
      before: { state: "running" },
      after: { state: "stopped", ...stopped },
    });
  });
}
