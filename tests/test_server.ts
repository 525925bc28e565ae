import { dirname, join } from "node:path";
import { connect } from "@/platform/database/connect.ts";
import { startEmbedded } from "@/platform/database/embedded.ts";
import { testServerFolder } from "./memory_folder.ts";

const FAST = {
  // Loses data in a power cut, which a test database may: a clone takes a fraction of the time.
  ...{ fsync: "off", full_page_writes: "off", synchronous_commit: "off" },
  max_connections: "300",
  // Looked through as a whole whenever a database is made or dropped.
  shared_buffers: "256MB",
  // Most of a test's statements find a few rows and take longer to plan than to run. One plan for all values is kept from the first time on.
  plan_cache_mode: "force_generic_plan",
  // Files lie in memory: to hand a read to another process takes longer than to do it.
  io_method: "sync",
  // The system copies a file of a template in one go, in place of being handed each piece of it.
  ...(Deno.build.os === "linux" && { file_copy_method: "clone" }),
  // Nobody follows this server or winds it forward.
  ...{ wal_level: "minimal", max_wal_senders: "0" },
  // Hundreds of clones that live for seconds. Their template has its statistics (`database.ts`).
  autovacuum: "off",
};

/** A server for tests alone. Stop it when done; its folder may be removed then. */
export async function startTestServer(folder: string) {
  const server = await startEmbedded(folder, { settings: FAST });
  await hastenLogins(server.adminUrl);
  return server;
}

/**
 * Keeps the password with one round in place of 4,096, which protect one that people chose: thousands of connections in a run reckon them each, and take
 * twice the client's time.
 */
async function hastenLogins(adminUrl: string): Promise<void> {
  const { username, password } = new URL(adminUrl);
  const sql = connect(adminUrl, { pool: 1, settings: { scram_iterations: "1" } });
  try {
    // Hexadecimal, so that it needs no quoting.
    await sql.unsafe(`alter role ${username} password '${password}'`);
  } finally {
    await sql.end();
  }
}

/**
 * Administrator's address of the test server: that of the test command, or, for one test file run by hand, a server under
 * `.data/test` that stays for the next run.
 */
export async function testServerUrl(): Promise<string> {
  const given = Deno.env.get("TEST_DATABASE_URL");
  if (given) return given;
  const folder = join(import.meta.dirname!, "..", ".data", "test");
  await Deno.mkdir(folder, { recursive: true });
  using lock = await Deno.open(join(folder, "start.lock"), { create: true, write: true });
  await lock.lock(true);
  const note = join(folder, "server.url");
  const running = await Deno.readTextFile(note).catch(() => "");
  if (running && await answers(running)) return running;
  await removeStopped(folder);
  const place = await testServerFolder();
  const server = await startTestServer(place);
  // Found from here, wherever it lies.
  await Deno.symlink(join(place, "postgres"), join(folder, "postgres"));
  await Deno.writeTextFile(note, server.adminUrl, { mode: 0o600 });
  return server.adminUrl;
}

/** The folder of a server that was stopped: its templates are built again in less time than it takes to see what they hold. */
async function removeStopped(folder: string): Promise<void> {
  const link = join(folder, "postgres");
  const files = await Deno.readLink(link).catch(() => null);
  if (files) await Deno.remove(dirname(files), { recursive: true }).catch(() => {});
  await Deno.remove(link, { recursive: true }).catch(() => {});
}

async function answers(url: string): Promise<boolean> {
  const sql = connect(url, { pool: 1 });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end();
  }
}
