import { formatWithOptions } from "node:util";
import process from "node:process";
import { calm } from "./calm_log.ts";
import type { Config } from "./config.ts";
import { logFields } from "./log_fields.ts";
import { deniedAccess } from "./permissions/denied_access.ts";
import { unfailingLog } from "./unfailing_log.ts";

const LEVELS = ["debug", "info", "warn", "error"] as const;
/** Methods of the console that write. */
const WRITERS = [...LEVELS, "log"] as const;
type Level = typeof LEVELS[number];

/**
 * Shapes what the program writes by `console`: silences what weighs less than the level, and in the `json` format writes each entry
 * as one line: `time` (ISO 8601), `level`, `message`, the fields of the request or event it belongs to, and `error` with its
 * stack. The console stays the one way to log, since Deno's own OpenTelemetry export reads it. What the start prints by
 * `console.log` always shows. A log that cannot be written fails nothing (unfailing_log.ts).
 */
export function shapeLog({ logLevel, logFormat }: Pick<Config, "logLevel" | "logFormat">): void {
  const log = unfailingLog((lost, reason) =>
    console.error("%s entries of the log were lost, it could not be written:", lost, reason)
  );
  for (const writer of WRITERS) console[writer] = log.guard(console[writer].bind(console));
  // Warnings of the runtime are entries like others.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => isKafkasTimer(warning) || console.warn(warning));
  for (const lighter of LEVELS.slice(0, LEVELS.indexOf(logLevel))) console[lighter] = () => {};
  if (logFormat === "text") tellDenied();
  else writeLines(logLevel);
  if (logLevel !== "error") console.warn = calm(console.warn.bind(console));
}

/** The client of Kafka (kafkajs 2.2.4, `scheduleCheckPendingRequests`) sets timers of less than nothing where it need not wait. */
function isKafkasTimer({ name, stack = "" }: Error): boolean {
  return name === "TimeoutNegativeWarning" && stack.includes("/kafkajs/");
}

/** Has a fault followed by where the permission stands that it lacks. */
function tellDenied(): void {
  for (const level of ["warn", "error"] as const) {
    const write = console[level].bind(console);
    console[level] = (...said: unknown[]) => {
      const denied = deniedOf(said);
      write(...said, ...(denied === null ? [] : [denied]));
    };
  }
}

function deniedOf(said: readonly unknown[]): string | null {
  return said.map(deniedAccess).find((denied) => denied !== null) ?? null;
}

/** Has everything written as lines of JSON. */
function writeLines(logLevel: Level): void {
  for (const level of LEVELS.slice(LEVELS.indexOf(logLevel))) {
    const write = console[level].bind(console);
    console[level] = (...said: unknown[]) => write(logLine(level, said, new Date()));
  }
  const print = console.log.bind(console);
  console.log = (...said: unknown[]) => print(logLine("info", said, new Date()));
}

/** One entry as a line of JSON. An error among what was said stands apart, with its stack and causes. */
export function logLine(level: Level, said: unknown[], at: Date): string {
  const error = said.find((part) => part instanceof Error);
  const rest = said.filter((part) => part !== error);
  const denied = deniedOf(said);
  return JSON.stringify({
    time: at.toISOString(),
    level,
    message: rest.length > 0
      ? formatWithOptions({ colors: false, breakLength: Infinity }, ...rest)
      : error?.message ?? "",
    ...logFields(),
    ...(denied === null ? {} : { denied }),
    ...(error ? { error: toldError(error) } : {}),
  });
}

interface ToldError {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ToldError | string;
}

/** How deep causes are followed. */
const CAUSES = 4;

function toldError(error: Error, depth = 0): ToldError {
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    message: error.message,
    ...(typeof code === "string" ? { code } : {}),
    stack: error.stack,
    ...(error.cause === undefined || depth >= CAUSES ? {} : {
      cause: error.cause instanceof Error ? toldError(error.cause, depth + 1) : String(error.cause),
    }),
  };
}
