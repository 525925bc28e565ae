/** Passed and failed tests. */
export interface Count {
  passed: number;
  failed: number;
}

/** Runs a step under its name and tells how long it took. A step that throws counts as one failure. */
export async function step(name: string, work: () => Promise<Count>): Promise<Count> {
  const begun = performance.now();
  console.log(`\n== ${name}`);
  let count: Count;
  try {
    count = await work();
  } catch (error) {
    console.log(error instanceof Error ? error.stack ?? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`== ${name}: ${count.failed === 0 ? "good" : "FAILED"} in ${seconds} s`);
  return count;
}

/** A Deno command that is good or not: one test. Its output shows when it fails. @param env variables beside those of this process */
export async function denoCommand(args: string[], env: Record<string, string> = {}): Promise<Count> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args,
    env: { ...env, NO_COLOR: "1" },
  }).output();
  if (success) return { passed: 1, failed: 0 };
  await Deno.stdout.write(stdout);
  await Deno.stdout.write(stderr);
  return { passed: 0, failed: 1 };
}

/** Says how it all went, in a last line that programs read. @returns the exit code */
export function closing(counts: readonly Count[], begun: number): number {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
