import type { Pool } from "@/kernel/ctx.ts";
import type { Config } from "./config.ts";
import { checkServer, type Patience } from "./database/check_server.ts";
import { connect } from "./database/connect.ts";

/**
 * Waits until the database that a configuration names answers, and refuses one that cannot serve. Each program asks once, before it
 * opens the stores; the embedded server needs no asking.
 *
 * @param onAway called once when the server is found to be away, with what health may ask it by until this ends
 */
export async function askDatabase(
  { databaseUrl }: Pick<Config, "databaseUrl">,
  { onAway = () => {}, ...patience }: Omit<Patience, "onAway"> & { onAway?: (sql: Pool) => void } = {},
): Promise<void> {
  if (databaseUrl === null) return;
  const sql = connect(databaseUrl, { pool: 1, name: "tis start" });
  try {
    await checkServer(sql, "DATABASE_URL", { ...patience, onAway: () => onAway(sql) });
  } finally {
    await sql.end({ timeout: 0 });
  }
}
