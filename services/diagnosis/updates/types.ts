import { z } from "zod";

/** How an update stands or ended (specification, section 4: success, failure, not upgraded). */
export const UPDATE_STATES = ["running", "success", "failure", "not-upgraded"] as const;

const moment = z.iso.datetime();
export const updateId = z.int().positive();

const update = z.object({
  id: updateId,
  version: z.int(),
  address: z.string(),
  ecuCode: z.string(),
  softwareCode: z.string(),
  fromVersion: z.string(),
  toVersion: z.string(),
  state: z.enum(UPDATE_STATES),
  errorCode: z.string().nullable().describe("number of a refusal such as 907703, or code of a fault"),
  recoverable: z.boolean().describe("it broke off: it can be resumed, or the program before taken back"),
  size: z.int().positive().describe("bytes"),
  written: z.int().nonnegative().describe("bytes that the control unit has"),
  phase: z.enum(["waiting", "fetching", "programming"]).nullable().describe("while it runs"),
  secondsLeft: z.int().nonnegative().nullable().describe("while it is written, by how fast that has gone"),
  startedBy: z.string(),
  startedAt: moment,
  endedAt: moment.nullable(),
});
/** An update of a control unit's program. */
export type Update = z.infer<typeof update>;

/** Why a program cannot be written to a control unit, as a refusal's key. */
const UNFIT = ["vds-already-latest", "vds-program-unfit", "vds-identification-missing"] as const;

const candidate = z.object({
  softwareId: z.int().positive(),
  softwareCode: z.string(),
  name: z.string(),
  versionText: z.string(),
  notes: z.string(),
  size: z.number().describe("bytes"),
  refused: z.enum(UNFIT).nullable().describe("why it cannot be written to this control unit; null: it can"),
});
/** A released program for a control unit. */
export type Candidate = z.infer<typeof candidate>;

export const ecuUpdates = z.object({
  hardware: z.string().nullable().describe("null: identification was not read"),
  software: z.string().nullable(),
  inRepair: z.boolean(),
  candidates: z.array(candidate),
  updates: z.array(update).describe("the latest first"),
});
/** What can be done, and was done, about the program of a control unit. */
export type EcuUpdates = z.infer<typeof ecuUpdates>;

export const campaign = z.object({
  seriesCode: z.string(),
  seriesName: z.string(),
  ecuCode: z.string(),
  version: z.string(),
  vehicles: z.int().positive(),
  latest: z.string().nullable().describe("of the programs that are released for it"),
});
/** How many vehicles of a series run which version. */
export type CampaignRow = z.infer<typeof campaign>;
