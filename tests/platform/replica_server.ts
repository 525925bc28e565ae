import { join } from "node:path";
import { copyRunning } from "@/platform/backup/copy_cluster.ts";
import { connect } from "@/platform/database/connect.ts";
import { runProgram } from "@/platform/database/run_program.ts";
import { changeFolderOwner, serverUser } from "@/platform/database/server_user.ts";
import { startOnPort } from "@/platform/database/server_start.ts";
import { testServerFolder } from "../memory_folder.ts";
import { freePort } from "../run/free_port.ts";
import { silentProxy } from "./silent_proxy.ts";
import type { KillableServer } from "./killable_server.ts";

/** A streaming replica of a server of the test's own. */
export interface ReplicaServer extends AsyncDisposable {
  url: string;
  port: number;
  /** Bytes of the primary's log that it has not written yet. */
  lag(): Promise<number>;
  /** From now on nothing of what the primary writes reaches it. */
  cutOff(): void;
  /** Makes it the primary; resolves when it takes writes. */
  promote(): Promise<void>;
}

/** Makes a replica out of a base backup of a running server and follows it; resolves when it streams. */
export async function replicaServer(primary: KillableServer, name: string): Promise<ReplicaServer> {
  const folder = await testServerFolder();
  const [user, cluster] = [await serverUser(), join(folder, "cluster")];
  await copyRunning(primary.url, join(primary.folder, "cluster"), cluster, "cluster");
  for (
    const empty of ["pg_replslot", "pg_dynshmem", "pg_notify", "pg_serial", "pg_snapshots", "pg_stat_tmp"]
  ) {
    await Deno.mkdir(join(cluster, empty), { recursive: true, mode: 0o700 });
  }
  await Deno.mkdir(join(cluster, "pg_subtrans"), { recursive: true, mode: 0o700 });
  await Deno.writeTextFile(join(cluster, "standby.signal"), "");
  await Deno.chmod(cluster, 0o700);
  if (user) await changeFolderOwner(folder, user);
  const from = new URL(primary.url);
  const line = silentProxy(primary.port, freePort());
  const programs = join(
    primary.folder,
    [...Deno.readDirSync(primary.folder)].find(({ name }) => name.startsWith("server-"))!.name,
  );
  const place = { folder, user };
  const port = await startOnPort(programs, place, cluster, {
    ...{ fsync: "off", full_page_writes: "off", max_connections: "100", hot_standby: "on" },
    primary_conninfo:
      `host=127.0.0.1 port=${line.port} user=${from.username} password=${from.password} application_name=${name}`,
  });
  const at = new URL(primary.url);
  at.port = String(port);
  const url = at.href;
  const ask = async <T>(
    url: string,
    question: (sql: ReturnType<typeof connect>) => Promise<T>,
  ): Promise<T> => {
    const sql = connect(url, { pool: 1, name: "replica test", onlyReads: true });
    try {
      return await question(sql);
    } finally {
      await sql.end({ timeout: 0 });
    }
  };
  const lag = () =>
    ask(primary.url, async (sql) => {
      const [row] = await sql<{ lag: string | null }[]>`
        select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) as lag
        from pg_stat_replication where application_name = ${name} and state = 'streaming'`;
      return row?.lag == null ? Infinity : Number(row.lag);
    });
  for (const late = performance.now() + 30_000; await lag() === Infinity;) {
    if (performance.now() > late) throw new Error("the replica does not stream");
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    port,
    lag,
    cutOff: line.fallSilent,
    async promote() {
      await runProgram(programs, "pg_ctl", ["promote", "-D", cluster, "-w", "-s"], place);
    },
    async [Symbol.asyncDispose]() {
      await runProgram(programs, "pg_ctl", ["stop", "-D", cluster, "-m", "immediate", "-w"], place);
      await line[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}
