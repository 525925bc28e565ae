import { spawn } from "node:child_process";
import { join } from "node:path";
import { LIMITS } from "@/kernel/limits.ts";
import { denoArguments } from "../subprocess/deno_arguments.ts";
import { type Bounds, endOf, environmentOf, killGroup, watchProcess } from "../subprocess/watch_process.ts";
import { CONVERTER, fetchConverter } from "./fetch_converter.ts";
import type { Made } from "./made.ts";
import { Outcome, OUTCOME_FILE, type Task, TASK_FILE } from "./task.ts";
import { Unconvertible } from "./unconvertible.ts";

/** Of what it says, this much is kept for the log: characters. */
const SAID = 4000;

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
  const child = spawn(Deno.execPath(), [
    ...denoArguments(folder, LIMITS.convertMemory, task.kind === "pdf"),
    CONVERTER,
    folder,
  ], {
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
    env: environmentOf(folder),
  });
  const watch = watchProcess(child, bounds, signal);
  let said = "";
  child.stderr!.on("data", (piece) => said = (said + piece).slice(-SAID));
  try {
    const code = await endOf(child);
    signal?.throwIfAborted();
    if (watch.over) throw tookTooMuch(watch.over, bounds);
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

function tookTooMuch(over: "time" | "memory", { seconds, memory }: Bounds): Unconvertible {
  return over === "time"
    ? new Unconvertible("too-slow", { seconds })
    : new Unconvertible("too-much-memory", { mb: Math.round(memory / 1024 / 1024) });
}
