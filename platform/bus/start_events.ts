import type { EnvelopeSource } from "@/engines/events/envelope.ts";
import type { Pool } from "@/kernel/ctx.ts";
import type { AnyConsumer, CtxWith } from "@/engines/events/effect.ts";
import { Waker } from "../waker.ts";
import type { Bus, Subscription } from "./bus.ts";
import { ForeignEvents } from "./foreign_events.ts";
import { Progress } from "./progress.ts";
import { TopicWatch } from "./topic_watch.ts";
import { Relay } from "./relay.ts";
import { runReplays } from "./run_replays.ts";
import { type EventsWatch, runConsumers } from "./run_consumers.ts";
import { drainParked } from "./drain_parked.ts";

/** Between two tries to make the topics while the bus is away, milliseconds. */
const PREPARE_WAIT_MS = 2000;
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
  let subscription: Subscription | null = null;
  const progress = new Progress({ pool: options.pool, bus, consumers, leads: () => relay.leads });
  const ready = (async () => {
    await prepareTopics(bus, options.topics, stopping.signal);
    if (stopping.signal.aborted) return;
    const atOnce = Math.max(2, Math.floor(options.poolSize * SHARE_OF_POOL));
    subscription = await runConsumers({
      ...{ bus, consumers, ctxWith, atOnce, progress },
      deployment: options.from.deployment,
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
  const replays = runReplays({ bus, consumers, ctxWith, from: options.from });
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
      await ready.catch(() => {});
      // Side by side: on the local bus a batch on its way ends with the event that its consumers have in hand.
      await Promise.all([
        relay.stop(),
        subscription?.stop(),
        parked.stop(),
        replays.stop(),
        topicWatch.stop(),
      ]);
      await progress.stop();
      await bus.close();
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
