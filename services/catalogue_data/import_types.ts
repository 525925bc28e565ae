import { z } from "zod";

/** How far an import is. */
export const IMPORT_STATES = [
  "checking",
  "checked",
  "applying",
  "applied",
  "rolling-back",
  "rolled-back",
  "stopped",
  "failed",
] as const;
export type ImportState = typeof IMPORT_STATES[number];

/** States in which a worker has it in hand. */
export const UNDER_WAY: readonly ImportState[] = ["checking", "applying", "rolling-back"];

/** Whether a row is new, otherwise, or goes. */
export const CHANGE_ACTIONS = ["added", "changed", "gone"] as const;

const importFile = z.object({
  kind: z.string(),
  name: z.string(),
  isDelta: z.boolean().describe("it has marks, and says nothing of rows that it does not name"),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  gone: z.int(),
  faults: z.int(),
});
/** A file of a set, with what its rows change. */
export type ImportFile = z.infer<typeof importFile>;

/** Whether a full file takes away more rows than it has: most often differences were meant. */
export function removesMore({ isDelta, rows, gone }: ImportFile): boolean {
  return !isDelta && gone > rows;
}

export const catalogueImport = z.object({
  id: z.int(),
  state: z.enum(IMPORT_STATES),
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdAs: z.string(),
  appliedAt: z.iso.datetime().nullable(),
  appliedAs: z.string().nullable(),
  rolledBackAt: z.iso.datetime().nullable(),
  rolledBackAs: z.string().nullable(),
  phase: z.string().nullable().describe("kind in hand"),
  share: z.number().describe("how far what runs is, 0 to 1"),
  faults: z.int(),
  reason: z.string().nullable().describe("why it failed, in the reader's language"),
  mayApply: z.boolean(),
  mayRollBack: z.boolean(),
  files: z.array(importFile),
});
/** A set of files brought in as one. */
export type CatalogueImport = z.infer<typeof catalogueImport>;
