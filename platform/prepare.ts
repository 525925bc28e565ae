import { removeOldScratchFolders } from "@/engines/files/scratch_folder.ts";
import { ensurePartitions } from "@/engines/partitions/ensure_partitions.ts";
import { bringLoginsBack } from "@/services/entry/bring_logins_back.ts";
import { hasAdministrator } from "@/services/users/create_first_administrator.ts";
import { endedFirstPassword } from "@/services/users/renew_first_password.ts";
import { migrate } from "./database/migrate.ts";
import { untilDone } from "./database/until_done.ts";
import { ctxOfStores } from "./ctx_of_stores.ts";
import { syncBaseData } from "./base_data.ts";
import { followTexts } from "./texts.ts";
import { serveHealth } from "./serve_health.ts";
import { makeFirstAdministrator } from "./first_administrator.ts";
import type { RunningPushes } from "./push/start_pushes.ts";
import type { Shutdown } from "./shutdown.ts";
import { startWork } from "./start_work.ts";
import type { Stores } from "./stores.ts";

/** Stores that are migrated and, in demo mode, filled. */
export interface PreparedStores {
  stores: Stores;
  demo: typeof import("@/demo/seed.ts") | null;
}

/** The same with the work that is done beside the pages. */
export interface Prepared extends PreparedStores {
  /** What hands over to other systems, for the roles that work off the queue. */
  pushes: RunningPushes | null;
}

/** How long the watch over texts may take to end, milliseconds. */
const TEXTS_END_MS = 3000;

/**
 * Opens the stores of this process, brings them up to date and begins the work beside the pages that its role asks for;
 * `shutdown` ends both. `onOpen` is told the stores before they are brought up to date, which may take long.
 */
export async function prepare(
  shutdown: Shutdown,
  onOpen: (stores: Stores) => void = () => {},
): Promise<Prepared> {
  const prepared = await prepareStores(shutdown, onOpen);
  return { ...prepared, pushes: await startWork(prepared.stores, shutdown) };
}

/** The same without the work beside the pages, which `startWork` begins. */
export async function prepareStores(
  shutdown: Shutdown,
  onOpen: (stores: Stores) => void = () => {},
): Promise<PreparedStores> {
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
  return { stores, demo };
}
