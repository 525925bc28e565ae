import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import type { Count } from "./step.ts";

const PASSED = /^.+ \.\.\. ok \(.+\)$/;
const HEADING = /^(running \d+ tests? from .+|)$/;
const SUMMARY = /^(?:ok|FAILED) \| (\d+) passed.*? \| (\d+) failed/;
const IGNORED = /\| (\d+) ignored/;

/**
 * Runs `deno test` and counts by its closing line, which knows also of files that cannot be loaded. Passing tests are not
 * listed; whatever else it says is, failures in full.
 */
export async function denoTest(args: string[], env: Record<string, string>): Promise<Count> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--no-check", "--quiet", ...args],
    env: { ...env, NO_COLOR: "1" },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  let count: Count | undefined;
  // deno-lint-ignore no-explicit-any -- the two libraries declare the same stream differently
  for await (const line of createInterface({ input: Readable.fromWeb(child.stdout as any) })) {
    const text = stripVTControlCharacters(line);
    const summary = SUMMARY.exec(text);
    if (summary) {
      count = { passed: Number(summary[1]), failed: Number(summary[2]) };
      const ignored = IGNORED.exec(text)?.[1];
      if (ignored) console.log(`${ignored} ignored`);
    } else if (!PASSED.test(text) && !HEADING.test(text)) console.log(text);
  }
  const { success } = await child.status;
  if (count === undefined) return { passed: 0, failed: 1 };
  // Deno fails a run for reasons of its own as well, such as a leak found after the last test.
  return !success && count.failed === 0 ? { ...count, failed: 1 } : count;
}
