import { join } from "node:path";
import { LIMITS } from "@/kernel/limits.ts";
import { startApart } from "../subprocess/start_apart.ts";
import type { Bounds } from "../subprocess/watch_process.ts";
import type { Made } from "./made.ts";
import { Outcome, OUTCOME_FILE, type Task, TASK_FILE } from "./task.ts";
import { Unconvertible } from "./unconvertible.ts";

/**
 * Converts in a process of its own with bounds of time and memory, so that no file can take the portal down. The folder holds the
 * source as `source`; the result comes as `result`.
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
  const { kind, mediaType } = task;
  const apart = await startApart({ program: { name: "convert", task: { kind, mediaType } }, folder, bounds });
  const onAbort = () => apart.kill();
  signal?.addEventListener("abort", onAbort);
  try {
    if (signal?.aborted) onAbort();
    const { code, over, said } = await apart.ended;
    signal?.throwIfAborted();
    if (over) throw tookTooMuch(over, bounds);
    const written = await Deno.readTextFile(join(folder, OUTCOME_FILE)).catch(() => null);
    if (code !== 0 || written === null) throw new ConverterDied(code, said);
    const outcome = Outcome.parse(JSON.parse(written));
    if ("made" in outcome) return outcome.made;
    throw new Unconvertible(outcome.reason.key, outcome.reason.params, said || undefined);
  } finally {
    signal?.removeEventListener("abort", onAbort);
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
    seconds: kind === "pdf"
      ? LIMITS.officeSeconds
      : kind === "play"
      ? LIMITS.playSeconds
      : LIMITS.convertSeconds,
    memory: LIMITS.convertMemory,
  };
}

function tookTooMuch(over: "time" | "memory", { seconds, memory }: Bounds): Unconvertible {
  return over === "time"
    ? new Unconvertible("too-slow", { seconds })
    : new Unconvertible("too-much-memory", { mb: Math.round(memory / 1024 / 1024) });
}
