import type { Config } from "./config.ts";

const LEVELS = ["debug", "info", "warn", "error"] as const;

/** Silences what weighs less than `level`. What the start prints by `console.log` always shows. */
export function limitLog(level: Config["logLevel"]): void {
  for (const lighter of LEVELS.slice(0, LEVELS.indexOf(level))) console[lighter] = () => {};
}
