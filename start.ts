import { buildIfStale, BUILT_SERVER } from "@/platform/build.ts";
import { type Config, readConfig } from "@/platform/config.ts";
import { addressOf, checkPort, serve, warnOpenDemo } from "@/platform/listen.ts";
import { shapeLog } from "@/platform/log.ts";
import { prepare } from "@/platform/prepare.ts";
import { runUntilStopped } from "@/platform/run_until_stopped.ts";
import type { Shutdown } from "@/platform/shutdown.ts";

await runUntilStopped(async (shutdown) => {
  const begun = performance.now();
  const config = readConfig(Deno.env.toObject());
  shapeLog(config);
  const web = config.role !== "worker";
  if (web) {
    checkPort(config);
    await buildIfStale(() => console.log("building pages and islands"));
  }
  const { stores, demo } = await prepare(shutdown);
  const address = web ? await serveBuilt(config, shutdown) : null;
  for (const line of await demo?.demoBanner(stores) ?? []) console.log(line);
  if (web) warnOpenDemo(config);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${address ?? `role ${config.role}`} is ready after ${seconds} s; Ctrl-C stops it`);
});

/** Serves the built pages and returns their address. */
async function serveBuilt(config: Config, shutdown: Shutdown): Promise<string> {
  const { default: built } = await import(BUILT_SERVER.href);
  const { finish } = await import("./main.ts");
  shutdown.add(finish);
  const server = serve(config, built.fetch);
  shutdown.add(server.stop);
  return addressOf(config, server.port);
}
