import type { EnvelopeSource } from "@/engines/events/envelope.ts";
import type { Pool } from "@/kernel/ctx.ts";
import type { AnyConsumer, CtxWith } from "@/engines/events/effect.ts";
import { endPart } from "../shutdown.ts";
import { Waker } from "../waker.ts";
import type { Bus, Subscription } from "./bus.ts";
import { ForeignEvents } from "./foreign_events.ts";
import { Progress } from "./progress.ts";
import { TopicWatch } from "./topic_watch.ts";
import { Relay } from "./relay.ts";
import { askedOnce } from "./sender_name.ts";
import { runReplays } from "./run_replays.ts";
import { type EventsWatch, runConsumers } from "./run_consumers.ts";
import { drainParked } from "./drain_parked.ts";

/** Between two tries to make the topics while the bus is away, milliseconds. */
const PREPARE_WAIT_MS = 2000;
/** How long a stop waits for the topics that are just being made, for each part, and for the bus, milliseconds. */
const READY_END_MS = 3000, PART_END_MS = 10_000, BUS_END_MS = 3000;
/** Events dealt with at once by a process, as a share of its connections to the database. */
const SHARE_OF_POOL = 0.4;

export interface EventsOptions {
  databaseUrl: string;
  pool: Pool;
  /** Connections of the pool. */
  poolSize: number;
  bus: Bus;
  from: EnvelopeSource;
  /** Every topic that is sent to. */
  topics: readonly string[];
  consumers: readonly AnyConsumer[];
  ctxWith: CtxWith;
  /** Listens to signals of other processes; left out: everything is found by looking. */
  on?: (channel: string, listener: () => void) => () => void;
  watch?: EventsWatch;
  /** Told of events that another installation told. */
  foreign?: ForeignEvents;
}

/** The events of a process, from the outbox to the effects. */
export interface RunningEvents {
  readonly relay: Relay;
  readonly progress: Progress;
  stop(): Promise<void>;
}

/**
 * Starts relay, consumers and the trying of parked events. Does not wait for the bus: while it is away, events wait in the outbox and
 * pages are served.
 */
export async function startEvents(options: EventsOptions): Promise<RunningEvents> {
  const { bus, consumers, ctxWith } = options;
  const stopping = new AbortController();
  const sender = askedOnce(options.pool);
  let subscription: Subscription | null = null;
  const progress = new Progress({ pool: options.pool, bus, consumers, leads: () => relay.leads });
  const ready = (async () => {
    await prepareTopics(bus, options.topics, stopping.signal);
    if (stopping.signal.aborted) return;
    const atOnce = Math.max(2, Math.floor(options.poolSize * SHARE_OF_POOL));
    subscription = await runConsumers({
      ...{ bus, consumers, ctxWith, atOnce, progress },
      deployment: options.from.deployment,
      sender,
      foreign: options.foreign ?? new ForeignEvents(),
      watch: options.watch,
    });
  })();
  const relay = new Relay({
    databaseUrl: options.databaseUrl,
    bus,
    from: options.from,
    ready,
    watch: options.watch,
  });
  const parked = drainParked(ctxWith, consumers);
  const replays = runReplays({ bus, consumers, ctxWith, from: options.from, sender });
  const topicWatch = new TopicWatch({
    ...{ pool: options.pool, bus, topics: options.topics },
    leads: () => relay.leads,
  });
  const unsubscribe = [
    options.on?.("outbox", () => relay.wake()),
    options.on?.("parked", () => parked.wake()),
    options.on?.("replays", () => replays.wake()),
  ];
  await progress.start();
  return {
    relay,
    progress,
    async stop() {
      stopping.abort();
      for (const off of unsubscribe) off?.();
      await endPart({ name: "making of topics", end: () => ready.catch(() => {}), limitMs: READY_END_MS });
      // Side by side: on the local bus a batch on its way ends with the event that its consumers have in hand.
      const parts: [name: string, end: () => Promise<void> | undefined][] = [
        ["relay", () => relay.stop()],
        ["consumers", () => subscription?.stop()],
        ["parked events", () => parked.stop()],
        ["replays", () => replays.stop()],
        ["watch over topics", () => topicWatch.stop()],
      ];
      await Promise.all(parts.map(([name, end]) => endPart({ name, end, limitMs: PART_END_MS })));
      await endPart({
        name: "bus",
        end: () => Promise.all([progress.stop(), bus.close()]),
        limitMs: BUS_END_MS,
      });
    },
  };
}

async function prepareTopics(bus: Bus, topics: readonly string[], stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      return await bus.prepare(topics);
    } catch (error) {
      console.warn("the bus is away, events wait in the outbox:", error);
      await new Waker().wait(PREPARE_WAIT_MS, stopping);
    }
  }
}
