import type { ChildProcess } from "node:child_process";
import process from "node:process";
import { memoryOf } from "./memory_of.ts";

/** How often its memory is looked at, ms. */
const LOOK = 100;

/** What a process may take. */
export interface Bounds {
  seconds: number;
  /** Bytes, of itself and all that it started. */
  memory: number;
}

/** A process that is watched. */
export interface Watch {
  /** What it took too much of, when that is why it was killed. */
  readonly over: "time" | "memory" | null;
  stop(): void;
}

/**
 * Kills a process with all that it started when its time is over, or when it takes too much memory. It must lead a group of its own
 * (`detached`).
 */
export function watchProcess(child: ChildProcess, bounds: Bounds): Watch {
  const watch = {
    over: null as "time" | "memory" | null,
    stop() {
      clearTimeout(time);
      clearInterval(look);
    },
  };
  const end = (over: "time" | "memory") => {
    watch.over ??= over;
    killGroup(child);
  };
  const time = setTimeout(() => end("time"), bounds.seconds * 1000);
  const look = setInterval(async () => {
    if (child.pid !== undefined && await memoryOf(child.pid) > bounds.memory) end("memory");
  }, LOOK);
  return watch;
}

/** Kills a process that leads a group of its own (`detached`), and what it started. */
export function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // the group is gone already
  }
}

/** Waits until a process has ended; null when a signal ended it. */
export function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code));
  });
}

/** What a process apart is told of the environment: the portal's configuration (keys, addresses of stores) is not handed on. */
export function environmentOf(folder: string): Record<string, string> {
  const kept = ["PATH", "HOME", "DENO_DIR", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"];
  const given = kept.flatMap((name) => {
    const value = Deno.env.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(given), TMPDIR: folder, LANG: "C.UTF-8", NO_COLOR: "1" };
}
