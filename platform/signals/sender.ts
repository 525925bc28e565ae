import type { Pool } from "@/kernel/ctx.ts";

/** For so long after a statement signals are gathered for the next one, milliseconds. */
const GATHER_MS = 5;
/** Longest payload and longest channel in bytes (PostgreSQL, NOTIFY; identifiers). */
const MAX_PAYLOAD = 7999;
const MAX_CHANNEL = 63;

const bytes = new TextEncoder();

/** Sends signals of this process: the first at once with all of the same turn, those soon after it in one statement. */
export class SignalSender {
  /** Payloads by channel. */
  #gathered = new Map<string, Set<string>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sentAt = -Infinity;
  #sending = new Set<Promise<void>>();
  #fails = false;

  constructor(private readonly pool: Pool) {}

  /** Sends within a few milliseconds. */
  send(channel: string, payload: string): void {
    if (bytes.encode(payload).length > MAX_PAYLOAD) {
      throw new RangeError(`a signal of ${channel} is longer than ${MAX_PAYLOAD} bytes`);
    }
    if (channel === "" || bytes.encode(channel).length > MAX_CHANNEL) {
      throw new RangeError(`"${channel}" cannot be a channel: 1 to ${MAX_CHANNEL} bytes`);
    }
    const payloads = this.#gathered.get(channel);
    if (payloads) payloads.add(payload);
    else this.#gathered.set(channel, new Set([payload]));
    // What has been quiet is not kept waiting: whoever is woken is often waited for by somebody.
    this.#timer ??= setTimeout(
      () => this.#flush(),
      Math.max(0, this.#sentAt + GATHER_MS - performance.now()),
    );
  }

  /** Sends what is gathered. */
  async stop(): Promise<void> {
    this.#flush();
    await Promise.all(this.#sending);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#gathered.size === 0) return;
    this.#sentAt = performance.now();
    const pairs = [...this.#gathered].flatMap(([channel, payloads]) =>
      [...payloads].map((payload) => [channel, payload] as const)
    );
    this.#gathered = new Map();
    const sent = this.#send(pairs).finally(() => this.#sending.delete(sent));
    this.#sending.add(sent);
  }

  /** A failure is told once until it works again: while the database is away there would be one for each signal. */
  async #send(pairs: (readonly [string, string])[]): Promise<void> {
    try {
      await this.pool`
        select pg_notify(channel, payload)
        from unnest(${pairs.map(([channel]) => channel)}::text[], ${
        pairs.map(([, payload]) => payload)
      }::text[]) as gathered (channel, payload)`;
      this.#fails = false;
    } catch (error) {
      if (!this.#fails) console.warn("signals are not sent, listeners find out by looking:", error);
      this.#fails = true;
    }
  }
}
