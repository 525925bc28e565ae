import { dirname, join } from "node:path";
import { tmpdir } from "node:os";
import { z } from "zod";
import { Task } from "@/engines/files/convert/task.ts";
import { isScratchFolder } from "@/engines/files/scratch_folder.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** What any reader or converter may take at most. */
const SECONDS = Math.max(LIMITS.readSeconds, LIMITS.convertSeconds, LIMITS.officeSeconds);
const MEMORY = Math.max(LIMITS.readMemory, LIMITS.convertMemory);

const apart = z.object({
  program: z.discriminatedUnion("name", [
    z.object({ name: z.literal("read") }),
    z.object({ name: z.literal("convert"), task: Task.pick({ kind: true, mediaType: true }) }),
  ]),
  folder: z.string().refine(
    (path) => dirname(path) === tmpdir() && path === join(tmpdir(), path.slice(tmpdir().length + 1)),
  ).refine(isScratchFolder),
  bounds: z.object({
    seconds: z.number().positive().max(SECONDS),
    memory: z.number().positive().max(MEMORY),
  }),
});

/**
 * What a role process may ask of its launcher: to stand by it, what the system knows of the role process itself, or to run one of two programs in a scratch folder within the usual bounds.
 * Whoever took hold of the role process can ask no more than that.
 */
export const Ask = z.object({
  token: z.string(),
  asks: z.union([
    z.object({ standBy: z.literal(true) }),
    z.object({ measure: z.literal(true) }),
    z.object({ apart }),
  ]),
});
export type Ask = z.infer<typeof Ask>;
