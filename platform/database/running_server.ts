import { join } from "node:path";
import { connect } from "./connect.ts";

/** Where the embedded server of a data folder has its database. */
export const clusterOf = (dataDir: string): string => join(dataDir, "postgres", "cluster");

/**
 * Address of a database on the embedded server that runs on a data folder, also on one that a killed portal left; null when none answers.
 */
export async function runningServer(dataDir: string, database: string): Promise<string | null> {
  const cluster = clusterOf(dataDir);
  const lines = (await Deno.readTextFile(join(cluster, "postmaster.pid")).catch(() => "")).split("\n");
  const port = Number(lines[3]);
  if (!Number.isInteger(port) || port <= 0) return null;
  const password = (await Deno.readTextFile(join(dataDir, "postgres", "password"))).trim();
  const url = `postgres://tis:${password}@127.0.0.1:${port}/${database}`;
  const sql = connect(url, { pool: 1, name: "tis task" });
  try {
    const [here] = await sql<{ dataDirectory: string }[]>`
      select setting as data_directory from pg_settings where name = 'data_directory'`;
    // Another server may have got the port of one that is gone.
    return await Deno.realPath(here!.dataDirectory) === await Deno.realPath(cluster) ? url : null;
  } catch {
    return null;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
