import type { z } from "zod";

/** A fact of the past with its schema, topic and key. One per event, in a file of events/, named by its domain among its `events`. */
export interface EventType<S extends z.ZodType = z.ZodType> {
  /**
   * `<aggregate>.<what happened>` in the past tense, such as `epc.order-sent`. What it tells partners is the text
   * `event_catalogue.event.<type>`, what its members mean `event_catalogue.member.<name>`.
   */
  type: string;
  /** Topic with its version, such as `tis.epc.v1`. */
  topic: string;
  data: S;
  /** Id of the aggregate: events of one key keep their order. */
  key: (data: z.output<S>) => string;
  /** Version of the aggregate after the change. */
  sequence: (data: z.output<S>) => number;
  /**
   * What its example shows, by member, where that does not follow from name and schema (services/event_catalogue/sample.ts): a state of
   * many, a number that stands for something. Holds for members within members too.
   */
  example?: Readonly<Record<string, unknown>>;
  /** For the portal itself: never on a topic of partners. All events of a topic or none, else a key's order would be lost. */
  internal?: true;
  /** Shape told beforehand, but nothing sends it yet: it may still change without a new version of the topic. */
  announced?: true;
}

/** Declares an event; only declared events can be published. */
export function defineEvent<S extends z.ZodType>(event: EventType<S>): EventType<S> {
  return event;
}
