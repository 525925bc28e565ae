import { SpanKind } from "@opentelemetry/api";
import { topicsOf } from "@/engines/events/topics.ts";
import type { AnyConsumer, CtxWith } from "@/engines/events/effect.ts";
import { type Around, type Handled, handleMessage } from "@/engines/events/handle_message.ts";
import type { BatchHandler, Bus, Delivered, Subscription } from "./bus.ts";
import { withLogFields } from "../log_fields.ts";
import { inSpan } from "../telemetry/span.ts";
import type { ForeignEvents } from "./foreign_events.ts";
import type { Progress } from "./progress.ts";

/** Told how events go, for the metrics. */
export interface EventsWatch {
  event(consumer: string, outcome: Handled | "away", seconds: number): void;
  sent(count: number): void;
}

export interface ConsumersOptions {
  bus: Bus;
  consumers: readonly AnyConsumer[];
  ctxWith: CtxWith;
  /** Events dealt with at once in this process, of all consumers: each takes a connection of the database. */
  atOnce: number;
  progress: Progress;
  /** Name of this installation. */
  deployment: string;
  /** Name under which this database's events are sent. */
  sender: () => Promise<string>;
  foreign: ForeignEvents;
  watch?: EventsWatch;
}

/** Has the consumers act on what comes over the bus until stopped. */
export async function runConsumers(options: ConsumersOptions): Promise<Subscription> {
  const slots = new Slots(options.atOnce);
  const subscriptions = await Promise.all(
    options.consumers.map((consumer) =>
      options.bus.subscribe(consumer.name, topicsOf(consumer), handlerOf(consumer, options, slots))
    ),
  );
  return {
    async stop() {
      await Promise.all(subscriptions.map((subscription) => subscription.stop()));
    },
  };
}

/** Events of one aggregate one after another, different aggregates side by side. */
function handlerOf(consumer: AnyConsumer, options: ConsumersOptions, slots: Slots): BatchHandler {
  return async (messages, signal) => {
    const outcomes = await Promise.allSettled(
      lanesOf(messages).map(async (lane) => {
        for (const message of lane) {
          await slots.take();
          const begun = performance.now();
          let outcome: Handled | "away" = "away";
          try {
            signal.throwIfAborted();
            const { handled, event } = await handleMessage(options.ctxWith, consumer, message, {
              deployment: options.deployment,
              sender: await options.sender(),
              around: aroundOf(consumer),
            });
            outcome = handled;
            if (handled === "foreign") options.foreign.note(consumer.name, event.source ?? event.topic);
            if (handled === "effect") options.progress.effect(consumer.name, event.occurredAt);
          } finally {
            options.watch?.event(consumer.name, outcome, (performance.now() - begun) / 1000);
            slots.give();
          }
        }
      }),
    );
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    if (failed) throw failed.reason;
  };
}

/** What an event brings about belongs to the trace of its cause, and its entries of the log name it. */
function aroundOf(consumer: AnyConsumer): Around {
  return (event, work) => {
    const fields = {
      consumer: consumer.name,
      eventId: event.id,
      requestId: event.correlationId ?? event.id,
    };
    const { traceparent, topic, type, id } = event;
    const span = {
      name: `${consumer.name} ${type}`,
      kind: SpanKind.CONSUMER,
      traceparent,
      attributes: {
        "messaging.destination.name": topic,
        "messaging.message.id": id,
        "messaging.consumer.group.name": consumer.name,
      },
    };
    return withLogFields(fields, () => inSpan(span, work));
  };
}

function lanesOf(messages: readonly Delivered[]): Delivered[][] {
  const lanes = new Map<string, Delivered[]>();
  for (const message of messages) {
    const lane = `${message.topic} ${message.key}`;
    const list = lanes.get(lane);
    if (list) list.push(message);
    else lanes.set(lane, [message]);
  }
  return [...lanes.values()];
}

/** So many at once; the others wait their turn. */
class Slots {
  #waiting: (() => void)[] = [];
  constructor(private free: number) {}

  async take(): Promise<void> {
    if (this.free > 0) {
      this.free--;
      return;
    }
    await new Promise<void>((go) => this.#waiting.push(go));
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.free++;
  }
}
