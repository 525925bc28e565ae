import { v7 as uuid } from "uuid";
import { connect } from "@/platform/database/connect.ts";
import { layFoundation } from "@/platform/foundation.ts";
import type { Stores } from "@/platform/stores.ts";
import { type Ctx, type CtxParts, makeCtx, type Pool } from "@/kernel/ctx.ts";
import { disableVins } from "@/services/epc/import/save_vehicles.ts";
import { type Dictionaries, readDictionaries } from "@/kernel/texts/texts.ts";
import { migrate } from "@/platform/database/migrate.ts";
import { seedActivity } from "./activity.ts";
import { seedAccounts } from "./accounts.ts";
import { demoBanner } from "./banner.ts";
import { composeCatalogue } from "./epc/catalogue.ts";
import { importFigures, importParts, importSeries } from "./epc/import_catalogue.ts";
import { importVehicles } from "./epc/import_vehicles.ts";
import { DISABLED_REASON, DISABLED_VIN } from "./epc/special_vins.ts";
import { seedFiles } from "./files.ts";
import { seedHomePictures } from "./home.ts";
import { seedLogs } from "./logs.ts";
import { seedOrganisation } from "./orgs/organisation.ts";
import { REGISTER_FILLINGS } from "./registers/all.ts";

export { demoBanner };

/** Key of the advisory lock: two processes that start at once fill the database once. */
const SEED_LOCK = 0x746973_10;

/** What is filled, and the texts to fill it with where they are not those of the program. */
type SeededStores = Pick<Stores, "databaseUrl"> & Partial<Pick<Stores, "files" | "scanner">> & {
  dictionaries?: Dictionaries;
};

/**
 * Fills an empty, migrated database with the demo portal: organisation, accounts, catalogue and vehicles; files too where a store
 * for them is given. Returns at once when it has run to its end before; what an interrupted run left is written again.
 */
export async function seedDemo(
  stores: SeededStores,
  onProgress: (text: string) => void,
): Promise<void> {
  // A connection of its own: batches of thousands of rows may take longer than a request's statement.
  const sql = connect(stores.databaseUrl, { pool: 2, name: "tis demo" });
  const lock = await sql.reserve();
  try {
    await lock`select pg_advisory_lock(${SEED_LOCK})`;
    if (!await isSeeded(sql)) await fill(sql, stores, onProgress);
  } finally {
    await lock`select pg_advisory_unlock(${SEED_LOCK})`;
    lock.release();
    await sql.end();
  }
}

/** The withheld VIN is written last, so that it tells whether everything is there. */
async function isSeeded(sql: Pool): Promise<boolean> {
  const [row] = await sql`select from disabled_vins where vin = ${DISABLED_VIN}`;
  return row !== undefined;
}

async function fill(
  sql: Pool,
  { files, scanner, dictionaries: given }: SeededStores,
  onProgress: (text: string) => void,
): Promise<void> {
  const dictionaries = given ?? await readDictionaries();
  const ctxFor = (parts: Partial<CtxParts>): Ctx => makeCtx({ pool: sql, dictionaries, ...parts }, uuid);
  const ctxAt = (clock?: () => Date): Ctx => ctxFor(clock ? { clock } : {});
  const ctx = ctxAt();
  const step = async (text: string, work: () => Promise<unknown>) => {
    const begin = performance.now();
    await work();
    onProgress(`demo: ${text} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
  };
  const catalogue = await composeCatalogue();
  const count = (rows: { length: number }) => rows.length.toLocaleString("en-US");
  await step("organisation and accounts", async () => {
    await layFoundation(ctx, dictionaries);
    await seedOrganisation(ctx);
    await seedAccounts(ctxAt);
  });
  await step("series and models", () => importSeries(ctx));
  await step(`${count(catalogue.parts)} parts`, () => importParts(ctx, catalogue));
  await step(`${count(catalogue.figures)} figures`, () => importFigures(ctx, catalogue));
  await step("vehicles", () => importVehicles(ctx));
  await step("registers", async () => {
    for (const fill of REGISTER_FILLINGS) await fill(ctx);
  });
  await step("three months of logs", () => seedLogs(ctx, sql));
  await step("statistics for the query planner", () => sql`analyze`);
  await step("carts, orders and favorites", () => seedActivity(ctxFor, catalogue.figures));
  await step("pictures of the home page", () => seedHomePictures(ctx));
  if (files) {
    const withFiles = (parts: Partial<CtxParts>) => ctxFor({ ...parts, files, scanner });
    await step("files", () => seedFiles(withFiles, catalogue.figures));
  }
  await disableVins(ctx, [{ vin: DISABLED_VIN, reason: { ...DISABLED_REASON } }]);
}

/** `deno task seed`: fills the configured database without starting the portal. */
if (import.meta.main) {
  const { stores: opening } = await import("@/platform/open.ts");
  const stores = await opening;
  try {
    if (!stores.config.demo) {
      throw new Error("deno task seed fills demo data: it runs in demo mode only (DEMO)");
    }
    await migrate(stores.databaseUrl);
    await seedDemo(stores, (text) => console.log(text));
    for (const line of await demoBanner(stores)) console.log(line);
  } finally {
    await stores.close();
  }
}
