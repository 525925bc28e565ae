import { join } from "node:path";

/** A clamd of a test's own, with one signature: that of the EICAR test file. */
export interface RealClamd {
  hostname: string;
  port: number;
  stop(): Promise<void>;
}

/** The harmless text that every scanner takes for a virus (eicar.org); in two pieces, so that none takes this file for one. */
export const EICAR = "X5O!P%@AP[4\\PZX54(P^)7CC)7}" + "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

/** Most bytes that it takes: 1 MB. */
export const STREAM_BYTES = 1024 * 1024;

/** Starts the clamd of the system (Debian's package clamav-daemon). Null: there is none, which is said. */
export async function startClamd(port = freePort()): Promise<RealClamd | null> {
  const folder = await Deno.makeTempDir({ prefix: "tis-clamd-" });
  await Deno.writeTextFile(
    join(folder, "eicar.ndb"),
    `Eicar-Test-Signature:0:*:${new TextEncoder().encode(EICAR).toHex()}\n`,
  );
  const configuration = join(folder, "clamd.conf");
  await Deno.writeTextFile(
    configuration,
    [
      `DatabaseDirectory ${folder}`,
      "TCPAddr 127.0.0.1",
      `TCPSocket ${port}`,
      "Foreground yes",
      `StreamMaxLength ${STREAM_BYTES}`,
      "OfficialDatabaseOnly no",
    ].join("\n") + "\n",
  );
  let child: Deno.ChildProcess;
  try {
    child = new Deno.Command("clamd", {
      args: ["--config-file", configuration],
      stdout: "null",
      stderr: "null",
    }).spawn();
  } catch (error) {
    await Deno.remove(folder, { recursive: true });
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    console.log("SKIPPED, tests of clamd: install Debian's clamav-daemon");
    return null;
  }
  const stop = async () => {
    try {
      child.kill("SIGTERM");
    } catch {
      // It has ended.
    }
    await child.status;
    await Deno.remove(folder, { recursive: true });
  };
  for (let tried = 0; tried < 300; tried++) {
    try {
      (await Deno.connect({ hostname: "127.0.0.1", port })).close();
      return { hostname: "127.0.0.1", port, stop };
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  await stop();
  throw new Error("clamd does not listen");
}

function freePort(): number {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr;
  listener.close();
  return port;
}
