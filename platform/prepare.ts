import { removeOldScratchFolders } from "@/engines/files/scratch_folder.ts";
import { ensurePartitions } from "@/engines/partitions/ensure_partitions.ts";
import { bringLoginsBack } from "@/services/entry/bring_logins_back.ts";
import { hasAdministrator } from "@/services/users/create_first_administrator.ts";
import { endedFirstPassword } from "@/services/users/renew_first_password.ts";
import { startEventsOf } from "./events.ts";
import { startClockOf } from "./clock_of_stores.ts";
import { migrate } from "./database/migrate.ts";
import { bringWaitsBack } from "./bring_waits_back.ts";
import { untilDone } from "./database/until_done.ts";
import { ctxOfStores } from "./ctx_of_stores.ts";
import { syncBaseData } from "./base_data.ts";
import { followTexts } from "./texts.ts";
import { serveHealth } from "./serve_health.ts";
import { makeFirstAdministrator } from "./first_administrator.ts";
import { deliverMails } from "./mail/deliver.ts";
import { siteOf } from "./mail/site_of.ts";
import { type RunningPushes, startPushes } from "./push/start_pushes.ts";
import type { Shutdown } from "./shutdown.ts";
import type { Stores } from "./stores.ts";
import { startWorkOf } from "./work_of_stores.ts";

/** Stores that are migrated and, in demo mode, filled. */
export interface Prepared {
  stores: Stores;
  demo: typeof import("@/demo/seed.ts") | null;
  /** What hands over to other systems, for the roles that work off the queue. */
  pushes: RunningPushes | null;
}

/** How long all that works off the queue may take to end, side by side, and the watch over texts, milliseconds. */
const WORK_END_MS = 18_000, TEXTS_END_MS = 3000;
/** Longer than any try is put off that nobody asked to be put off, and than anybody may ask for, seconds. */
const SOON_SECONDS = 600, LONGEST_SECONDS = 6 * 3600;

/**
 * Opens the stores of this process, brings them up to date and begins the work beside the pages that its role asks for;
 * `shutdown` ends both. `onOpen` is told the stores before they are brought up to date, which may take long.
 */
export async function prepare(
  shutdown: Shutdown,
  onOpen: (stores: Stores) => void = () => {},
): Promise<Prepared> {
  const { stores: opening } = await import("./open.ts");
  // Added before they are open: a signal while the database starts must not leave it running.
  shutdown.add("stores", () => opening.then((stores) => stores.close(), () => {}));
  const stores = await opening;
  stores.health.phase = "starting";
  onOpen(stores);
  // Before the work begins and so ended after it: whoever watches sees both.
  if (stores.config.role === "worker") shutdown.add("health", serveHealth(stores).stop);
  // What cannot be removed now is at the next start.
  await removeOldScratchFolders(new Date()).catch(() => 0);
  const { dictionaries } = stores.texts;
  const ctx = ctxOfStores(stores, dictionaries)();
  await untilDone("it was brought up to date", async () => {
    for (const name of await migrate(stores.databaseUrl)) console.info(`migrated ${name}`);
    await ensurePartitions(stores.sql, stores.clock.now());
    await syncBaseData(ctx, dictionaries);
  });
  const bringBack = () => bringLoginsBack(ctxOfStores(stores, dictionaries)());
  // Each process, since one that follows later writes times of before until then.
  stores.clock.onStepBack(bringBack);
  await bringBack();
  const following = await followTexts(stores.texts, stores.sql, stores.signals);
  shutdown.add("texts", following.stop, TEXTS_END_MS);
  const { config } = stores;
  if (
    config.firstAdmin &&
    await makeFirstAdministrator(ctx, { ...config.firstAdmin, neverEnds: config.demo })
  ) {
    console.log(`made the first administrator ${config.firstAdmin.account}`);
  }
  const demo = config.demo ? await import("@/demo/seed.ts") : null;
  await demo?.seedDemo(stores, (text) => console.log(text));
  if (!await hasAdministrator(ctx)) {
    console.warn("there is no administrator yet: make one by `deno task admin ACCOUNT EMAIL`");
  }
  const ended = await endedFirstPassword(ctx);
  if (ended !== null) {
    console.warn(
      `the first password of the administrator ${ended} has ended unused: give another one by \`deno task admin ${ended}\``,
    );
  }
  let pushes: RunningPushes | null = null;
  if (config.role !== "web") {
    const { sql, clock } = stores;
    clock.onStepBack(() => bringWaitsBack(sql, clock.now(), SOON_SECONDS));
    await bringWaitsBack(sql, clock.now(), LONGEST_SECONDS);
    const events = await startEventsOf(stores, dictionaries);
    shutdown.add("events", events.stop, WORK_END_MS);
    const work = startWorkOf(stores, dictionaries);
    shutdown.addBeside("long work", work.stop, WORK_END_MS);
    const jobs = startClockOf(stores, dictionaries);
    shutdown.addBeside("jobs", () => jobs.stop(), WORK_END_MS);
    const mails = deliverMails({
      pool: stores.sql,
      clock: stores.clock.now,
      dictionaries,
      transport: stores.mail,
      siteOf: siteOf(config),
    });
    shutdown.addBeside("mails", mails.stop, WORK_END_MS);
    const simulated = config.demo ? await import("@/demo/pushes/start_demo_dms.ts") : null;
    pushes = await startPushes(stores, ctx, simulated?.startDemoDms ?? null, stores.signals.on);
    shutdown.addBeside("hand-overs", pushes.stop, WORK_END_MS);
  }
  return { stores, demo, pushes };
}
