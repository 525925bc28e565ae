import postgres from "postgres";
import { ARRAYS, safeInteger } from "./array_types.ts";
import { guardedPool } from "./guarded_pool.ts";
import { towardsPrimary } from "./towards_primary.ts";
import type { StatementWatch } from "./time_statement.ts";
import type { Pool } from "@/kernel/ctx.ts";

export interface ConnectOptions {
  /** Connections at most. */
  pool?: number;
  /** Longest time of one statement in milliseconds; 0 or left out for none. */
  statementTimeoutMs?: number;
  /** Further settings of its connections (PostgreSQL, chapter 19). */
  settings?: Record<string, string>;
  /** For readings alone: a server that takes no writes will do. */
  onlyReads?: boolean;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Told of every statement. */
  onStatement?: StatementWatch;
}

/**
 * What the planner takes the start of helping processes for, ten times the usual: beside other people's statements they wait for a core, and a list
 * that takes 20 ms alone took 70 with them. What reads a great deal more still has them.
 */
const PARALLEL_SETUP = 10_000;

/** Wait before a connection is made again, seconds. */
const BACKOFF = 0.1;

/**
 * Opens the portal's client, one that outlives its server (`guardedPool`). It connects to a server that takes writes alone, of several in
 * the address to the one that does. Columns are camelCase in code and snake_case in SQL (keys inside jsonb stay as they are).
 * `bigint` comes as number and is refused beyond 2^53, `date` as 'yyyy-MM-dd', `timestamptz` as Date, `numeric` as string.
 */
export function connect(url: string, options: ConnectOptions = {}): Pool {
  const settings = {
    max: options.pool ?? 10,
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    types: {
      bigint: {
        to: 20,
        from: [20],
        serialize: (value: number | bigint) => String(value),
        parse: safeInteger,
      },
      ...ARRAYS,
      day: { to: 1082, from: [1082], serialize: dayText, parse: (text: string) => text },
    },
    connection: {
      application_name: options.name ?? "tis",
      TimeZone: "UTC",
      parallel_setup_cost: PARALLEL_SETUP,
      ...(options.statementTimeoutMs ? { statement_timeout: options.statementTimeoutMs } : {}),
      ...options.settings,
    },
    connect_timeout: 10,
    backoff: () => BACKOFF,
    // The pool renews its connections itself, so that each one that closes by itself is a loss.
    max_lifetime: null,
    // The arrays in use are told above. Asking the server would end the process when it dies meanwhile: nobody awaits the answer.
    fetch_types: false,
    onnotice: () => {},
  };
  const way = towardsPrimary(url, options.onlyReads ?? false);
  return guardedPool(
    (hooks) => postgres(way.url, { ...settings, ...way.options, ...hooks }) as unknown as postgres.Sql,
    options,
  );
}

/** PostgreSQL would also take other writings, some of them two ways (01/02/2024). */
function dayText(value: unknown): string {
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  throw new TypeError(`a date must be text such as 2026-01-31, not ${String(value)}`);
}
