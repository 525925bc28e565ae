import postgres from "postgres";
import type { Pool } from "@/kernel/ctx.ts";
import { towardsPrimary } from "../database/towards_primary.ts";

/** Key of the advisory lock of the relay: one in all processes on a database. */
const RELAY_LOCK = 0x746973_03;

/** Between two looks whether the connection still answers, and how long an answer may take, milliseconds. */
const BEAT_MS = 20_000;
const ANSWER_MS = 30_000;

/** The relay's lock, with the connection that holds it. What is read and marked goes over that connection, so it ends with the lock. */
export interface RelayLock {
  readonly sql: Pool;
  /** Server process of the connection: named by every statement, should the client quietly take a new connection. */
  readonly pid: number;
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Takes the lock if nobody has it, else null. Not by waiting: a waiting statement would keep the server from cleaning up. */
export async function tryRelayLock(url: string): Promise<RelayLock | null> {
  const lost = new AbortController();
  const way = towardsPrimary(url);
  const sql = postgres(way.url, {
    ...way.options,
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    fetch_types: false,
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    types: { bigint: postgres.BigInt, id: { to: 20, from: [20], serialize: String, parse: Number } },
    connection: {
      application_name: "tis relay",
      TimeZone: "UTC",
      // The unsent rows are few among many: only the index that names them is ever right, whatever the statistics say.
      enable_seqscan: "off",
    },
    onnotice: () => {},
    onclose: () => lost.abort(new Error("the relay's connection is gone")),
    // deno-lint-ignore no-explicit-any -- typed as the portal's pool, as in connect.ts
  }) as any as Pool;
  try {
    const [row] = await sql<{ held: boolean; pid: number }[]>`
      select pg_try_advisory_lock(${RELAY_LOCK}) as held, pg_backend_pid() as pid`;
    if (row!.held) {
      // A machine that vanished says nothing: without a question its lock would be believed in for a quarter of an hour.
      const beat = setInterval(() => {
        const late = setTimeout(() => void sql.end({ timeout: 0 }).catch(() => {}), ANSWER_MS);
        sql`select 1`.then(() => clearTimeout(late), () => clearTimeout(late));
      }, BEAT_MS);
      const release = () => {
        clearInterval(beat);
        return sql.end({ timeout: 1 });
      };
      return { sql, pid: row!.pid, lost: lost.signal, release };
    }
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
  await sql.end({ timeout: 1 });
  return null;
}
