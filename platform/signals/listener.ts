import { Bell } from "../waker.ts";
import { type ListenConnection, openListenConnection } from "./listen_connection.ts";

/** Hears a channel. `null`: the connection was gone for a while, signals may have been missed; look by yourself. */
export type SignalHandler = (payload: string | null) => void;

/** Waits after the first, second ... loss or failure to connect, milliseconds. */
const WAITS = [50, 200, 500, 1000, 2000, 5000] as const;

/**
 * Hears signals over one connection, whatever becomes of it: after any loss it is made anew, and all listeners are told that they may
 * have missed something.
 */
export class SignalListener {
  #listeners = new Map<string, Set<SignalHandler>>();
  #connection: ListenConnection | null = null;
  #stopping = new AbortController();
  #running: Promise<void> | null = null;
  /** Who waits until every channel is heard. */
  #waiting: (() => void)[] = [];

  constructor(private readonly databaseUrl: string) {}

  on(channel: string, listener: SignalHandler): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    const isNew = listeners.size === 0;
    listeners.add(listener);
    this.#listeners.set(channel, listeners);
    // A channel stays listened to when its last listener goes: there are few, and they come again.
    if (this.#running === null) this.#running = this.#run();
    else if (isNew) void this.#listenTo(channel);
    return () => void listeners.delete(listener);
  }

  /** Resolves when every channel asked for is heard. */
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
        const connection = await openListenConnection(this.databaseUrl, [...this.#listeners.keys()], tell);
        this.#connection = connection;
        if (stopped.aborted) break;
        // Those that came while it was being opened.
        for (const channel of this.#listeners.keys()) await connection.listenTo(channel);
        failures = 0;
        this.#settle();
        if (wasThere) { for (const channel of this.#listeners.keys()) this.#tell(channel, null); }
        wasThere = true;
        await connection.lost;
      } catch (error) {
        if (failures === 0 && !stopped.aborted) console.warn("signals are not heard, trying again:", error);
      }
      const gone = this.#connection;
      this.#connection = null;
      await gone?.end();
      await new Bell().wait(WAITS[Math.min(failures, WAITS.length - 1)]!, stopped);
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
        this.#listeners.keys().every((channel) => this.#connection!.hears(channel));
    if (all) { for (const done of this.#waiting.splice(0)) done(); }
  }

  #tell(channel: string, payload: string | null): void {
    for (const listener of this.#listeners.get(channel) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        console.error(`a listener of ${channel} failed:`, error);
      }
    }
  }
}
