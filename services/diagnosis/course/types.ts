import { z } from "zod";
import { DEVICE_STATES } from "../devices/types.ts";

/** How a diagnosis stands or ended. */
export const DIAGNOSIS_STATES = ["running", "finished", "cancelled", "connection-lost"] as const;

/** Where a command stands: told apart by its moments. */
export const COMMAND_STATES = ["waiting", "sent", "begun", "done", "failed", "timed-out"] as const;

const moment = z.iso.datetime();
const count = z.int().nonnegative();

export const diagnosisRow = z.object({
  id: z.int().positive(),
  version: z.int(),
  vin: z.string(),
  seriesName: z.string(),
  storeName: z.string(),
  serial: z.string().describe("of the device"),
  worksheetId: z.int().nullable(),
  state: z.enum(DIAGNOSIS_STATES),
  startedBy: z.string(),
  startedAt: moment,
  endedAt: moment.nullable(),
  ecus: count,
  currentFaults: count,
  historicalFaults: count,
});
/** A diagnosis as lists show it. */
export type DiagnosisRow = z.infer<typeof diagnosisRow>;

const reading = z.object({
  identifier: z.string(),
  name: z.string().nullable(),
  raw: z.string(),
  value: z.union([z.number(), z.string()]).nullable(),
  unit: z.string().nullable(),
});
export type Reading = z.infer<typeof reading>;

const records = z.array(z.object({ record: z.int(), readings: z.array(reading) }));

const dtc = z.object({
  dtcCode: z.string(),
  name: z.string().nullable().describe("null: the dictionary does not have it"),
  failureType: z.string().nullable(),
  statusByte: z.int().describe("the eight status bits of ISO 14229-1, D.2"),
  recordState: z.enum(["current", "historical", "neither"]),
  freezeFrames: records,
  extended: records,
  clearedAt: moment.nullable(),
});
export type FoundDtc = z.infer<typeof dtc>;

const ecu = z.object({
  address: z.string(),
  code: z.string(),
  name: z.string().nullable(),
  bus: z.string().nullable(),
  state: z.enum(["answers", "silent", "refuses"]),
  negativeCode: z.string().nullable(),
  identification: z.array(reading).nullable().describe("null: not read"),
  codings: z.record(z.string(), z.number()).nullable().describe(
    "settings by their identifiers; null: not read",
  ),
  dtcsReadAt: moment.nullable(),
  dtcsClearedAt: moment.nullable(),
  dtcs: z.array(dtc),
});
export type FoundEcu = z.infer<typeof ecu>;

const command = z.object({
  id: z.string(),
  kind: z.string(),
  address: z.string().nullable(),
  state: z.enum(COMMAND_STATES),
  askedAt: moment,
  deadline: moment,
  answeredAt: moment.nullable(),
  done: count.nullable(),
  of: count.nullable(),
  fault: z.string().nullable().describe("why it came to nothing, a code"),
  negativeCode: z.string().nullable(),
  /** What it is about: an identifier of a routine, an actuator or a setting. */
  identifier: z.string().nullable(),
  note: z.string().nullable().describe("what the device does now, a code"),
  stopAsked: z.boolean(),
  outcome: z.record(z.string(), z.unknown()).nullable().describe("what it brought beside what was found"),
});
export type AskedCommand = z.infer<typeof command>;

export const diagnosis = diagnosisRow.extend({
  deviceState: z.enum(DEVICE_STATES),
  mayAct: z.boolean().describe("it runs, and the caller may ask more of it"),
  found: z.array(ecu),
  commands: z.array(command).describe("the latest first"),
});
/** A diagnosis with all that was found. */
export type Diagnosis = z.infer<typeof diagnosis>;
