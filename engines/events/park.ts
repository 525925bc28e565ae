import { Buffer } from "node:buffer";
import { EVENT_BYTES } from "./publish.ts";
import { topicOfDeadLetters } from "./topics.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { hasReceipt, Poison } from "./effect.ts";
import { ON_PARKED } from "./on_parked.ts";
import { hasOpen, holdLane } from "./parked_lane.ts";
import type { Incoming } from "./receive.ts";
import { jsonOrText, storable } from "./storable.ts";

/** Longest reason kept, characters. */
const REASON_LENGTH = 2000;
/** Characters that a dead letter has of a message that is too large for it. */
const BEGINNING = 20_000;

/**
 * Parks an event that failed, or, without a reason, one that must stand behind a parked one of its aggregate. The database may say
 * otherwise meanwhile: an event that already had its effect is not parked; one that need not wait any more is to be tried again, which
 * `false` tells.
 */
export async function park(ctx: Ctx, consumer: string, event: Incoming, reason: unknown): Promise<boolean> {
  const lane = { consumer, topic: event.topic, key: event.key };
  return await ctx.tx(async (tx) => {
    await holdLane(tx.sql, lane);
    if (await hasReceipt(tx, consumer, event)) return true;
    const behind = await hasOpen(tx.sql, lane);
    if (!behind && reason === null) return false;
    const now = tx.clock();
    const poison = reason instanceof Poison;
    const state = behind ? "behind" : poison ? "waiting" : "retrying";
    const parked = {
      ...lane,
      eventId: event.id,
      type: event.type,
      sequence: event.sequence,
      occurredAt: event.occurredAt,
      envelope: event.envelope,
      busPartition: event.place?.partition ?? null,
      busOffset: event.place?.offset ?? null,
      state,
      reason: state === "behind" ? null : reasonText(reason),
      parkedAt: now,
      nextTryAt: state === "retrying" ? new Date(now.getTime() + waitAfter(0)! * 1000) : null,
    };
    const { sql } = tx;
    const [row] = await sql<{ id: number }[]>`
      insert into parked_events ${sql(parked)}
      on conflict (consumer, event_id) do nothing
      returning id`;
    if (row && state === "waiting") {
      await reportDeadLetter(tx, { consumer, event, reason: reasonText(reason), attempts: 0 });
    }
    tx.signal("parked", consumer);
    return true;
  });
}

/** Seconds to wait after so many tries of a parked event; undefined when it is for staff to decide. */
export function waitAfter(attempts: number): number | undefined {
  return LIMITS.parkedWaitSeconds[attempts];
}

/** An error as it is kept and shown to staff. */
export function reasonText(reason: unknown): string {
  const text = reason instanceof Error
    ? reason instanceof Poison ? reason.message : `${reason.name}: ${reason.message}`
    : String(reason);
  return storable(text.slice(0, REASON_LENGTH));
}

/** Tells staff of an event that waits for them, and leaves a copy of it on the topic of dead letters, by the outbox. */
export async function reportDeadLetter(
  tx: TxCtx,
  dead: { consumer: string; event: Incoming; reason: string; attempts: number },
): Promise<void> {
  const { sql } = tx;
  const { consumer, event, reason, attempts } = dead;
  const { topic, place } = event;
  await sql`
    insert into outbox ${
    sql({
      occurredAt: tx.clock(),
      eventId: tx.newId(),
      topic: topicOfDeadLetters(event.topic),
      type: "event.dead-lettered",
      key: subjectOf(event),
      sequence: event.sequence,
      data: sql.json({
        ...{ consumer, reason, attempts, topic },
        ...{ partition: place?.partition ?? null, offset: place?.offset ?? null },
        event: copyOf(event.envelope),
      } as never),
      correlationId: tx.requestId,
      causationId: event.unreadable === null ? event.id : null,
      traceparent: tx.traceparent,
      edition: event.edition,
    })
  }`;
  tx.signal("outbox");
  const parked = { consumer, type: event.type, key: event.key, attempts: Math.max(attempts, 1) };
  for (const react of ON_PARKED.all) await react(tx, parked);
}

/**
 * Key and subject of a dead letter: the message's own key where it can be a subject (CloudEvents: not empty, no control characters), else
 * its place on the bus.
 */
function subjectOf({ key, topic, place, id }: Incoming): string {
  if (key !== "" && !/\p{Cc}/u.test(key)) return key;
  return place === null ? `${topic}/${id}` : `${topic}/${place.partition}/${place.offset}`;
}

/** The message as the copy holds it; of one that would be larger than an event may be, its beginning as text. */
function copyOf(envelope: string): unknown {
  const copy = jsonOrText(envelope);
  if (Buffer.byteLength(JSON.stringify(copy)) <= EVENT_BYTES / 2) return copy;
  return envelope.slice(0, BEGINNING).toWellFormed();
}
