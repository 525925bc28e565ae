import { z } from "zod";
import { PARKED_STATES } from "@/engines/events/types.ts";
import type * as answers from "@/engines/events/types.ts";

/** Schemas of what the calls of the monitor answer; each is held to the type of the same name. */

const moment = z.string().describe("ISO 8601, UTC");

export const consumerState = z.object({
  name: z.string(),
  types: z.array(z.string()).describe("types of the events it acts on"),
  topics: z.array(z.string()),
  lag: z.int().nullable().describe("events not dealt with yet; null before the first measure"),
  measuredAt: moment.nullable(),
  lastEffectAt: moment.nullable(),
  lastEventAt: moment.nullable(),
  parked: z.int().describe("open parked events"),
  waiting: z.int().describe("of these, the ones that staff must decide on"),
}) satisfies z.ZodType<answers.ConsumerState>;

export const parkedEvent = z.object({
  id: z.int(),
  consumer: z.string(),
  eventId: z.string(),
  type: z.string(),
  topic: z.string(),
  key: z.string().describe("id of the aggregate"),
  sequence: z.int(),
  occurredAt: moment,
  state: z.enum(PARKED_STATES),
  reason: z.string().nullable(),
  attempts: z.int(),
  parkedAt: moment,
  nextTryAt: moment.nullable(),
  endedAt: moment.nullable(),
  endedBy: z.string().nullable(),
  note: z.string().nullable(),
  followers: z.int().describe("open events of the same aggregate behind it"),
}) satisfies z.ZodType<answers.ParkedEvent>;

export const parkedEventRead = parkedEvent.extend({
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
}) satisfies z.ZodType<answers.ParkedEventRead>;
