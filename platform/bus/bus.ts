import type { TopicSeen } from "@/engines/events/topic_types.ts";
import type { Message } from "@/engines/events/receive.ts";

/** What travels: a key, whose messages keep their order, and a text. */
export interface BusMessage {
  topic: string;
  key: string;
  value: string;
}

/** A message as it comes to a group. */
export type Delivered = Message;

/** Part of a partition, both ends in it. */
export interface Stretch {
  topic: string;
  partition: number;
  from: number;
  to: number;
}

/** Deals with messages in the order given; those of one key come in order. What it throws has them delivered again. */
export type BatchHandler = (messages: readonly Delivered[], signal: AbortSignal) => Promise<void>;

/** A group that reads; stopping waits for what it has in hand. */
export interface Subscription {
  stop(): Promise<void>;
}

/** Another one sends under the name by now: whoever gets this sends nothing more before it has proved that it may. */
export class Fenced extends Error {
  override name = "Fenced";

  constructor(name: string, options?: ErrorOptions) {
    super(`another process sends as ${name} by now, or this one took too long`, options);
  }
}

/**
 * Carries messages from the outbox to groups of consumers, at least once. Messages of one key and topic come to each group in the order
 * in which they were sent. Two parts stand behind it, held to the same stories (tests/events/bus_test.ts).
 */
export interface Bus {
  readonly kind: "local" | "kafka";
  /** Makes topics that are not there yet. */
  prepare(topics: readonly string[]): Promise<void>;
  /** How topics are that are there; none where the bus keeps none. */
  inspect(topics: readonly string[]): Promise<TopicSeen[]>;
  /**
   * Becomes the one that sends under a name, before the first `send` and after each that failed. Whoever did so before can send
   * nothing more, and what it had not ended is undone. Resolves with the number of the last batch that the bus has kept under the
   * name, -1 before the first, or null where the bus counts none.
   */
  lead(name: string): Promise<number | null>;
  /**
   * Resolves when all are kept (or, on the local bus, dealt with by each group). Rejects when that is not certain: then `lead` tells
   * whether they were, and if not the same messages must be sent again before any later one of their keys. One call at a time.
   *
   * @param batch number of these messages, higher than that of any batch before
   * @throws Fenced when another one leads
   */
  send(messages: readonly BusMessage[], batch: number): Promise<void>;
  /** Reads topics as a member of a group; each message comes to one member. */
  subscribe(group: string, topics: readonly string[], handle: BatchHandler): Promise<Subscription>;
  /**
   * Messages of a stretch of a partition, in their order, at most about so many at a time: `next` is the offset to go on with, null at
   * the end of the stretch or of what there is. Rejects where the bus keeps none.
   */
  read(stretch: Stretch, most: number): Promise<{ messages: Delivered[]; next: number | null }>;
  /** Messages on the bus that the group has not dealt with, or null where the bus keeps none. */
  lag(group: string, topics: readonly string[]): Promise<number | null>;
  /** Resolves when the bus answers. */
  reach(): Promise<void>;
  close(): Promise<void>;
}
