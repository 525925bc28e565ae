import { z } from "zod";

/** By what a range of events is chosen: one aggregate, a period, or a stretch of a partition of the bus. */
export const REPLAY_WAYS = ["aggregate", "period", "offsets"] as const;

export const REPLAY_STATES = ["running", "done", "stopped", "failed"] as const;

const moment = z.string().describe("ISO 8601, UTC");

/** A range of events that is or was brought to one consumer again. */
export const eventReplay = z.object({
  id: z.int(),
  consumer: z.string(),
  way: z.enum(REPLAY_WAYS),
  topic: z.string().nullable(),
  key: z.string().nullable(),
  from: moment.nullable(),
  to: moment.nullable(),
  partition: z.int().nullable(),
  fromOffset: z.int().nullable(),
  toOffset: z.int().nullable(),
  withSkipped: z.boolean(),
  counted: z.int().describe("told before it was asked for"),
  state: z.enum(REPLAY_STATES),
  reason: z.string().nullable().describe("why it failed, as the program says it"),
  lookedAt: z.int().describe("dealt with so far"),
  effects: z.int().describe("took effect now"),
  again: z.int().describe("had taken effect before, and were passed over"),
  parked: z.int().describe("parked, or behind a parked event"),
  askedBy: z.string().nullable().describe("account code"),
  askedAt: moment,
  endedAt: moment.nullable(),
});
export type EventReplay = z.infer<typeof eventReplay>;

/** What a range holds for a consumer. */
export const rangeCount = z.object({
  events: z.int().describe("events of the range that the consumer acts on; of a partition, messages at most"),
  /** Null where only the bus knows. */
  again: z.int().nullable().describe("of these, those that took effect already and are passed over"),
  skipped: z.int().nullable().describe("of these, those that staff skipped"),
  parked: z.int().nullable().describe("of these, those that are parked and tried by themselves"),
});
export type RangeCount = z.infer<typeof rangeCount>;
