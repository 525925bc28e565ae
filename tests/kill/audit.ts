import { CONSUMERS } from "@/domains.ts";
import type { Pool } from "@/kernel/ctx.ts";

/** An event as the database keeps it. */
export interface KeptEvent {
  id: number;
  eventId: string;
  topic: string;
  type: string;
  key: string;
  sequence: number;
  occurredAt: Date;
  sentAt: Date | null;
}

/** Facts that hold whatever was killed; those that do not are told in a sentence each. */
export class Audit {
  readonly wrong: string[] = [];
  readonly counts: Record<string, number> = {};

  /** Notes what is wrong with some of many. */
  none(what: string, found: readonly unknown[]): void {
    if (found.length === 0) return;
    const shown = found.slice(0, 5).map((one) => JSON.stringify(one)).join(" ");
    this.wrong.push(`${what}: ${found.length}, such as ${shown}`);
  }

  least(what: string, got: number, wanted: number): void {
    if (got < wanted) this.wrong.push(`${what}: ${got} and not ${wanted} or more`);
  }

  equal(what: string, got: number, wanted: number): void {
    if (got !== wanted) this.wrong.push(`${what}: ${got} instead of ${wanted}`);
  }
}

/** Every event of the database, by id. */
export async function eventsOf(sql: Pool): Promise<KeptEvent[]> {
  return await sql<KeptEvent[]>`
    select id, event_id, topic, type, key, sequence, occurred_at, sent_at from outbox order by id`;
}

/** Topics whose aggregates count their events without a gap. */
const NUMBERED = ["tis.epc.v1", "tis.user.v1"];

/**
 * Each committed event had its effect at each consumer once, and those of an aggregate in their order. Where commits from before a moment
 * may be lost (`forgetsBefore`), what a consumer had already been handed may have its effect although the event itself is gone, or before
 * the lost effect of an earlier event is had again: both are counted only, the second of events from before that moment.
 */
export async function auditEffects(
  audit: Audit,
  sql: Pool,
  events: readonly KeptEvent[],
  { forgetsBefore = null }: { forgetsBefore?: Date | null } = {},
): Promise<void> {
  const byId = new Map(events.map((event) => [event.eventId, event]));
  audit.counts.events = events.length;
  audit.none("events not sent", events.filter(({ sentAt }) => sentAt === null));
  audit.none("events of dead letters", events.filter(({ type }) => type === "event.dead-lettered"));
  const numbers = new Map<string, number[]>();
  for (const { topic, key, sequence } of events) {
    if (!NUMBERED.includes(topic)) continue;
    const list = numbers.get(`${topic} ${key}`);
    if (list) list.push(sequence);
    else numbers.set(`${topic} ${key}`, [sequence]);
  }
  audit.none(
    "aggregates whose events are not numbered one after another",
    [...numbers].filter(([, list]) => list.some((number, place) => number !== place + 1)),
  );
  const found = await sql<{ consumer: string; eventId: string; at: Date }[]>`
    select consumer, event_id, at from event_receipts order by consumer, at`;
  const [receipts, ofNone] = [
    found.filter(({ eventId }) => byId.has(eventId)),
    found.filter(({ eventId }) => !byId.has(eventId)),
  ];
  audit.counts.effects = receipts.length;
  if (forgetsBefore) audit.counts["effects of lost events"] = ofNone.length;
  else audit.none("effects of events that are not there", ofNone);
  for (const { name, on } of CONSUMERS) {
    const types = new Set(on.map(({ type }) => type));
    const due = events.filter(({ type }) => types.has(type));
    const mine = receipts.filter(({ consumer }) => consumer === name);
    audit.equal(`effects at ${name}`, mine.length, due.length);
    audit.equal(
      `events with an effect at ${name}`,
      new Set(mine.map(({ eventId }) => eventId)).size,
      due.length,
    );
    // Each effect is committed before the next one of its aggregate begins, so their moments are in order.
    const moments = new Map(mine.map(({ eventId, at }) => [eventId, at.getTime()]));
    const last = new Map<string, number>();
    const early = due.filter(({ topic, key, eventId }) => {
      const lane = `${topic} ${key}`;
      const moment = moments.get(eventId) ?? Infinity;
      const isEarly = moment < (last.get(lane) ?? -Infinity);
      last.set(lane, moment);
      return isEarly;
    });
    const mayBeEarly = early.filter(({ occurredAt }) => forgetsBefore !== null && occurredAt < forgetsBefore);
    if (mayBeEarly.length > 0) audit.counts[`effects at ${name} before one had again`] = mayBeEarly.length;
    audit.none(
      `effects at ${name} before an earlier one of the same aggregate`,
      early.filter((event) => !mayBeEarly.includes(event)),
    );
  }
}

/** Why events were parked meanwhile, and that none is left. */
export async function auditParked(
  audit: Audit,
  sql: Pool,
): Promise<{ state: string; reason: string | null; count: number }[]> {
  const parked = await sql<{ state: string; reason: string | null; count: number }[]>`
    select state, reason, count(*) as count from parked_events group by 1, 2 order by 3 desc`;
  audit.none("events left parked", parked.filter(({ state }) => state !== "done"));
  audit.counts.parked = parked.reduce((sum, { count }) => sum + count, 0);
  return [...parked];
}
