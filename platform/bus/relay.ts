import { SpanKind } from "@opentelemetry/api";
import { encodeEnvelope, type EnvelopeSource, type OutboxRow } from "@/engines/events/envelope.ts";
import { type Bus, Fenced } from "./bus.ts";
import type { EventsWatch } from "./run_consumers.ts";
import { type SpanParts, startSpans } from "../telemetry/span.ts";
import { type RelayLock, tryRelayLock } from "./relay_lock.ts";
import { Waker } from "../waker.ts";
import { type Batch, UnsentRows } from "./unsent.ts";

/** Rows read and sent at a time. */
export const RELAY_BATCH = 2500;
/** Between two looks without being woken, and between two tries to take the lock, milliseconds. */
const POLL_MS = 1000;
/** Waits after the first, second ... failure to send, milliseconds. */
const SEND_WAITS = [100, 300, 1000, 2000, 5000] as const;
/** How long a stop waits for what is on its way, milliseconds. */
const GRACE_MS = 5000;

export interface RelayOptions {
  databaseUrl: string;
  bus: Bus;
  from: EnvelopeSource;
  /** Asked before the first send: topics are there, consumers listen. */
  ready?: Promise<void>;
  watch?: EventsWatch;
}

/**
 * Hands what stands in the outbox to the bus, in the order of its ids for each key and, where the bus counts batches, once. In one process
 * at a time: the one that holds the lock, and leads on the bus. While one batch is on its way, the next one is read and the last one marked.
 */
export class Relay {
  readonly #waker = new Waker();
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  #leads = false;

  constructor(readonly options: RelayOptions) {
    this.#running = this.#run();
  }

  /** Whether this process holds the lock. */
  get leads(): boolean {
    return this.#leads;
  }

  /** There is something new in the outbox. */
  wake(): void {
    this.#waker.wake();
  }

  /** Stops taking rows and waits some seconds for those on their way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#waker.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    const stopped = this.#stopping.signal;
    try {
      await this.options.ready;
    } catch (error) {
      // On the local bus, to send before the consumers listen would be to lose.
      console.error("events are not relayed by this process:", error);
      return;
    }
    while (!stopped.aborted) {
      try {
        const lock = await tryRelayLock(this.options.databaseUrl);
        if (lock) {
          this.#leads = true;
          try {
            await this.#relay(lock);
          } finally {
            this.#leads = false;
            await lock.release().catch(() => {});
          }
        }
      } catch (error) {
        if (!stopped.aborted) console.warn("the relay of events stopped, taking it up again:", error);
      }
      await this.#waker.wait(POLL_MS, stopped);
    }
  }

  async #relay(lock: RelayLock): Promise<void> {
    const ended = AbortSignal.any([this.#stopping.signal, lock.lost]);
    const unsent = new UnsentRows(lock, RELAY_BATCH);
    let marking: Promise<void> = Promise.resolve();
    let reading: Promise<Batch> | null = null;
    try {
      const last = await this.#lead(unsent, ended);
      if (last === undefined) return;
      await unsent.takeOver(last);
      while (!ended.aborted) {
        this.#waker.reset();
        const batch = await (reading ?? unsent.read());
        reading = null;
        if (batch.rows.length === 0) {
          await marking;
          await this.#waker.wait(POLL_MS, ended);
          continue;
        }
        // A full batch means that there is more: read it while this one is on its way.
        if (batch.rows.length === RELAY_BATCH) reading = quiet(unsent.read());
        if (!await this.#send(batch, unsent, ended)) break;
        await marking;
        marking = quiet(unsent.mark(batch));
      }
    } finally {
      if (!lock.lost.aborted) await withGrace(marking, AbortSignal.abort(), GRACE_MS);
    }
    lock.lost.throwIfAborted();
  }

  /** Leads on the bus, as soon as it is there; undefined when the relay ends before. See `Bus.lead`. */
  async #lead(unsent: UnsentRows, ended: AbortSignal): Promise<number | null | undefined> {
    for (let failures = 0; !ended.aborted; failures++) {
      // A relay that has lost its lock and does not know it must not take the lead from its successor.
      await unsent.stillLeads();
      try {
        return await withGrace(this.options.bus.lead(await unsent.name()), ended, GRACE_MS);
      } catch (error) {
        if (ended.aborted) break;
        console.warn("the relay cannot lead on the bus, trying again:", error);
        await pauseAfter(failures, ended);
      }
    }
    return undefined;
  }

  /** Sends until the bus has it; false when the relay ends before. */
  async #send({ number, rows }: Batch, unsent: UnsentRows, ended: AbortSignal): Promise<boolean> {
    const { bus, from, watch } = this.options;
    const messages = rows.map((row) => ({
      topic: row.topic,
      key: row.key,
      value: encodeEnvelope(row, from),
    }));
    const traced = rows.filter(({ traceparent }) => traceparent !== null);
    for (let failures = 0; !ended.aborted; failures++) {
      const end = startSpans(traced.map(spanOf));
      try {
        await withGrace(bus.send(messages, number), ended, GRACE_MS);
        end();
        watch?.sent(messages.length);
        return true;
      } catch (error) {
        end(error);
        if (ended.aborted) break;
        if (error instanceof Fenced) throw error;
        console.warn(`${rows.length} events not sent, trying again:`, error);
        // A topic may be missing that no event of this program names any more.
        await bus.prepare([...new Set(messages.map(({ topic }) => topic))]).catch(() => {});
        await pauseAfter(failures, ended);
        // The failure may have been that of the answer alone.
        const last = await this.#lead(unsent, ended);
        if (last === undefined || last === null || last < number) continue;
        watch?.sent(messages.length);
        return true;
      }
    }
    return false;
  }
}

/** Longer after each failure. */
function pauseAfter(failures: number, ended: AbortSignal): Promise<void> {
  return new Waker().wait(SEND_WAITS[Math.min(failures, SEND_WAITS.length - 1)]!, ended);
}

/** A row on its way to the bus, as part of the trace that caused it. */
function spanOf({ type, topic, traceparent, eventId }: OutboxRow): SpanParts {
  return {
    name: `send ${type}`,
    kind: SpanKind.PRODUCER,
    traceparent,
    attributes: { "messaging.destination.name": topic, "messaging.message.id": eventId },
  };
}

/** Its failure is met where it is awaited. */
function quiet<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** Waits for the work, but no longer than `ms` milliseconds once the signal is aborted. */
function withGrace<T>(work: Promise<T>, ended: AbortSignal, ms: number): Promise<T> {
  return new Promise((done, fail) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onEnd = () => (timer = setTimeout(() => fail(new Error("took too long")), ms));
    const settle = () => {
      clearTimeout(timer);
      ended.removeEventListener("abort", onEnd);
    };
    work.then(done, fail).finally(settle);
    if (ended.aborted) onEnd();
    else ended.addEventListener("abort", onEnd, { once: true });
  });
}
