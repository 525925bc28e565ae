import postgres from "postgres";
import { type DatabaseServer, serversOf, withServer } from "./servers.ts";

/** Longest that a server may take to say what it is, seconds: one that vanished says nothing. */
const ANSWER_SECONDS = 3;

/** None of several servers takes writes. Carries the code of one that takes no connections, which counts as away wherever it is met. */
class NoPrimary extends Error {
  override name = "NoPrimary";
  readonly code = "ECONNREFUSED";
}

/**
 * Finds among the servers of an address the one that takes writes, and keeps it in mind until it is doubted. After a switchover the
 * next connection asks all of them again: those that only read or do not answer are passed over.
 */
export class Primary {
  #found: DatabaseServer | null = null;
  #looking: Promise<DatabaseServer> | null = null;

  constructor(readonly url: string, readonly servers: readonly DatabaseServer[]) {}

  /** Where to connect to; rejects with `NoPrimary` when no server takes writes. */
  async find(): Promise<DatabaseServer> {
    if (this.servers.length === 1) return this.servers[0]!;
    return this.#found ?? await (this.#looking ??= this.#look().finally(() => (this.#looking = null)));
  }

  /** A connection was lost, refused or found to read only. */
  doubt(): void {
    this.#found = null;
  }

  /** All are asked at once and heard in their order: of two that take writes it is always the same one. */
  async #look(): Promise<DatabaseServer> {
    const asked = this.servers.map((server) => takesWrites(withServer(this.url, server)));
    const heard: string[] = [];
    let refusal: unknown = null;
    for (const [place, server] of this.servers.entries()) {
      const answer = await asked[place]!;
      if (answer === true) return this.#found = server;
      heard.push(`${server.host}:${server.port} ${answer === false ? "only reads" : answer.message}`);
      // What no waiting mends, such as a wrong password, is told as it is.
      if (answer instanceof postgres.PostgresError) refusal ??= answer;
    }
    throw refusal ?? new NoPrimary(`no server takes writes: ${heard.join("; ")}`);
  }
}

/** Whether a server takes writes; why it cannot be asked, else. */
async function takesWrites(url: string): Promise<boolean | Error> {
  const sql = postgres(url, {
    ...{ max: 1, connect_timeout: ANSWER_SECONDS, fetch_types: false, max_lifetime: null },
    ...{ connection: { application_name: "tis which" }, onnotice: () => {} },
  });
  try {
    const [row] = await sql<{ reads: boolean }[]>`
      select pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as reads`;
    return !row!.reads;
  } catch (error) {
    return error as Error;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** The finder of an address, one in a process: what one connection has found out serves all. */
export function primaryOf(url: string): Primary {
  const known = primaries.get(url);
  if (known) return known;
  const servers = serversOf(url);
  if (servers === null) throw new TypeError("the address of the database names no server");
  const primary = new Primary(url, servers);
  primaries.set(url, primary);
  return primary;
}

const primaries = new Map<string, Primary>();
