import { join } from "node:path";
import { freePort } from "./free_port.ts";
import { signalIfRunning } from "./signal_if_running.ts";
import { goBuild } from "./go_build.ts";
import type { PreparedServer } from "./kafka.ts";

/** MinIO of the tests: built from its source, since no binary of it is published any more. */
export const MINIO_VERSION = "v0.0.0-20260212201848-7aac2a2c5b7c";

const ACCESS_KEY = "tis-tests";
const SECRET_KEY = "secret-of-the-tests";
const READY_MS = 30_000;

/** A MinIO of its own for tests. */
export interface MinioNode {
  /** `http://127.0.0.1:1234`. */
  endpoint: string;
  env: Record<string, string>;
  stop(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
}

/**
 * Starts one MinIO for the tests of a run, built by Go the first time (about 3 minutes). Where Go is missing the tests of MinIO are
 * skipped and say so.
 */
export async function prepareMinio(folder: string): Promise<PreparedServer> {
  const built = await minioBinary();
  if ("skipped" in built) return built;
  return await startMinio(built.path, join(folder, "minio"));
}

/** Where the program is: `MINIO_BINARY` of the environment, else a cache that is filled by Go when it is empty. */
export function minioBinary(): Promise<{ path: string } | { skipped: string }> {
  return goBuild({
    name: "minio",
    version: MINIO_VERSION,
    module: "github.com/minio/minio",
    variable: "MINIO_BINARY",
  });
}

/** Starts a MinIO on a free port of this machine, with its data in `folder`. */
export async function startMinio(path: string, folder: string): Promise<MinioNode> {
  await Deno.mkdir(folder, { recursive: true });
  const address = `127.0.0.1:${freePort()}`;
  const endpoint = `http://${address}`;
  let child: Deno.ChildProcess | null = null;
  const end = async (signal: Deno.Signal) => {
    const running = child;
    child = null;
    if (!running) return;
    signalIfRunning(running, signal);
    const late = setTimeout(() => running.kill("SIGKILL"), 5_000);
    await running.status;
    clearTimeout(late);
  };
  const node: MinioNode = {
    endpoint,
    env: {
      TEST_S3_ENDPOINT: endpoint,
      TEST_S3_ACCESS_KEY: ACCESS_KEY,
      TEST_S3_SECRET_KEY: SECRET_KEY,
    },
    async start() {
      child = new Deno.Command(path, {
        args: [
          "server",
          "--quiet",
          "--address",
          address,
          "--console-address",
          `127.0.0.1:${freePort()}`,
          folder,
        ],
        env: { MINIO_ROOT_USER: ACCESS_KEY, MINIO_ROOT_PASSWORD: SECRET_KEY, MINIO_UPDATE: "off" },
        stdin: "null",
        stdout: "null",
        stderr: "null",
      }).spawn();
      await answers(endpoint, child);
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
  await node.start();
  return node;
}

async function answers(endpoint: string, child: Deno.ChildProcess): Promise<void> {
  let ended = false;
  child.status.then(() => (ended = true));
  for (const until = performance.now() + READY_MS; performance.now() < until;) {
    if (ended) throw new Error("MinIO ended at its start");
    const response = await fetch(`${endpoint}/minio/health/ready`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("MinIO did not start in time");
}
