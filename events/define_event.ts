import type { z } from "zod";

/** A fact of the past with its schema, topic and key. One per event, gathered in events/catalogue.ts. */
export interface EventType<S extends z.ZodType = z.ZodType> {
  /** `<aggregate>.<what happened>` in the past tense, such as `epc.order-sent`. */
  type: string;
  /** Topic with its version, such as `tis.epc.v1`. */
  topic: string;
  data: S;
  /** Id of the aggregate: events of one key keep their order. */
  key: (data: z.output<S>) => string;
  /** Version of the aggregate after the change. */
  sequence: (data: z.output<S>) => number;
}

/** Declares an event; only declared events can be published. */
export function defineEvent<S extends z.ZodType>(event: EventType<S>): EventType<S> {
  return event;
}
