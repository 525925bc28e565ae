import { join } from "node:path";
import { connect } from "@/platform/database/connect.ts";
import { testServerFolder } from "../memory_folder.ts";

/** Longest wait for the answer of the one process that is left running, milliseconds: another may have stopped with a lock in hand. */
const ANSWER_MS = 300;
const TRIES = 100;

/** A running server that is to lose its power. */
export interface CutServer {
  url: string;
  /** Its data folder. */
  cluster: string;
  /** Id of its first process. */
  pid: number;
}

/**
 * Imitates a power cut of a server that runs with fsync: files of tables, indexes and transactions are put back to how they were at a
 * checkpoint before the cut, as if nothing written since had come to the disk, and the write-ahead log ends where it had been synced. So
 * what is left is what PostgreSQL has asked the system to keep, and no more.
 *
 * Not imitated: a disk that keeps single pages of what was not synced, or lies about what it has synced.
 *
 * @param meanwhile runs between checkpoint and cut
 */
export async function cutPower(server: CutServer, meanwhile: () => Promise<void>): Promise<void> {
  const kept = await testServerFolder();
  // Its own connection: it is asked when all others stand still.
  const sql = connect(server.url, { pool: 1, name: "power cut" });
  try {
    const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await sql`checkpoint`;
    await copyFolder(server.cluster, kept);
    await meanwhile();
    const synced = await freeze(server, own!.pid, async () => {
      const [row] = await sql<{ file: string; offset: number }[]>`
        select file_name as file, file_offset as "offset"
        from pg_walfile_name_offset(pg_current_wal_flush_lsn())`;
      return row!;
    });
    for (const pid of [server.pid, ...await childrenOf(server.pid)]) signal(pid, "SIGKILL");
    await gone(server.pid);
    await endLogAt(join(server.cluster, "pg_wal"), synced.file, Number(synced.offset));
    for await (const { name } of Deno.readDir(server.cluster)) {
      if (name !== "pg_wal") await Deno.remove(join(server.cluster, name), { recursive: true });
    }
    await copyFolder(kept, server.cluster);
  } finally {
    await sql.end({ timeout: 0 }).catch(() => {});
    await Deno.remove(kept, { recursive: true });
  }
}

/** Stops every process of the server but one, and asks that one; goes on and tries again when it waits for another. */
async function freeze<T>(server: CutServer, asked: number, ask: () => Promise<T>): Promise<T> {
  for (let tried = 0; tried < TRIES; tried++) {
    const stopped = [server.pid, ...await childrenOf(server.pid)].filter((pid) => pid !== asked);
    for (const pid of stopped) signal(pid, "SIGSTOP");
    const answer = ask();
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), ANSWER_MS);
    const told = await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
    if (told !== null) return told;
    for (const pid of stopped) signal(pid, "SIGCONT");
    await answer;
  }
  throw new Error("the server did not stand still at a moment when it could be asked");
}

/** Empties the log behind a place, and takes the files after it away. */
async function endLogAt(folder: string, file: string, offset: number): Promise<void> {
  for await (const { name } of Deno.readDir(folder)) {
    if (/^[0-9A-F]{24}$/.test(name) && name > file) await Deno.remove(join(folder, name));
  }
  const path = join(folder, file);
  const { size } = await Deno.stat(path);
  using log = await Deno.open(path, { write: true });
  await log.truncate(offset);
  await log.truncate(size);
}

/** All but the log and what belongs to the running process. A file that goes away meanwhile was not needed. */
async function copyFolder(from: string, to: string): Promise<void> {
  const names = [...Deno.readDirSync(from)].map(({ name }) => name)
    .filter((name) => !["pg_wal", "postmaster.pid", "server.log"].includes(name));
  const args = ["-a", ...names.map((name) => join(from, name)), to];
  const { success, stderr } = await new Deno.Command("cp", { args, stdout: "null", stderr: "piped" })
    .output();
  const said = new TextDecoder().decode(stderr).split("\n").filter((line) => line !== "");
  if (!success && said.some((line) => !line.includes("No such file"))) throw new Error(said.join("\n"));
}

async function childrenOf(parent: number): Promise<number[]> {
  const text = await Deno.readTextFile(`/proc/${parent}/task/${parent}/children`).catch(() => "");
  return text.split(" ").filter((pid) => pid !== "").map(Number);
}

function signal(pid: number, name: Deno.Signal): void {
  try {
    Deno.kill(pid, name);
  } catch { /* it has ended just now */ }
}

async function gone(pid: number): Promise<void> {
  while (await Deno.readTextFile(`/proc/${pid}/cmdline`).then((line) => line !== "", () => false)) {
    await new Promise((done) => setTimeout(done, 5));
  }
}
