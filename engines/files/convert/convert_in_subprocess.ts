import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { LIMITS } from "@/kernel/limits.ts";
import { CONVERTER, CONVERTER_PACKAGES, fetchConverter } from "./fetch_converter.ts";
import type { Made } from "./made.ts";
import { memoryOf } from "./memory_of.ts";
import { Outcome, OUTCOME_FILE, type Task, TASK_FILE } from "./task.ts";
import { Unconvertible } from "./unconvertible.ts";

/** Of what it says, this much is kept for the log: characters. */
const SAID = 4000;
/** How often its memory is looked at, ms. */
const LOOK = 100;

/** Bounds of one conversion; those of LIMITS unless a test says otherwise. */
export interface Bounds {
  seconds: number;
  memory: number;
}

/**
 * Converts in a process of its own with bounds of time and memory, so that no file can take the portal down. The folder holds the
 * source as `source`; the result comes as `result`. The whole group of processes is killed when it is over, whatever it left running.
 *
 * @throws Unconvertible for what is at fault in the file, and for what ran out of time or memory
 */
export async function convertInSubprocess(
  folder: string,
  task: Task,
  signal?: AbortSignal,
  bounds: Bounds = boundsOf(task),
): Promise<Made> {
  await Deno.writeTextFile(join(folder, TASK_FILE), JSON.stringify(task));
  await fetchConverter(task);
  signal?.throwIfAborted();
  const child = spawn(Deno.execPath(), argumentsFor(folder, task), {
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
    env: environment(folder),
  });
  const watch = watching(child, bounds, signal);
  let said = "";
  child.stderr!.on("data", (piece) => said = (said + piece).slice(-SAID));
  try {
    const code = await ended(child);
    signal?.throwIfAborted();
    if (watch.reason) throw watch.reason;
    const written = await Deno.readTextFile(join(folder, OUTCOME_FILE)).catch(() => null);
    if (code !== 0 || written === null) throw new ConverterDied(code, said);
    const outcome = Outcome.parse(JSON.parse(written));
    if ("made" in outcome) return outcome.made;
    throw new Unconvertible(outcome.reason.key, outcome.reason.params, said || undefined);
  } finally {
    watch.stop();
    killGroup(child);
  }
}

/** The process ended by itself without an answer: a crash in a native library, or the system's own bounds. */
export class ConverterDied extends Error {
  override name = "ConverterDied";

  constructor(readonly code: number | null, readonly said: string) {
    super(`a converting process ended with ${code ?? "a signal"}: ${said.trim().slice(-300)}`);
  }
}

function boundsOf({ kind }: Task): Bounds {
  return {
    seconds: kind === "pdf" ? LIMITS.officeSeconds : LIMITS.convertSeconds,
    memory: LIMITS.convertMemory,
  };
}

/** Reads programs and packages, writes into its folder; only LibreOffice's conversion may start a program. No network. */
function argumentsFor(folder: string, task: Task): string[] {
  return [
    "run",
    "--quiet",
    "--no-prompt",
    "--cached-only",
    ...CONVERTER_PACKAGES,
    `--v8-flags=--max-old-space-size=${Math.round(LIMITS.convertMemory / 1024 / 1024)}`,
    "--allow-read",
    `--allow-write=${folder}`,
    "--allow-env",
    "--allow-sys",
    "--allow-ffi",
    "--deny-net",
    ...(task.kind === "pdf" ? ["--allow-run"] : []),
    CONVERTER,
    folder,
  ];
}

/** What the portal is configured by (keys, addresses of stores) is not handed on. */
function environment(folder: string): Record<string, string> {
  const kept = ["PATH", "HOME", "DENO_DIR", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"];
  const given = kept.flatMap((name) => {
    const value = Deno.env.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(given), TMPDIR: folder, LANG: "C.UTF-8", NO_COLOR: "1" };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code));
  });
}

/** Kills it when its time is over, when it takes too much memory, or when nobody waits for it any more. */
function watching(child: ChildProcess, bounds: Bounds, signal: AbortSignal | undefined) {
  const watch = {
    reason: null as Unconvertible | null,
    stop() {
      clearTimeout(time);
      clearInterval(look);
      signal?.removeEventListener("abort", onAbort);
    },
  };
  const end = (reason: Unconvertible | null) => {
    watch.reason ??= reason;
    killGroup(child);
  };
  const onAbort = () => end(null);
  const time = setTimeout(
    () => end(new Unconvertible("too-slow", { seconds: bounds.seconds })),
    bounds.seconds * 1000,
  );
  const look = setInterval(async () => {
    if (child.pid === undefined || await memoryOf(child.pid) <= bounds.memory) return;
    end(new Unconvertible("too-much-memory", { mb: Math.round(bounds.memory / 1024 / 1024) }));
  }, LOOK);
  signal?.addEventListener("abort", onAbort);
  return watch;
}

/** It leads a group of its own (`detached`): what it started dies with it. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // the group is gone already
  }
}
