import { buildIfStale, BUILT_SERVER } from "@/platform/build.ts";
import { type Config, readConfig } from "@/platform/config.ts";
import { addressOf, checkPort, serve, warnOpenDemo } from "@/platform/listen.ts";
import { shapeLog } from "@/platform/log.ts";
import { prepare, type Prepared } from "@/platform/prepare.ts";
import { runUntilStopped } from "@/platform/run_until_stopped.ts";
import type { Shutdown } from "@/platform/shutdown.ts";
import { waitForDatabase } from "@/platform/wait_for_database.ts";

await runUntilStopped(async (shutdown) => {
  const begun = performance.now();
  const config = readConfig(Deno.env.toObject());
  shapeLog(config);
  const web = config.role !== "worker";
  if (web) checkPort(config);
  await waitForDatabase(config, shutdown);
  // The build and the database wait for different things.
  const [{ stores, demo, pushes }] = await Promise.all([
    prepare(shutdown),
    web ? buildIfStale(() => console.log("building pages and islands")) : null,
  ]);
  const address = web ? await serveBuilt(config, shutdown, pushes) : null;
  for (const line of await demo?.demoBanner(stores) ?? []) console.log(line);
  if (web) warnOpenDemo(config);
  stores.health.phase = "running";
  shutdown.add(() => void (stores.health.phase = "stopping"));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${address ?? `role ${config.role}`} is ready after ${seconds} s; Ctrl-C stops it`);
});

/** Serves the built pages and returns their address. */
async function serveBuilt(config: Config, shutdown: Shutdown, pushes: Prepared["pushes"]): Promise<string> {
  const { default: built } = await import(BUILT_SERVER.href);
  const { finish, endStreams } = await import("./main.ts");
  shutdown.add(finish);
  const server = serve(config, built.fetch);
  shutdown.add(server.stop);
  shutdown.add(endStreams);
  // The port is known only now where a free one was asked for.
  if (config.port === 0) pushes?.callTo(`http://127.0.0.1:${server.port}`);
  return addressOf(config, server.port);
}
