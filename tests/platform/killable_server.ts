import { join } from "node:path";
import { startEmbedded } from "@/platform/database/embedded.ts";
import { testServerFolder } from "../memory_folder.ts";
import { cutPower } from "./power_cut.ts";
import { serverUser } from "@/platform/database/server_user.ts";

/** A server of the test's own that it may kill. */
export interface KillableServer extends AsyncDisposable {
  url: string;
  port: number;
  /** Where its programs and its cluster lie. */
  folder: string;
  /** Kills the server's first process with all that serve connections; resolves when it is gone. */
  kill(): Promise<void>;
  /** Takes its power away: what it had not synced is gone. Only of a server with fsync. `meanwhile` runs just before. */
  cutPower(meanwhile: () => Promise<void>): Promise<void>;
  /** Starts it again on the same port. */
  revive(): Promise<void>;
}

/** Settings of a server that keeps by a kill what it commits, and of one that does so by a power cut too. */
const KILLED = { fsync: "off", full_page_writes: "off" };
const CUT = {
  ...{ fsync: "on", full_page_writes: "on", synchronous_commit: "on" },
  // No checkpoint but those that are asked for, and no syncing that nobody waits for.
  ...{ checkpoint_timeout: "1h", max_wal_size: "4GB", wal_writer_delay: "10s" },
};

/** Starts a server in a folder of its own, with further settings. What it commits is kept by a kill, by a power cut only with fsync. */
export async function killableServer(
  { fsync = false, further = {} }: { fsync?: boolean; further?: Record<string, string> } = {},
): Promise<KillableServer> {
  const folder = await testServerFolder();
  const settings = { ...(fsync ? CUT : KILLED), max_connections: "100", ...further };
  const server = await startEmbedded(folder, { settings });
  const cluster = join(server.folder, "cluster");
  const programs = [...Deno.readDirSync(server.folder)].find(({ name }) => name.startsWith("server-"))!.name;
  const firstProcess = async () =>
    Number((await Deno.readTextFile(join(cluster, "postmaster.pid"))).split("\n")[0]);
  const isAlive = (pid: number) =>
    Deno.readTextFile(`/proc/${pid}/cmdline`).then((line) => line !== "", () => false);
  const revive = async () => {
    // The remains of the killed one keep its shared memory until the last of them has ended.
    for (let tried = 0; tried < 50; tried++) {
      const { success } = await new Deno.Command(join(server.folder, programs, "bin", "pg_ctl"), {
        args: ["start", "-D", cluster, "-l", join(cluster, "server.log"), "-w", "-s"],
        cwd: server.folder,
        clearEnv: true,
        env: { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin" },
        stdin: "null",
        stdout: "null",
        stderr: "null",
        ...await serverUser(),
      }).output();
      if (success) return;
    }
    throw new Error("the killed server does not start again");
  };
  return {
    url: server.adminUrl,
    port: server.port,
    folder: server.folder,
    async kill() {
      const pid = await firstProcess();
      Deno.kill(pid, "SIGKILL");
      while (await isAlive(pid)) await new Promise((done) => setTimeout(done, 5));
    },
    cutPower: async (meanwhile) =>
      await cutPower({ url: server.adminUrl, cluster, pid: await firstProcess() }, meanwhile),
    revive,
    async [Symbol.asyncDispose]() {
      // One that was killed and not revived has nothing left to stop.
      if (!await server.isGone()) await server.stop();
      await Deno.remove(folder, { recursive: true });
    },
  };
}
