import { z } from "zod";
import { KINDS } from "./kinds.ts";
import { made } from "./made.ts";
import { TraceSettings } from "./trace_settings.ts";
import { REASONS } from "./unconvertible.ts";

/** What a converting process is told. `stamp` is the watermark on a PDF. */
export const Task = z.object({
  kind: z.enum([...KINDS, "stamp"]),
  mediaType: z.string(),
  settings: TraceSettings.optional(),
  mark: z.array(z.string()).optional(),
});
export type Task = z.output<typeof Task>;

/** What it answers. */
export const Outcome = z.union([
  z.object({ made }),
  z.object({
    reason: z.object({
      key: z.enum(REASONS),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  }),
]);
export type Outcome = z.output<typeof Outcome>;

/** Names in the folder that a task has to itself. */
export const TASK_FILE = "task.json";
export const SOURCE_FILE = "source";
export const RESULT_FILE = "result";
export const OUTCOME_FILE = "outcome.json";
