import { ConfigError } from "../config.ts";
import type { Pool } from "@/kernel/ctx.ts";

const MIN_VERSION = 18;
const PAUSE_MS = 1000;

/** PostgreSQL's or the network's codes of a server that may be there in a moment: it is starting, or its container is. */
const SOON = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "CONNECT_TIMEOUT", "57P03"]);

/**
 * Waits until the server of DATABASE_URL answers, since both are often started together, and refuses one that cannot serve: not
 * reachable within `patienceMs`, older than 18, or not in UTF-8.
 */
export async function checkServer(
  sql: Pool,
  variable: string,
  patienceMs = 30_000,
  notice: (text: string) => void = () => {},
): Promise<void> {
  const facts = await firstAnswer(sql, variable, performance.now() + patienceMs, notice);
  if (facts.version < MIN_VERSION) {
    throw new ConfigError(
      variable,
      `names a PostgreSQL ${facts.version}: the portal needs ${MIN_VERSION} or newer`,
    );
  }
  if (facts.encoding !== "UTF8") {
    throw new ConfigError(variable, `names a database in ${facts.encoding}: the portal needs one in UTF8`);
  }
}

async function firstAnswer(sql: Pool, variable: string, until: number, notice: (text: string) => void) {
  for (let tried = 1;; tried++) {
    try {
      const [facts] = await sql<{ version: number; encoding: string }[]>`
        select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`;
      return facts!;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code === undefined || !SOON.has(code) || performance.now() > until) {
        throw new ConfigError(variable, `cannot be used: ${message}`);
      }
      if (tried === 1) notice(`waiting for the database: ${message}`);
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
}
