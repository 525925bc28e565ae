import { topicsOf } from "@/engines/events/topics.ts";
import type { Pool } from "@/kernel/ctx.ts";
import type { AnyConsumer } from "@/engines/events/effect.ts";
import type { Bus } from "./bus.ts";

/** Between two measures, milliseconds. */
const MEASURE_MS = 5000;

interface Last {
  effectAt: Date;
  eventAt: Date;
}

/**
 * Writes down how far each consumer is, for the monitor. Every process writes what it has brought about; the one that relays also
 * measures the lag: what is unsent in the outbox and what lies on the bus.
 */
export class Progress {
  #last = new Map<string, Last>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    readonly options: { pool: Pool; bus: Bus; consumers: readonly AnyConsumer[]; leads: () => boolean },
  ) {}

  effect(consumer: string, occurredAt: Date): void {
    this.#last.set(consumer, { effectAt: new Date(), eventAt: occurredAt });
  }

  /** Names the consumers of this program and forgets others, then measures every few seconds. */
  async start(): Promise<void> {
    const { pool, consumers } = this.options;
    for (const consumer of consumers) {
      const types = consumer.on.map(({ type }) => type);
      await pool`
        insert into event_consumers (name, types, topics)
        values (${consumer.name}, ${types}, ${topicsOf(consumer)})
        on conflict (name) do update set types = excluded.types, topics = excluded.topics`;
    }
    await pool`delete from event_consumers where name <> all(${consumers.map(({ name }) => name)})`;
    this.#timer = setInterval(() => {
      this.#writing = this.#writing.then(() => this.measure()).catch((error) => {
        console.warn("lag of consumers not measured:", error);
      });
    }, MEASURE_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.#writeEffects().catch(() => {});
  }

  async measure(): Promise<void> {
    await this.#writeEffects();
    const { pool, bus, consumers, leads } = this.options;
    if (!leads()) return;
    for (const consumer of consumers) {
      const topics = topicsOf(consumer);
      const [unsent] = await pool<{ count: number }[]>`
        select count(*) as count from outbox where sent_at is null and topic = any(${topics})`;
      const onBus = await bus.lag(consumer.name, topics);
      await pool`
        update event_consumers
        set lag = ${unsent!.count + (onBus ?? 0)}, measured_at = now()
        where name = ${consumer.name}`;
    }
  }

  async #writeEffects(): Promise<void> {
    const last = this.#last;
    this.#last = new Map();
    for (const [name, { effectAt, eventAt }] of last) {
      await this.options.pool`
        update event_consumers
        set
          last_effect_at = greatest(last_effect_at, ${effectAt}), last_event_at = greatest(last_event_at, ${eventAt})
        where name = ${name}`;
    }
  }
}
