import { bringWaitsBack } from "./bring_waits_back.ts";
import { startClockOf } from "./clock_of_stores.ts";
import { ctxOfStores } from "./ctx_of_stores.ts";
import { startEventsOf } from "./events.ts";
import { deliverMails } from "./mail/deliver.ts";
import { siteOf } from "./mail/site_of.ts";
import { type RunningPushes, startPushes } from "./push/start_pushes.ts";
import type { Shutdown } from "./shutdown.ts";
import type { Stores } from "./stores.ts";
import { startWorkOf } from "./work_of_stores.ts";

/** How long all that works off the queue may take to end, side by side, milliseconds. */
const WORK_END_MS = 18_000;
/** Longer than any try is put off that nobody asked to be put off, and than anybody may ask for, seconds. */
const SOON_SECONDS = 600, LONGEST_SECONDS = 6 * 3600;

/**
 * Begins the work beside the pages on stores that are up to date, where the role of this process asks for it; `shutdown` ends it.
 * @returns what hands over to other systems; null for a role that does not work off the queue
 */
export async function startWork(stores: Stores, shutdown: Shutdown): Promise<RunningPushes | null> {
  const { config, sql, clock, texts: { dictionaries } } = stores;
  if (config.role === "web") return null;
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
  const pushes = await startPushes(
    stores,
    ctxOfStores(stores, dictionaries)(),
    simulated?.startDemoDms ?? null,
    stores.signals.on,
  );
  shutdown.addBeside("hand-overs", pushes.stop, WORK_END_MS);
  return pushes;
}
