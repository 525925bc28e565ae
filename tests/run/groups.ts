import { fileURLToPath } from "node:url";
import { LOCKED, projectFiles } from "../source_tree.ts";
import { denoTest } from "./count_tests.ts";
import { SlowestFiles } from "./slowest_files.ts";
import type { Count } from "./step.ts";

const TOGETHER = fileURLToPath(new URL("./together.ts", import.meta.url));
const TEST_FILE = /(?:^|\/)tests\/.+_test\.tsx?$/;

/** Of what is left a group takes one of so many shares: about two for each process. */
const SHARES = 6;

/** All files of tests, from the project's folder, sorted. */
export async function testFiles(): Promise<string[]> {
  return (await projectFiles()).filter((path) => TEST_FILE.test(path));
}

/**
 * Parts files for processes of their own: each of `alone` by itself and first, in that order, as they take longest; then the others, neighbours together, a share of what is
 * left in each group. The groups become smaller, so that a process is seldom started and yet all end at about the same time.
 *
 * @param most files of the first group
 * @param least files of any but the last
 */
export function inGroups(
  files: readonly string[],
  { alone, most, least }: { alone: readonly string[]; most: number; least: number },
): string[][] {
  const others = files.filter((path) => !alone.includes(path));
  const groups = alone.filter((path) => files.includes(path)).map((path) => [path]);
  for (let at = 0; at < others.length;) {
    const size = Math.min(most, Math.max(least, Math.ceil((others.length - at) / SHARES)));
    groups.push(others.slice(at, at += size));
  }
  return groups;
}

/** How groups are run. */
interface Running {
  env: Record<string, string>;
  /** Processes at once. */
  jobs: number;
  /** When work beside them ends: one process more takes what is left then. */
  freed?: Promise<unknown>;
  test?: typeof denoTest;
}

/** Runs the tests of each group in one process (`together.ts`), so many processes at once, and counts them all. */
export async function testGroups(
  groups: readonly string[][],
  { env, jobs, freed, test = denoTest }: Running,
): Promise<Count> {
  const left = [...groups], slowest = new SlowestFiles();
  const total = { passed: 0, failed: 0 };
  const next = async (): Promise<void> => {
    const group = left.shift();
    if (!group) return;
    const { passed, failed } = await test([LOCKED, "--parallel", TOGETHER], {
      ...env,
      TEST_FILES: group.join("\n"),
    }, { slowest });
    total.passed += passed;
    total.failed += failed;
    return next();
  };
  let joined: Promise<void> | undefined;
  freed?.then(() => joined = next());
  await Promise.all(Array.from({ length: jobs }, next));
  // One that joined has begun before the last group was taken, or finds none.
  await joined;
  const told = slowest.tell();
  if (told !== null) console.log(told);
  return total;
}
