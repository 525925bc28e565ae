import { Builder } from "fresh/dev";
import { withSheet } from "@/fresh.config.ts";
import { build } from "@/platform/build.ts";
import { type Config, readConfig } from "@/platform/config.ts";
import { addressOf, checkPort, ownOrigin, warnOpenDemo } from "@/platform/listen.ts";
import { runUntilStopped } from "@/platform/run_until_stopped.ts";
import "@/platform/packages_of_pages.ts";
import type { Shutdown } from "@/platform/shutdown.ts";
import { DEV_SHEETS } from "@/styles/sheet_folders.ts";

/** Set by the process that holds what outlives an edit, for those that serve and start again after each. */
const HELD = "TIS_DEV_HELD";
/** After which the work beside the pages begins: the page that stands open is drawn first. Milliseconds. */
const FIRST_PAGE_MS = 300;

// `deno task build` builds and ends; `deno task dev` serves, rebuilds and reloads on every change.
if (Deno.args[0] === "build") await build();
else await runUntilStopped(develop);

/** The builder runs this program once more as a child, and only the child imports: the portal's stores are opened there alone. */
async function develop(shutdown: Shutdown): Promise<void> {
  if (!Deno.env.has(HELD)) await hold(shutdown);
  const config = readConfig(Deno.env.toObject());
  const ending = new AbortController();
  const listening = Promise.withResolvers<void>();
  const working = Promise.withResolvers<void>();
  const importMain = async () => {
    // Read from the disk while the stores open.
    const reading = import("@/edge/app.ts");
    const work = await open(config, shutdown);
    await reading;
    const main = await import("./main.ts");
    // Ended before the stores are, as in a portal that is not developed.
    shutdown.add("what readings gathered", main.finish);
    shutdown.add("pages", stopServing);
    shutdown.add("streams and uploads", main.endLong);
    void afterFirstPage(listening.promise)
      .then(() => shutdown.begun ? undefined : work())
      .catch(working.reject);
    return main;
  };
  const { host: hostname, port } = config;
  const builder = new Builder(withSheet(DEV_SHEETS));
  const served = builder.listen(importMain, {
    ...{ hostname, port, signal: ending.signal },
    onListen: () => listening.resolve(),
  });
  const stopServing = () => {
    ending.abort();
    return served;
  };
  shutdown.add("pages", stopServing);
  // Work that cannot begin ends the start, as where it begins before the pages.
  await Promise.race([served, working.promise]);
}

async function afterFirstPage(listening: Promise<void>): Promise<void> {
  await listening;
  await new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_MS));
}

/** Starts the database server and the style sheet's watch, which stay while the server is started again. */
async function hold(shutdown: Shutdown): Promise<void> {
  const config = readConfig(Deno.env.toObject());
  checkPort(config);
  if (config.databaseUrl === null) {
    const { openEmbedded } = await import("@/platform/database/open_embedded.ts");
    const opening = openEmbedded(config, (text) => console.log(text));
    // Added before it is open: a signal while it starts must not leave it running.
    shutdown.add("database", () => opening.then((embedded) => embedded.close(), () => {}));
    Deno.env.set("DATABASE_URL", (await opening).url);
    // What is otherwise meant where no database is named.
    Deno.env.set("DEMO", config.demo ? "on" : "off");
  } else {
    const { askDatabase } = await import("@/platform/ask_database.ts");
    await askDatabase(config, { notice: console.log });
  }
  // Watched from the beginning by those who serve it.
  await Deno.mkdir(DEV_SHEETS, { recursive: true });
  const { startStylesWatch } = await import("@/platform/watch_styles.ts");
  shutdown.add("style sheet", startStylesWatch().stop);
  warnOpenDemo(config);
  Deno.env.set(HELD, "1");
}

/** @returns what begins the work beside the pages */
async function open(config: Config, shutdown: Shutdown): Promise<() => Promise<unknown>> {
  const [{ prepareStores }, { startWork }, { followTextFiles }, { syncBaseData, systemCtx }] = await Promise
    .all([
      import("@/platform/prepare.ts"),
      import("@/platform/start_work.ts"),
      import("@/platform/follow_text_files.ts"),
      import("@/platform/base_data.ts"),
    ]);
  const { stores, demo } = await prepareStores(shutdown);
  const { texts, sql } = stores;
  // Rights and departments bear names from the texts.
  const syncNames = () => syncBaseData(systemCtx(sql, texts.dictionaries), texts.dictionaries);
  shutdown.add("text files", followTextFiles(texts, sql, syncNames).stop);
  if (config.demo) {
    const { startDemoDevices } = await import("@/demo/diagnosis/start_demo_devices.ts");
    shutdown.add("devices", startDemoDevices(stores, ownOrigin(config, config.port)).stop, 3000);
  }
  for (const line of await demo?.demoBanner(stores) ?? []) console.log(line);
  console.log(addressOf(config, config.port));
  return () => startWork(stores, shutdown);
}
