import postgres from "postgres";
import { ConfigError } from "../config.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { isConnectionLoss } from "./connection_lost.ts";

const MIN_VERSION = 18;
/** Between two tries, milliseconds: longer each time, up to the last. */
const PAUSES = [500, 1000, 2000, 5000] as const;
/** A wait that goes on is told again after this long, milliseconds. */
const TELL_MS = 60_000;

/** PostgreSQL's codes of a server that may be there in a moment: starting or stopping, without a connection to spare, or reading only. */
const SOON = new Set(["57P01", "57P02", "57P03", "53300", "25006"]);
/** The client's code for a connection that it gave up by itself: the server is a replica. */
const REPLICA = "CONNECTION_DESTROYED";
/** Those of the client and of the network beside a connection that was lost. */
const AWAY = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "CONNECT_TIMEOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Whether an error says that the server is away, and not what the portal or its configuration did wrong. */
export function isServerAway(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string") return false;
  // What the server itself says is no loss of the connection, though a refused login ends it.
  return SOON.has(code) || AWAY.has(code) ||
    !(error instanceof postgres.PostgresError) && isConnectionLoss(error);
}

/** How a server is waited for. */
export interface Patience {
  /** How long, milliseconds; without end unless told. */
  patienceMs?: number;
  /** Told in passing. */
  notice?: (text: string) => void;
  /** Called once when the server is found to be away. */
  onAway?: () => void;
}

/**
 * Waits until the server of a variable answers, and refuses one that cannot serve: away for longer than one has patience, older than
 * 18, not in UTF-8, of a locale that takes Ä and ä for two letters, or built without ICU. What waiting does not mend, such as a wrong password, is refused at once.
 */
export async function checkServer(sql: Pool, variable: string, patience: Patience = {}): Promise<void> {
  const facts = await firstAnswer(sql, variable, patience);
  if (facts.version < MIN_VERSION) {
    throw new ConfigError(
      variable,
      `names a PostgreSQL ${facts.version}: the portal needs ${MIN_VERSION} or newer`,
    );
  }
  if (facts.encoding !== "UTF8") {
    throw new ConfigError(variable, `names a database in ${facts.encoding}: the portal needs one in UTF8`);
  }
  // Whatever compares words without regard to case relies on it: lists, filters, and the indexes below them.
  if (!facts.knowsLetters) {
    throw new ConfigError(
      variable,
      "names a database whose locale knows no letters beyond ASCII: the portal needs one made with locale_provider builtin and builtin_locale 'C.UTF-8'",
    );
  }
  // What people's languages are sorted by; a server built without it fails at a migration in the middle.
  if (!facts.sortsLanguages) {
    throw new ConfigError(
      variable,
      "names a PostgreSQL that was built without ICU: the portal needs its collations",
    );
  }
}

async function firstAnswer(
  sql: Pool,
  variable: string,
  { patienceMs = Infinity, notice = () => {}, onAway = () => {} }: Patience,
) {
  const until = performance.now() + patienceMs;
  let toldAt = -Infinity;
  for (let tried = 0;; tried++) {
    try {
      const [facts] = await sql<
        { version: number; encoding: string; knowsLetters: boolean; sortsLanguages: boolean }[]
      >`
        select current_setting('server_version_num')::int / 10000 as version, s.encoding,
          case when s.encoding = 'UTF8' then lower(chr(196)) = chr(228) else false end as knows_letters,
          exists (select from pg_collation where collprovider = 'i') as sorts_languages
        from (select current_setting('server_encoding') as encoding) s`;
      return facts!;
    } catch (error) {
      const { code } = error as { code?: string };
      const message = code === REPLICA
        ? "the server is a replica that takes no writes"
        : (error as Error).message;
      const now = performance.now();
      if (!isServerAway(error) || now > until) throw new ConfigError(variable, `cannot be used: ${message}`);
      if (tried === 0) onAway();
      if (now - toldAt > TELL_MS) {
        notice(`waiting for the database of ${variable}: ${message}`);
        toldAt = now;
      }
      await new Promise((done) => setTimeout(done, PAUSES[Math.min(tried, PAUSES.length - 1)]));
    }
  }
}
