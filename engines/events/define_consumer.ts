import type { z } from "zod";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { EventType } from "./define_event.ts";

/** An event as a consumer gets it. */
export interface Received<S extends z.ZodType = z.ZodType> {
  id: string;
  type: string;
  topic: string;
  /** Id of the aggregate. */
  key: string;
  /** Version of the aggregate. */
  sequence: number;
  occurredAt: Date;
  data: z.output<S>;
  correlationId: string | null;
  causationId: string | null;
  traceparent: string | null;
}

/**
 * What reacts to events, named by its reaction. `handle` runs in a transaction that also holds the receipt, so each event has its
 * effect once; nothing outside the database happens within it. What it throws is tried again, then the event and its
 * followers of the same aggregate are parked.
 */
export interface Consumer<E extends EventType = EventType> {
  /** Kafka consumer group and receipt name: never changed once in use. */
  name: string;
  on: readonly E[];
  handle(event: Received<E["data"]>, tx: TxCtx): Promise<void>;
}

/** Declares a consumer; only those that a domain names among its `consumers` run. */
export function defineConsumer<const E extends EventType>(consumer: Consumer<E>): Consumer<E> {
  return consumer;
}
