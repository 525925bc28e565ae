import type { AnyConsumer, CtxWith } from "@/engines/events/effect.ts";
import { encodeEnvelope, type EnvelopeSource, type OutboxRow } from "@/engines/events/envelope.ts";
import { type Handled, handleMessage } from "@/engines/events/handle_message.ts";
import { holdLane, reopenSkipped } from "@/engines/events/parked_lane.ts";
import type { Message } from "@/engines/events/receive.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { Rounds } from "../rounds.ts";
import type { Bus } from "./bus.ts";
import { type TakenReplay, takeReplay } from "./take_replay.ts";

/** Between two looks without being woken, milliseconds. */
const POLL_MS = 2000;
/** Events dealt with between two notes of the progress. Of Kafka more, as each reading joins a group. */
const CHUNK = 100, CHUNK_OF_BUS = 1000;

export interface ReplaysOptions {
  bus: Bus;
  consumers: readonly AnyConsumer[];
  ctxWith: CtxWith;
  from: EnvelopeSource;
  /** Name under which this database's events are sent. */
  sender: () => Promise<string>;
}

/**
 * Brings ranges of events that staff asked for to their consumer again, until stopped. Each goes the way of any event that is delivered
 * again: what has a receipt is passed over, what fails is parked. To be woken when one was asked for.
 */
export function runReplays(options: ReplaysOptions): Rounds {
  return new Rounds({
    round: (stop) => replayChunk(options, stop),
    pauseMs: () => POLL_MS,
    failed: "a range of events is not replayed",
  });
}

/** Works off the next events of a replay; false when there is none to work on. */
async function replayChunk(options: ReplaysOptions, stop: AbortSignal): Promise<boolean> {
  const ctx = options.ctxWith({});
  const replay = await takeReplay(ctx);
  if (!replay) return false;
  const consumer = options.consumers.find(({ name }) => name === replay.consumer);
  try {
    if (!consumer) throw new Error(`no consumer is called ${replay.consumer}`);
    const { messages, place, ended } = await nextOf(options, replay, consumer);
    const counts = { effects: 0, again: 0, parked: 0 };
    for (const message of messages) {
      stop.throwIfAborted();
      count(counts, await replayOne(options, replay, consumer, message));
    }
    await note(options, replay, { ...counts, lookedAt: messages.length, place, ended, reason: null });
  } catch (error) {
    if (stop.aborted) return false;
    if (replay.way !== "offsets" && consumer) throw error;
    const nothing = { effects: 0, again: 0, parked: 0, lookedAt: 0, place: replay.place, ended: true };
    await note(options, replay, { ...nothing, reason: (error as Error).message });
  }
  return true;
}

async function nextOf(
  { bus, ctxWith, from }: ReplaysOptions,
  replay: TakenReplay,
  { on }: AnyConsumer,
): Promise<{ messages: Message[]; place: number; ended: boolean }> {
  if (replay.way === "offsets") {
    const stretch = {
      ...{ topic: replay.topic!, partition: replay.busPartition! },
      ...{ from: replay.place + 1, to: replay.lastPlace },
    };
    const { messages, next } = await bus.read(stretch, CHUNK_OF_BUS);
    return { messages, place: next === null ? replay.lastPlace : next - 1, ended: next === null };
  }
  const { sql } = ctxWith({});
  const rows = await sql<OutboxRow[]>`
    select
      id, event_id, occurred_at, topic, type, key, sequence, data::text as data, correlation_id, causation_id, traceparent,
      edition
    from outbox
    where
      id > ${replay.place} and id <= ${replay.lastPlace} and sent_at is not null
      and type = any(${on.map(({ type }) => type)})
      and ${
    replay.way === "aggregate"
      ? sql`topic = ${replay.topic} and key = ${replay.key}`
      : sql`occurred_at >= ${replay.fromAt} and occurred_at < ${replay.toAt}`
  }
    order by id
    limit ${CHUNK}`;
  const messages = rows.map((row): Message => ({
    ...{ topic: row.topic, key: row.key, value: encodeEnvelope(row, from) },
    ...{ position: `outbox/${row.id}`, place: null },
  }));
  return { messages, place: rows.at(-1)?.id ?? replay.lastPlace, ended: rows.length < CHUNK };
}

/** What was skipped goes among the parked events again, where asked. */
async function replayOne(
  { ctxWith, from, sender }: ReplaysOptions,
  replay: TakenReplay,
  consumer: AnyConsumer,
  message: Message,
): Promise<Handled> {
  const { handled, event } = await handleMessage(ctxWith, consumer, message, {
    deployment: from.deployment,
    sender: await sender(),
  });
  if (handled !== "skipped" || !replay.withSkipped) return handled;
  const lane = { consumer: consumer.name, topic: event.topic, key: event.key };
  const reopened = await ctxWith({}).tx(async (tx) => {
    await holdLane(tx.sql, lane);
    return await reopenSkipped(tx, lane, event.id);
  });
  return reopened ? "parked" : handled;
}

function count(counts: { effects: number; again: number; parked: number }, handled: Handled): void {
  if (handled === "effect") counts.effects++;
  else if (handled === "parked") counts.parked++;
  else counts.again++;
}

interface Chunk {
  effects: number;
  again: number;
  parked: number;
  lookedAt: number;
  place: number;
  ended: boolean;
  reason: string | null;
}

async function note({ ctxWith }: ReplaysOptions, replay: TakenReplay, chunk: Chunk): Promise<void> {
  await ctxWith({}).tx(async (tx) => {
    const state = chunk.reason !== null ? "failed" : chunk.ended ? "done" : "running";
    await tx.sql`
      update event_replays
      set
        place = ${chunk.place}, looked_at = looked_at + ${chunk.lookedAt}, effects = effects + ${chunk.effects},
        again = again + ${chunk.again}, parked = parked + ${chunk.parked}, state = ${state}, reason = ${chunk.reason},
        ended_at = ${state === "running" ? null : tx.clock()}, lease_until = null
      where id = ${replay.id} and state = 'running' and lease_until = ${replay.leaseUntil}`;
    sendLiveHint(tx, { topic: "events", to: { right: "EventMonitor:view" }, id: replay.consumer });
  });
}
