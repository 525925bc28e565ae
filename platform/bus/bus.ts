/** What travels: a key, whose messages keep their order, and a text. */
export interface BusMessage {
  topic: string;
  key: string;
  value: string;
}

/** A message as it comes to a group. */
export interface Delivered extends BusMessage {
  /** Where on the bus it lay, such as `tis.epc.v1/3/1042`. */
  position: string;
}

/** Deals with messages in the order given; those of one key come in order. What it throws has them delivered again. */
export type BatchHandler = (messages: readonly Delivered[], signal: AbortSignal) => Promise<void>;

/** A group that reads; stopping waits for what it has in hand. */
export interface Subscription {
  stop(): Promise<void>;
}

/**
 * Carries messages from the outbox to groups of consumers, at least once. Messages of one key and topic come to each group in the order
 * in which they were sent. Two parts stand behind it, held to the same stories (tests/events/bus_test.ts).
 */
export interface Bus {
  readonly kind: "local" | "kafka";
  /** Makes topics that are not there yet. */
  prepare(topics: readonly string[]): Promise<void>;
  /**
   * Resolves when all are kept (or, on the local bus, dealt with by each group). Rejects when that is not certain: then the same
   * messages must be sent again before any later one of their keys. One call at a time.
   */
  send(messages: readonly BusMessage[]): Promise<void>;
  /** Reads topics as a member of a group; each message comes to one member. */
  subscribe(group: string, topics: readonly string[], handle: BatchHandler): Promise<Subscription>;
  /** Messages on the bus that the group has not dealt with, or null where the bus keeps none. */
  lag(group: string, topics: readonly string[]): Promise<number | null>;
  /** Resolves when the bus answers. */
  reach(): Promise<void>;
  close(): Promise<void>;
}
