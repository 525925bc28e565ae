import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import type { Count } from "./step.ts";

const PASSED = /^.+ \.\.\. ok \(.+\)$/;
const HEADING = /^(running \d+ tests? from .+|)$/;
const SUMMARY = /^(?:ok|FAILED) \| (\d+) passed.*? \| (\d+) failed/;
const IGNORED = /\| (\d+) ignored/;

/** How a run is told. */
interface Told {
  /** Whether tests that pass are named too, each as it passes. */
  passing?: boolean;
  print?: (line: string) => void;
}

/**
 * Runs `deno test` and counts by its closing line, which knows also of files that cannot be loaded. Passing tests are
 * listed where that is asked for; whatever else it says always is, failures in full.
 */
export async function denoTest(
  args: string[],
  env: Record<string, string>,
  { passing = false, print = console.log }: Told = {},
): Promise<Count> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--no-check", "--quiet", ...args],
    env: { ...env, NO_COLOR: "1" },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let count: Count | undefined;
  const errors = (async () => {
    for await (const line of linesOf(child.stderr)) print(line);
  })();
  for await (const line of linesOf(child.stdout)) {
    const summary = SUMMARY.exec(line);
    if (summary) {
      count = { passed: Number(summary[1]), failed: Number(summary[2]) };
      const ignored = IGNORED.exec(line)?.[1];
      if (ignored) print(`${ignored} ignored`);
    } else if (passing || !PASSED.test(line) && !HEADING.test(line)) print(line);
  }
  await errors;
  const { success } = await child.status;
  if (count === undefined) return { passed: 0, failed: 1 };
  // Deno fails a run for reasons of its own as well, such as a leak found after the last test.
  return !success && count.failed === 0 ? { ...count, failed: 1 } : count;
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // deno-lint-ignore no-explicit-any -- the two libraries declare the same stream differently
  const lines = createInterface({ input: Readable.fromWeb(stream as any) });
  for await (const line of lines) yield stripVTControlCharacters(line);
}
