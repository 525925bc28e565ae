import { z } from "zod";
import type { Hunk } from "./diff_lines.ts";

/** Differences that are meant, and why. */
const accepted = z.array(
  z.strictObject({
    /** Pattern of the file's path within the recording; every file when left out. */
    files: z.string().optional(),
    /** Pattern that each differing line fits; whatever differs when left out. */
    lines: z.string().optional(),
    /** Only where every word that goes comes again somewhere in the same answer: its elements may differ, what it says may not. */
    wordsStay: z.boolean().default(false),
    reason: z.string().min(10),
  }).refine(({ files, lines }) => files !== undefined || lines !== undefined, "files or lines must be told"),
);

/** Finds the reason why a difference is meant, beside all of its answer's; null when it is not. */
export type Accept = (file: string, hunk: Hunk, all: readonly Hunk[]) => string | null;

/** Reads the file of accepted differences; without one nothing is accepted. */
export async function readAccepted(path: string | undefined): Promise<Accept> {
  if (path === undefined) return () => null;
  const rules = accepted.parse(JSON.parse(await Deno.readTextFile(path))).map((rule) => ({
    ...rule,
    files: new RegExp(rule.files ?? ""),
    lines: new RegExp(rule.lines ?? ""),
  }));
  return (file, hunk, all) =>
    rules.find(({ files, lines, wordsStay }) =>
      files.test(file) && [...hunk.gone, ...hunk.come].every((line) => lines.test(line)) &&
      !(wordsStay && losesWords(hunk, all))
    )?.reason ?? null;
}

/** Whether a hunk has words that go more often than they come in the whole answer. */
function losesWords({ gone }: Hunk, all: readonly Hunk[]): boolean {
  const times = new Map<string, number>();
  const count = (lines: readonly string[], by: number) => {
    for (const word of wordsOf(lines)) times.set(word, (times.get(word) ?? 0) + by);
  };
  for (const hunk of all) {
    count(hunk.gone, -1);
    count(hunk.come, 1);
  }
  return wordsOf(gone).some((word) => times.get(word)! < 0);
}

/** What is read: lines that are no element, and what elements are called for those who do not see them. */
function wordsOf(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).flatMap((line) =>
    line.startsWith("<")
      ? [...line.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, word]) => word!)
      : [line]
  );
}
