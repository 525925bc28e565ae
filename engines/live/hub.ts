import { enforceStreamLimit } from "./stream_limit.ts";
import { may } from "@/kernel/access/rights.ts";
import type { User } from "@/kernel/access/user.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { endedSessions } from "./ended_sessions.ts";
import { LIVE_CHANNEL, type LiveHint, SESSION_CHANNEL } from "./live_hint.ts";
import { unreadCounts } from "./unread_counts.ts";

/** Time between two signs of life, ms: proxies cut what is silent for a minute. */
const BEAT_MS = 20_000;
/** Hints to one person that come this close together are one count, ms. */
const GATHER_MS = 50;

/** Where the signals of all processes arrive; see platform/signals. */
export interface SignalSource {
  /** `null` as payload: signals may have been missed. */
  on(channel: string, listener: (payload: string | null) => void): () => void;
  /** Resolves when every channel asked for is listened to: what was signalled before is not heard. */
  listening(): Promise<void>;
}

/** One open browser. */
export interface LiveSink {
  send(event: string, data: unknown): void;
  /** A sign of life without content. */
  beat(): void;
  end(): void;
}

interface Stream {
  user: User;
  sessionId: number;
  sink: LiveSink;
  unread: number | null;
}

/**
 * The open browsers of this process. One connection listens to the signals for all of them; what a signal is for is found in memory, so
 * a stream holds nothing of the database. Every beat also looks by itself: signals may be lost.
 */
export class LiveHub {
  #streams = new Set<Stream>();
  /** What ends the hearing of signals and the beat; empty while nobody listens. */
  #offs: (() => void)[] = [];
  #toCount = new Set<number>();
  #counting: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  /** The channels are listened to, and stay so: see `SignalListener`. */
  #isListening = false;

  constructor(
    private readonly tools: { pool: Pool; signals: SignalSource; clock?: () => Date; beatMs?: number },
  ) {}

  /** How many browsers are listening. */
  get size(): number {
    return this.#streams.size;
  }

  /**
   * Takes a browser in; it learns its number of unread messages at once.
   *
   * @returns what takes it out again
   */
  open(reader: { user: User; sessionId: number }, sink: LiveSink): () => void {
    enforceStreamLimit([...this.#streams].filter((one) => one.user.id === reader.user.id).length);
    if (this.#stopped) throw refuse("unavailable");
    const stream: Stream = { ...reader, sink, unread: null };
    if (this.#streams.size === 0) this.#begin();
    this.#streams.add(stream);
    this.#count(reader.user.id);
    return () => this.#remove(stream);
  }

  /** Ends all streams; their browsers come again, to another process or this one's successor. */
  stop(): void {
    this.#stopped = true;
    for (const stream of [...this.#streams]) {
      stream.sink.end();
      this.#remove(stream);
    }
  }

  #begin(): void {
    const { signals, beatMs = BEAT_MS } = this.tools;
    const beat = setInterval(() => void this.#onBeat(), beatMs);
    this.#offs = [
      signals.on(LIVE_CHANNEL, (payload) => payload === null ? this.#missed() : this.#hint(payload)),
      signals.on(SESSION_CHANNEL, () => void this.#endSessions()),
      () => clearInterval(beat),
      () => {
        clearTimeout(this.#counting);
        this.#counting = undefined;
      },
    ];
    if (!this.#isListening) void this.#lookOnceListening();
  }

  /** What was signalled between the first browser's coming and the first LISTEN was heard by nobody. */
  async #lookOnceListening(): Promise<void> {
    await this.tools.signals.listening();
    if (this.#isListening) return;
    this.#isListening = true;
    this.#missed();
  }

  #remove(stream: Stream): void {
    if (!this.#streams.delete(stream) || this.#streams.size > 0) return;
    for (const off of this.#offs) off();
    this.#offs = [];
  }

  #hint(payload: string): void {
    const { topic, to, id } = JSON.parse(payload) as LiveHint;
    for (const stream of this.#streams) {
      if (!isFor(to, stream.user)) continue;
      if (topic === "messages") this.#count(stream.user.id);
      else stream.sink.send(topic, { id });
    }
  }

  #missed(): void {
    for (const stream of this.#streams) stream.sink.send("missed", {});
    void this.#onBeat();
  }

  async #onBeat(): Promise<void> {
    for (const stream of this.#streams) stream.sink.beat();
    for (const stream of this.#streams) this.#toCount.add(stream.user.id);
    await Promise.all([this.#sendCounts(), this.#endSessions()]);
  }

  #count(userId: number): void {
    this.#toCount.add(userId);
    this.#counting ??= setTimeout(() => void this.#sendCounts(), GATHER_MS);
  }

  /** Tells those whose number has changed. A database that is away is no reason to end streams: the next beat looks again. */
  async #sendCounts(): Promise<void> {
    clearTimeout(this.#counting);
    this.#counting = undefined;
    const users = [...this.#toCount];
    this.#toCount.clear();
    if (users.length === 0) return;
    const counts = await unreadCounts(this.tools.pool, users).catch(() => null);
    if (counts === null) return;
    for (const stream of this.#streams) {
      if (!users.includes(stream.user.id)) continue;
      const unread = counts.get(stream.user.id) ?? 0;
      if (stream.unread !== unread) stream.sink.send("messages", { unread });
      stream.unread = unread;
    }
  }

  /** Ends the streams of sessions that are over; their browsers come again and are told why. */
  async #endSessions(): Promise<void> {
    if (this.#streams.size === 0) return;
    const ids = [...new Set([...this.#streams].map((stream) => stream.sessionId))];
    const now = this.tools.clock?.() ?? new Date();
    const ended = await endedSessions(this.tools.pool, ids, now).catch(() => new Set<number>());
    for (const stream of this.#streams) {
      if (!ended.has(stream.sessionId)) continue;
      stream.sink.send("ended", {});
      stream.sink.end();
      this.#remove(stream);
    }
  }
}

function isFor(to: LiveHint["to"], user: User): boolean {
  if ("user" in to) return to.user === user.id;
  if ("org" in to) return user.userType === "factory" || user.orgCode === to.org;
  if ("role" in to) return user.assignments.some(({ role }) => role === to.role);
  return may(user, to.right);
}
