import { Waker } from "../waker.ts";
import { type ListenConnection, openListenConnection } from "./listen_connection.ts";

/** Called with each signal of a channel. `null`: the connection was gone for a while, signals may have been missed; look by yourself. */
export type SignalHandler = (payload: string | null) => void;

/** Waits after the first, second ... loss or failure to connect, milliseconds. */
const WAITS = [50, 200, 500, 1000, 2000, 5000] as const;

/**
 * Listens over one connection, whatever becomes of it: after any loss it is made again, and all handlers are told that they may have
 * missed something.
 */
export class SignalListener {
  #handlers = new Map<string, Set<SignalHandler>>();
  #connection: ListenConnection | null = null;
  #stopping = new AbortController();
  #running: Promise<void> | null = null;
  /** Those who wait until every channel is listened to. */
  #waiting: (() => void)[] = [];

  constructor(private readonly databaseUrl: string) {}

  on(channel: string, handler: SignalHandler): () => void {
    const handlers = this.#handlers.get(channel) ?? new Set();
    const isNew = handlers.size === 0;
    handlers.add(handler);
    this.#handlers.set(channel, handlers);
    // A channel stays listened to when its last handler goes: there are few, and they come again.
    if (this.#running === null) this.#running = this.#run();
    else if (isNew) void this.#listenTo(channel);
    return () => void handlers.delete(handler);
  }

  /** Resolves when every channel asked for is listened to. */
  listening(): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push(done);
      this.#settle();
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#connection?.end();
    await this.#running;
    this.#settle();
  }

  async #run(): Promise<void> {
    const stopped = this.#stopping.signal;
    let wasThere = false;
    for (let failures = 0; !stopped.aborted; failures++) {
      try {
        const tell = (channel: string, payload: string) => this.#tell(channel, payload);
        const connection = await openListenConnection(this.databaseUrl, [...this.#handlers.keys()], tell);
        this.#connection = connection;
        if (stopped.aborted) break;
        // Those that came while it was being opened.
        for (const channel of this.#handlers.keys()) await connection.listenTo(channel);
        failures = 0;
        this.#settle();
        if (wasThere) { for (const channel of this.#handlers.keys()) this.#tell(channel, null); }
        wasThere = true;
        await connection.lost;
      } catch (error) {
        if (failures === 0 && !stopped.aborted) console.warn("signals are not heard, trying again:", error);
      }
      const gone = this.#connection;
      this.#connection = null;
      await gone?.end();
      await new Waker().wait(WAITS[Math.min(failures, WAITS.length - 1)]!, stopped);
    }
    await this.#connection?.end();
  }

  /** Without a connection the next one begins with all channels. */
  async #listenTo(channel: string): Promise<void> {
    await this.#connection?.listenTo(channel).catch(() => {});
    this.#settle();
  }

  #settle(): void {
    const all = this.#running === null || this.#stopping.signal.aborted ||
      this.#connection !== null &&
        this.#handlers.keys().every((channel) => this.#connection!.listensTo(channel));
    if (all) { for (const done of this.#waiting.splice(0)) done(); }
  }

  #tell(channel: string, payload: string | null): void {
    for (const handler of this.#handlers.get(channel) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        console.error(`a listener of ${channel} failed:`, error);
      }
    }
  }
}
