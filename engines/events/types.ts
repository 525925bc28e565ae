import { z } from "zod";

/** What staff see of consumers and of what they parked: schemas, and the types inferred from them. */

const moment = z.string().describe("ISO 8601, UTC");

export const consumerState = z.object({
  name: z.string(),
  types: z.array(z.string()).describe("types of the events it acts on"),
  topics: z.array(z.string()),
  lag: z.int().nullable().describe("events not dealt with yet; null before the first measure"),
  measuredAt: moment.nullable(),
  lastEffectAt: moment.nullable(),
  /** When the last event that had its effect had happened. */
  lastEventAt: moment.nullable(),
  /** Those that wait behind them among them. */
  parked: z.int().describe("open parked events"),
  waiting: z.int().describe("of these, the ones that staff must decide on"),
});
/** A consumer and how far it is. */
export type ConsumerState = z.infer<typeof consumerState>;

export const PARKED_STATES = ["retrying", "waiting", "behind", "done", "skipped"] as const;
/** retrying: tried again by itself; waiting: for staff; behind: for an older event of its aggregate; done, skipped: ended. */
export type ParkedState = typeof PARKED_STATES[number];

export const parkedEvent = z.object({
  id: z.int(),
  consumer: z.string(),
  eventId: z.string(),
  type: z.string(),
  topic: z.string(),
  key: z.string().describe("id of the aggregate"),
  partition: z.int().nullable().describe("of the topic; null where the bus keeps no messages"),
  offset: z.int().nullable().describe("within the partition"),
  sequence: z.int(),
  occurredAt: moment,
  state: z.enum(PARKED_STATES),
  reason: z.string().nullable()
    .describe("what the last try failed with, as the program says it; null for those behind"),
  attempts: z.int(),
  parkedAt: moment,
  nextTryAt: moment.nullable(),
  endedAt: moment.nullable(),
  endedBy: z.string().nullable().describe("code of the person who skipped it"),
  note: z.string().nullable(),
  /** 0 unless it is the oldest. */
  followers: z.int().describe("open events of the same aggregate behind it"),
});
/** An event that a consumer could not bring to an effect, or that stands behind such a one. */
export type ParkedEvent = z.infer<typeof parkedEvent>;

export const parkedEventRead = parkedEvent.extend({
  /** Indented where it is JSON. */
  envelope: z.string().describe("the CloudEvents envelope as it came"),
  behind: z.array(
    z.object({
      id: z.int(),
      eventId: z.string(),
      type: z.string(),
      sequence: z.int(),
      occurredAt: moment,
    }),
  ),
});
/** A parked event with what it says. */
export type ParkedEventRead = z.infer<typeof parkedEventRead>;
