import { z } from "zod";
import { actionsSchema } from "@/engines/states/answers.ts";
import { courseStep } from "@/engines/states/read_course.ts";
import { SOFTWARE_ACTIONS, SOFTWARE_STATES } from "./software_states.ts";

/** What the calls of programs take and answer. Moments are ISO 8601. */

export const softwareId = z.int().positive();
const text = z.string().nullable();

export const softwareRow = z.object({
  id: softwareId,
  version: z.int().describe("of the row, counted on with each change"),
  code: z.string(),
  versionText: z.string(),
  name: z.string(),
  typeCode: z.string(),
  typeName: z.string(),
  platform: z.string(),
  ecu: text,
  state: z.enum(SOFTWARE_STATES),
  isCurrent: z.boolean().describe("the latest released version of its package"),
  releasedAt: z.iso.datetime().nullable(),
  size: z.number().nullable().describe("bytes of the file"),
  downloads: z.int(),
});

const beside = z.object({
  id: softwareId,
  versionText: z.string(),
  state: z.enum(SOFTWARE_STATES),
  isCurrent: z.boolean(),
  releasedAt: z.iso.datetime().nullable(),
});

export const software = softwareRow.extend({
  notes: z.string(),
  seriesCodes: z.array(z.string()),
  hardwareFrom: text,
  hardwareTo: text,
  softwareFrom: text,
  softwareTo: text,
  fileId: text,
  fileName: text,
  sha256: text,
  signed: z.enum(["ours", "another-key", "wrong"]).nullable()
    .describe("whether the signature is right and by the portal's key of today; null: not released"),
  withdrawnAt: z.iso.datetime().nullable(),
  withdrawnBecause: z.string(),
  versions: z.array(beside).describe("of the package, the latest first"),
  steps: z.array(courseStep).describe("what happened to it, the first first"),
  actions: actionsSchema(SOFTWARE_ACTIONS),
});
/** A version of a program with all that is known of it. */
export type Software = z.infer<typeof software>;
