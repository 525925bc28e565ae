import { startApartBy } from "@/engines/files/subprocess/start_apart.ts";
import { answerMeanwhile, type Meanwhile } from "@/platform/answer_meanwhile.ts";
import { buildIfStale, BUILT_SERVER } from "@/platform/build.ts";
import { type Config, readConfig } from "@/platform/config.ts";
import { drain, type Served } from "@/platform/drain.ts";
import { environ } from "@/platform/environ.ts";
import { findLauncher, type Launcher } from "@/platform/launcher/ask_launcher.ts";
import { OF_LAUNCHER } from "@/platform/launcher/role_environment.ts";
import { addressOf, checkPort, ownOrigin, serve, warnOpenDemo } from "@/platform/listen.ts";
import { shapeLog } from "@/platform/log.ts";
import { prepare, type Prepared } from "@/platform/prepare.ts";
import { runUntilStopped } from "@/platform/run_until_stopped.ts";
import type { Shutdown } from "@/platform/shutdown.ts";
import type { Stores } from "@/platform/stores.ts";
import { watchProcess } from "@/platform/telemetry/watch_process.ts";
import { waitForDatabase } from "@/platform/wait_for_database.ts";

// The portal itself, in its role. Its launcher, start.ts, runs it with the permissions that this role needs (platform/permissions).
await runUntilStopped(async (shutdown) => {
  const begun = Number(Deno.env.get(OF_LAUNCHER.begun) ?? performance.timeOrigin);
  const config = readConfig(environ());
  shapeLog(config);
  const launcher = await launcherOf();
  const web = config.role !== "worker";
  if (web) checkPort(config);
  await waitForDatabase(config, shutdown);
  let meanwhile: Meanwhile | null = null;
  // Where a free port was asked for nobody knows yet where to ask.
  const onOpen = ({ health, sql, texts: { dictionaries } }: Stores) => {
    if (web && config.port !== 0) meanwhile = answerMeanwhile(config, { pool: sql, dictionaries, health });
  };
  shutdown.add("answers meanwhile", () => meanwhile?.stop());
  // The build and the database wait for different things.
  const [{ stores, demo, pushes }] = await Promise.all([
    prepare(shutdown, onOpen),
    web ? launcher?.built ?? buildIfStale(() => console.log("building pages and islands")) : null,
  ]);
  if (launcher) watchProcess(stores.metrics, launcher.measure);
  const served = web ? await serveBuilt(config, shutdown, pushes, meanwhile) : null;
  if (served && config.demo) {
    const { startDemoDevices } = await import("@/demo/diagnosis/start_demo_devices.ts");
    shutdown.add("devices", startDemoDevices(stores, ownOrigin(config, served.port)).stop, 3000);
  }
  for (const line of await demo?.demoBanner(stores) ?? []) console.log(line);
  if (web) warnOpenDemo(config);
  stores.health.phase = "running";
  shutdown.add("drain", () => drain(stores.health, served, config), (config.drainSeconds + 1) * 1000);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${served?.address ?? `role ${config.role}`} is ready after ${seconds} s; Ctrl-C stops it`);
});

/** The launcher of this process, which starts programs for it; null where it was started by itself. */
async function launcherOf(): Promise<Launcher | null> {
  const address = Deno.env.get(OF_LAUNCHER.address);
  if (address === undefined) return null;
  const launcher = await findLauncher(address, () => Deno.exit(1));
  startApartBy(launcher.startApart);
  return launcher;
}

/** Serves the built pages, in place of what answered meanwhile. */
async function serveBuilt(
  config: Config,
  shutdown: Shutdown,
  pushes: Prepared["pushes"],
  meanwhile: Meanwhile | null,
): Promise<Served> {
  const { default: built } = await import(BUILT_SERVER.href);
  const { finish, endLong } = await import("./main.ts");
  shutdown.add("what readings gathered", finish, 3000);
  await meanwhile?.stop();
  const server = serve(config, built.fetch);
  shutdown.add("pages", server.stop, 7000);
  shutdown.add("streams and uploads", endLong, 1000);
  // The port is known only now where a free one was asked for.
  if (config.port === 0) pushes?.callTo(`http://127.0.0.1:${server.port}`);
  return { address: addressOf(config, server.port), port: server.port, drain: server.drain };
}
