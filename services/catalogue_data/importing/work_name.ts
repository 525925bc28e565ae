import { z } from "zod";

/** What is done with an import. */
const IMPORT_STEPS = ["check", "apply", "roll-back"] as const;
export type ImportStep = typeof IMPORT_STEPS[number];

/** The kind of work that does it, apart from the doing, so that verbs can leave it. */
export const IMPORT_WORK = {
  kind: "catalogue-import",
  payload: z.object({ importId: z.int().positive(), step: z.enum(IMPORT_STEPS) }),
};
