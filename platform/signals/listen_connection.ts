import postgres from "postgres";
import { Silence } from "../database/silence.ts";
import { towardsPrimary } from "../database/towards_primary.ts";

/** Between two looks whether the connection still answers, and how long an answer may take, milliseconds. */
const BEAT_MS = 20_000;
const ANSWER_MS = 10_000;

/** A connection that only listens. */
export interface ListenConnection {
  /** Resolves when the connection is gone, for whatever reason. */
  readonly lost: Promise<void>;
  listensTo(channel: string): boolean;
  /** Listens to one more channel. */
  listenTo(channel: string): Promise<void>;
  end(): Promise<void>;
}

/**
 * Connects and listens. The client's own `listen` gives up for good when the server is away at the moment of its second try
 * (postgres.js 3.4.9, `onclose` of `listen`), so its connection is used bare and made again by the caller.
 */
export async function openListenConnection(
  url: string,
  channels: readonly string[],
  tell: (channel: string, payload: string) => void,
): Promise<ListenConnection> {
  const lost = Promise.withResolvers<void>();
  const listened = new Set<string>();
  const options = {
    max: 1,
    idle_timeout: undefined,
    max_lifetime: null,
    connect_timeout: 5,
    keep_alive: 20,
    fetch_types: false,
    connection: { application_name: "tis signals" },
    onnotice: () => {},
    onnotify: tell,
    onclose: () => lost.resolve(),
  };
  const way = towardsPrimary(url);
  const sql = postgres(way.url, { ...options, ...way.options });
  // A machine that vanished says nothing: without a question it would be believed alive for long.
  const silence = new Silence(ANSWER_MS, lost.resolve);
  const beating = silence.watch();
  const beat = setInterval(() => {
    const answered = beating();
    sql`select 1`.catch(() => lost.resolve()).finally(() => answered(null));
  }, BEAT_MS);
  const connection: ListenConnection = {
    lost: lost.promise,
    listensTo: (channel) => listened.has(channel),
    async listenTo(channel) {
      if (listened.has(channel)) return;
      await sql`listen ${sql(channel)}`;
      listened.add(channel);
    },
    async end() {
      clearInterval(beat);
      await sql.end({ timeout: 1 });
    },
  };
  try {
    for (const channel of channels) await connection.listenTo(channel);
  } catch (error) {
    await connection.end();
    throw error;
  }
  return connection;
}
