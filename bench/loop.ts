import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "@/tests/run/free_port.ts";
import { editsOf } from "./loop/edits.ts";
import { openPage } from "./loop/open_page.ts";
import { descendantsMs } from "./web/processor.ts";
import { copyProject, edit, textOf } from "./loop/scratch.ts";
import { stopAtEnd } from "./on_exit.ts";

const ROOT = join(import.meta.dirname!, "..");
/** The demo is filled in a minute on a quiet machine, beside other load it took more than three. */
const READY_MS = 600_000;
/** How long an edit of a test is given to start something again. */
const STILL_MS = 3000;
const TEST = "tests/epc/vin_test.ts";

/**
 * `deno task bench loop`: how long a developer waits. In a scratch copy of the project it runs `deno task dev` with demo data, edits what
 * the login page is made of, and tells the seconds until the page shows it, with the processor time, which holds beside other load; then it
 * edits a test and runs it.
 */
export async function benchLoop(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: "string", default: "3" } } });
  const rounds = Number(values.rounds);
  const copy = await copyProject(ROOT);
  const remove = stopAtEnd(() => Deno.remove(copy, { recursive: true }));
  try {
    await measurePages(copy, rounds);
    await measureTest(copy, rounds);
  } finally {
    await remove();
  }
}

async function measurePages(copy: string, rounds: number): Promise<void> {
  const port = freePort();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "dev"],
    cwd: copy,
    env: { PORT: String(port), DATA_DIR: join(copy, ".data"), NO_COLOR: "1" },
    stdin: "null",
    stdout: "null",
    stderr: "inherit",
  }).spawn();
  const stop = stopAtEnd(async () => {
    child.kill("SIGINT");
    await child.status;
  });
  try {
    const pages = `http://127.0.0.1:${port}/tis`;
    const begun = performance.now();
    while (!await answers(`${pages}/login`)) {
      if (performance.now() - begun > READY_MS) throw new Error("deno task dev does not answer");
    }
    tell("first start, with demo data", [performance.now() - begun]);
    const page = await openPage(`${pages}/login`, `${pages}/_frsh/alive`);
    const took = new Map<string, number[]>();
    const used = new Map<string, number[]>();
    const processorMs = () => Deno.build.os === "linux" ? descendantsMs(child.pid) : Promise.resolve(0);
    // The first round is not counted: what the machine has never read comes from the disk.
    for (let turn = 0; turn <= rounds; turn++) {
      for (const one of editsOf(turn)) {
        const file = join(copy, one.file);
        const before = await textOf(file);
        const usedBefore = await processorMs();
        const saved = performance.now();
        await edit(file, one.from, one.to);
        const milliseconds = await page.shows(one, saved);
        if (turn > 0) {
          took.set(one.what, [...took.get(one.what) ?? [], milliseconds]);
          used.set(one.what, [...used.get(one.what) ?? [], await processorMs() - usedBefore]);
        }
        await quiet(page);
        if (one.stays) continue;
        await Deno.writeTextFile(file, before);
        // Beside other load the server may take longer than the pause that counts as quiet: the next edit would be measured with it.
        await page.forgets(one);
        await quiet(page);
      }
    }
    for (const [what, times] of took) {
      tell(`${what} edited, until the page shows it`, times);
      if (Deno.build.os === "linux") {
        tell("  processor time of the server and of what builds for it", used.get(what)!);
      }
    }
    const loads = page.loads;
    await edit(join(copy, TEST), "\n", "\n\n");
    await edit(join(copy, "docs/bench.md"), "\n", "\n\n");
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    console.log(`test and document edited: ${page.loads === loads ? "nothing starts anew" : "STARTS ANEW"}`);
    page.close();
  } finally {
    await stop();
  }
}

/** Waits until the page is no longer told to load again. */
async function quiet(page: { readonly loads: number }): Promise<void> {
  for (let loads = -1; loads !== page.loads;) {
    loads = page.loads;
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
  }
}

async function measureTest(copy: string, rounds: number): Promise<void> {
  const took: number[] = [];
  for (let turn = 0; turn <= rounds; turn++) {
    await edit(join(copy, TEST), "\n", "\n\n");
    const begun = performance.now();
    const { success } = await new Deno.Command(Deno.execPath(), {
      args: ["test", "-A", "--no-check", "--quiet", TEST],
      cwd: copy,
      stdout: "null",
      stderr: "null",
    }).output();
    if (!success) throw new Error(`${TEST} fails`);
    if (turn > 0) took.push(performance.now() - begun);
  }
  tell("test edited, until it has run", took);
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return false;
  }
}

function tell(what: string, milliseconds: number[]): void {
  const seconds = milliseconds.map((one) => (one / 1000).toFixed(2));
  console.log(`${what}: ${seconds.join(", ")} s`);
}
