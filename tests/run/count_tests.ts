import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { SlowestFiles } from "./slowest_files.ts";
import type { Count } from "./step.ts";

const PASSED = /^.+ \.\.\. ok \(.+\)$/;
const HEADING = /^(running \d+ tests? from .+|)$/;
const SUMMARY = /^(?:ok|FAILED) \| (\d+) passed.*? \| (\d+) failed/;
const IGNORED = /\| (\d+) ignored/;

/** Tests that go on longer than this stand still. They take a quarter of it on a quiet machine; one that is busy elsewhere is no failure. */
const MOST_MINUTES = 45;

/** Room for young objects, MB: hundreds of files in a few processes make and drop many, and take a fifth less processor time than by the engine's own choice. */
const ROOM = "--v8-flags=--min-semi-space-size=64,--max-semi-space-size=64";

/** How a run is told, and how long it may take. */
interface Run {
  /** Whether tests that pass are named too, each as it passes. */
  passing?: boolean;
  print?: (line: string) => void;
  mostMs?: number;
  /** Hears how long files took, to tell of several runs at once; otherwise this run tells its own. */
  slowest?: SlowestFiles;
}

/** What `deno test` puts before the names of tests that `together.ts` has registered for their files. */
const TOGETHER = /^\S*\/together\.ts => (?=\.\/)/;

/**
 * Runs `deno test` and counts by its closing line, which knows also of files that cannot be loaded. Passing tests are
 * listed where that is asked for; whatever else it says always is, failures in full. Tests that stand still are ended and count as one
 * failure.
 */
export async function denoTest(
  args: string[],
  env: Record<string, string>,
  { passing = false, print = console.log, mostMs = MOST_MINUTES * 60_000, slowest }: Run = {},
): Promise<Count> {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Count>((resolve) => {
    timer = setTimeout(() => {
      print(`the tests stand still: ended after ${(mostMs / 60_000).toFixed(1)} minutes`);
      ended.abort();
      resolve({ passed: 0, failed: 1 });
    }, mostMs);
  });
  // What the tests have started may keep their output open, so the end of that is not waited for.
  const count = countTests(args, env, { passing, print, slowest }, ended.signal);
  return await Promise.race([count, late]).finally(() => clearTimeout(timer));
}

async function countTests(
  args: string[],
  env: Record<string, string>,
  { passing, print, slowest: heard }: Required<Pick<Run, "passing" | "print">> & Pick<Run, "slowest">,
  signal: AbortSignal,
): Promise<Count> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--no-check", "--quiet", ROOM, ...args],
    env: { ...env, NO_COLOR: "1" },
    stdout: "piped",
    stderr: "piped",
    signal,
  }).spawn();
  let count: Count | undefined;
  const slowest = heard ?? new SlowestFiles();
  const errors = (async () => {
    for await (const line of linesOf(child.stderr)) print(line);
  })();
  for await (const told of linesOf(child.stdout)) {
    const line = told.replace(TOGETHER, () => "");
    slowest.hear(line);
    const summary = SUMMARY.exec(line);
    if (summary) {
      count = { passed: Number(summary[1]), failed: Number(summary[2]) };
      const ignored = IGNORED.exec(line)?.[1];
      if (ignored) print(`${ignored} ignored`);
    } else if (passing || !PASSED.test(line) && !HEADING.test(line)) print(line);
  }
  await errors;
  const told = heard ? null : slowest.tell();
  if (told !== null) print(told);
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
