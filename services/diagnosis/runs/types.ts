import { z } from "zod";
import { COMMAND_STATES } from "../course/types.ts";

/** So many values are watched at once, at most. */
export const WATCHED = 8;
/** How often values are read, milliseconds, and for how long, seconds. */
export const EVERY_MS = [250, 500, 1000, 2000, 5000] as const;
export const RUN_SECONDS = [30, 60, 120, 300, 600] as const;
/** A run has at most so many samples: ten minutes, four a second. */
export const RUN_SAMPLES = 2400;

const identifier = z.string().regex(/^[0-9A-F]{4}$/);
export const runId = z.uuid();

export const askedRun = z.object({
  id: z.int().positive().describe("of the diagnosis"),
  address: identifier,
  identifiers: z.array(identifier).min(1).max(WATCHED),
  everyMs: z.int().refine((ms) => EVERY_MS.some((one) => one === ms)).default(500),
  seconds: z.int().refine((long) => RUN_SECONDS.some((one) => one === long)).default(60),
});
/** What is to be watched. */
export type AskedRun = z.input<typeof askedRun>;

const sample = z.object({
  place: z.int().positive(),
  seconds: z.number().describe("since the first one"),
  values: z.record(z.string(), z.number()).describe("by identifier"),
});
/** What was read at one moment. */
export type Sample = z.infer<typeof sample>;

const mark = z.object({ seconds: z.number(), note: z.string(), madeBy: z.string() });
/** What somebody noted while values ran. */
export type RunMark = z.infer<typeof mark>;

const signal = z.object({ identifier, name: z.string(), unit: z.string().nullable() });
/** One of the values that are watched. */
export type WatchedSignal = z.infer<typeof signal>;

export const run = z.object({
  id: runId,
  diagnosisId: z.int(),
  vin: z.string(),
  address: z.string(),
  ecuCode: z.string(),
  state: z.enum(COMMAND_STATES),
  fault: z.string().nullable(),
  startedAt: z.iso.datetime(),
  startedBy: z.string(),
  everyMs: z.int().describe("how often values are read, milliseconds"),
  watchSeconds: z.int().describe("how long they are read at most"),
  signals: z.array(signal),
  samples: z.array(sample).describe("those behind `after`, the first first"),
  marks: z.array(mark),
});
/** Live data of a control unit, while it runs and ever after. */
export type Run = z.infer<typeof run>;

const runRow = run.pick({ id: true, startedAt: true, startedBy: true, vin: true, state: true }).extend(
  {
    samples: z.int().nonnegative(),
  },
);
/** A run as it is chosen to be looked at or compared with. */
export type RunRow = z.infer<typeof runRow>;
