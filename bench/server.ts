import { resolve } from "node:path";
import { connect } from "@/platform/database/connect.ts";
import { createDatabase } from "@/platform/database/create.ts";
import { startEmbedded } from "@/platform/database/embedded.ts";
import { migrate } from "@/platform/database/migrate.ts";
import { takeDataFolder } from "@/platform/data_folder.ts";
import { stopAtEnd } from "./on_exit.ts";

const DATABASE = "bench";

/** Loading many rows: what a crash would lose is generated again, so commits need not wait for the disk. */
const LOADING = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "8GB",
  maintenance_work_mem: "1GB",
  work_mem: "256MB",
};

/** The benches' own database server, on a folder of its own. */
export interface BenchServer extends AsyncDisposable {
  readonly url: string;
  /** Id of the server's first process, whose children serve the connections. */
  readonly pid: number;
}

/**
 * Starts the embedded server on `folder` and brings the database up to date. `loading` takes settings for bulk loads;
 * without it the server runs as the portal's own does. It is stopped when disposed of.
 */
export async function startBenchServer(folder: string, how: { loading: boolean }): Promise<BenchServer> {
  const held = await takeDataFolder(folder);
  const server = await startEmbedded(folder, { settings: how.loading ? LOADING : {}, onNotice: console.log });
  const url = server.urlOf(DATABASE);
  const stop = stopAtEnd(async () => {
    await server.stop();
    held.release();
  });
  try {
    await createDatabase(server.adminUrl, DATABASE);
    await migrate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const pid = Number((await Deno.readTextFile(`${server.folder}/cluster/postmaster.pid`)).split("\n")[0]);
  return { url, pid, [Symbol.asyncDispose]: stop };
}

/** The folder of a flag, beside deno.json when relative. */
export function benchFolder(given: string): string {
  return resolve(import.meta.dirname!, "..", given);
}

/** Bytes of the bench's database. */
export async function databaseBytes(url: string): Promise<number> {
  const sql = connect(url, { pool: 1 });
  const [row] = await sql<{ bytes: number }[]>`select pg_database_size(current_database()) as bytes`;
  await sql.end();
  return row!.bytes;
}
