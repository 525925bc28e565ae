import type postgres from "postgres";
import type { Pool } from "@/kernel/ctx.ts";
import { Client, type OpenClient } from "./client.ts";
import { ConnectionLost } from "./connection_lost.ts";
import { guardStatements } from "./guarded_statements.ts";
import { runTransaction } from "./guarded_transaction.ts";
import { ignoreLateWrites } from "./late_write.ts";
import { Silence } from "./silence.ts";
import { type StatementWatch, timeStatement } from "./time_statement.ts";

/** A client's connections are made again after this long, milliseconds, so that servers behind a balancer share them. */
const LIFETIME_MS = 45 * 60 * 1000;
/** How long the end of the pool waits for what still runs, seconds, where its caller names no other time. */
const END_SECONDS = 5;

/** A client whose server has come to read only is replaced after this long, milliseconds: the next one may find another server. */
const READING_MS = 1000;
/** Beyond the longest time of a statement until a silent server counts as vanished, milliseconds. */
const SILENT_MS = 10_000;

// deno-lint-ignore no-explicit-any -- passes on whatever the client's own functions take
type Any = any;

/** What a pool is told of its connections. */
export interface GuardedOptions {
  /** Longest time of one statement at the server, milliseconds; 0 or left out for none. */
  statementTimeoutMs?: number;
  /** For readings alone: a server that takes no writes will do. */
  onlyReads?: boolean;
  /** Told of every statement, in and outside of transactions. */
  onStatement?: StatementWatch;
}

/**
 * A pool that survives the death of its server: it stays the same while the client beneath is replaced after each loss. See
 * docs/decisions/0013-database-client.md.
 */
export function guardedPool(open: OpenClient, options: GuardedOptions = {}): Pool {
  ignoreLateWrites();
  const retiring = new Set<Client>();
  let ended: Promise<void> | null = null;
  let client = make();

  function make(): Client {
    const { statementTimeoutMs, onStatement } = options;
    if (!statementTimeoutMs) return new Client(open, replace, onStatement);
    const silence = new Silence(statementTimeoutMs + SILENT_MS, () => {
      console.warn("the database does not answer any more: its connections are made anew");
      replace(made);
      // One that was replaced before waits for what is open on it, which would last for ever.
      made.end({ timeout: 0 }).catch(() => {});
    });
    const made: Client = new Client(open, replace, silence.watch(onStatement));
    return made;
  }

  function replace(old: Client): void {
    if (old !== client || ended) return;
    client = make();
    retiring.add(old);
    old.retire().catch(() => {}).finally(() => retiring.delete(old));
  }

  function current(): Client {
    const age = performance.now() - client.bornAt;
    const isElsewhere = client.refusesWrites && !options.onlyReads && age > READING_MS;
    if (age > LIFETIME_MS || isElsewhere) replace(client);
    return client;
  }

  const pool: Any = (first: Any, ...rest: Any[]) => {
    const { sql, onStatement } = current();
    return timeStatement((sql as Any)(first, ...rest), onStatement);
  };
  const own = {
    begin: (...args: Any[]) => runTransaction(current(), args.length === 2 ? args[0] : "", args.at(-1)),
    reserve: () => reserve(open),
    // Never without a bound: a connection that is lost while it ends keeps the client waiting for ever, since the statement that was
    // cut off stays its current one (postgres.js 3.4.9, `end` before `closed`).
    end({ timeout = END_SECONDS }: { timeout?: number } = {}) {
      return ended ??= Promise.all([
        client.end({ timeout }),
        ...retiring.values().map((old) => atMost(old.end({ timeout }), timeout)),
      ]).then(() => {});
    },
    listen() {
      throw new Error("listening is done by platform/signals.ts");
    },
  };
  const members: PropertyDescriptorMap = {};
  for (const name of Object.keys(client.sql)) {
    members[name] = { enumerable: true, get: () => (current().sql as Any)[name] };
  }
  for (const [name, value] of Object.entries(own)) members[name] = { enumerable: true, value };
  return Object.defineProperties(pool, members);
}

/**
 * A connection for one user alone, beside those of the pool: a client of its own, since the client's own way of reserving
 * waits for ever on a new connection that does not ask for types (postgres.js 3.4.9, `ReadyForQuery`). Once lost, it stays so.
 */
async function reserve(open: OpenClient): Promise<postgres.ReservedSql> {
  const client = new Client((hooks) => open({ ...hooks, max: 1 }), () => {});
  const refusal = () => client.lost ? new ConnectionLost(false, "the reserved connection is gone") : null;
  const reserved = guardStatements(client.sql, { client, refusal });
  try {
    await client.sql`select 1`;
  } catch (error) {
    await client.end({ timeout: 0 });
    throw error;
  }
  return Object.assign(reserved, { release: () => void client.end({ timeout: END_SECONDS }) }) as Any;
}

async function atMost(work: Promise<void>, seconds: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, seconds * 1000);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
