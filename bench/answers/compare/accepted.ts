import { z } from "zod";
import type { Hunk } from "./diff_lines.ts";

/** Differences that are meant, and why. */
const accepted = z.array(
  z.strictObject({
    /** Pattern of the file's path within the recording; every file when left out. */
    files: z.string().optional(),
    /** Pattern that each differing line fits; whatever differs when left out. */
    lines: z.string().optional(),
    reason: z.string().min(10),
  }).refine(({ files, lines }) => files !== undefined || lines !== undefined, "files or lines must be told"),
);

/** Finds the reason why a difference is meant; null when it is not. */
export type Accept = (file: string, hunk: Hunk) => string | null;

/** Reads the file of accepted differences; without one nothing is accepted. */
export async function readAccepted(path: string | undefined): Promise<Accept> {
  if (path === undefined) return () => null;
  const rules = accepted.parse(JSON.parse(await Deno.readTextFile(path))).map(({ files, lines, reason }) => ({
    files: new RegExp(files ?? ""),
    lines: new RegExp(lines ?? ""),
    reason,
  }));
  return (file, { gone, come }) =>
    rules.find(({ files, lines }) => files.test(file) && [...gone, ...come].every((line) => lines.test(line)))
      ?.reason ?? null;
}
