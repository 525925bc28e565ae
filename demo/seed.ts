import "@/domains.ts";
import { v7 as uuid } from "uuid";
import { DEMO_STEPS, type DemoFilling, inDemoOrder } from "@/engines/demo/define_demo.ts";
import { askDatabase } from "@/platform/ask_database.ts";
import { openSecrets } from "@/platform/card_key.ts";
import { readConfig } from "@/platform/config.ts";
import { connect } from "@/platform/database/connect.ts";
import { environ } from "@/platform/environ.ts";
import { syncBaseData } from "@/platform/base_data.ts";
import type { Stores } from "@/platform/stores.ts";
import { type Ctx, type CtxParts, makeCtx, type Pool } from "@/kernel/ctx.ts";
import { disableVins } from "@/services/epc/import/save_vehicles.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import type { Dictionaries } from "@/kernel/texts/texts.ts";
import { migrate } from "@/platform/database/migrate.ts";
import { seedAccounts } from "./accounts.ts";
import { demoBanner } from "./banner.ts";
import { patientFiles } from "@/platform/files/patient_files.ts";
import { DISABLED_REASON, DISABLED_VIN } from "./epc/special_vins.ts";
import { seedOrganisation } from "./orgs/organisation.ts";

export { demoBanner };

/** Key of the advisory lock: two processes that start at once fill the database once. */
const SEED_LOCK = 0x746973_10;

/** What is filled, and the texts to fill it with where they are not those of the program. */
type SeededStores = Pick<Stores, "databaseUrl"> & Partial<Pick<Stores, "files" | "scanner" | "config">> & {
  dictionaries?: Dictionaries;
};

/**
 * Fills an empty, migrated database with the demo portal: organisation, accounts, catalogue and vehicles; files too where a store
 * for them is given, which is waited for while it is away. Returns at once when it has run to its end before; what an interrupted run left
 * is written again or gone on with.
 */
export async function seedDemo(
  stores: SeededStores,
  onProgress: (text: string) => void,
): Promise<void> {
  // Connections of its own: batches of thousands of rows may take longer than a request's statement. One holds the lock, one a
  // transaction, one what is told meanwhile.
  const sql = connect(stores.databaseUrl, { pool: 3, name: "tis demo" });
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
  { files: store, scanner, config, dictionaries: given }: SeededStores,
  onProgress: (text: string) => void,
): Promise<void> {
  const files = store && patientFiles(store, { notice: console.warn });
  // Asked before anything is written: a demo does not begin and then stand still half-way.
  await files?.stat("objects/none");
  const dictionaries = given ?? await shippedTexts();
  const ctxFor = (parts: Partial<CtxParts>): Ctx => makeCtx({ pool: sql, dictionaries, ...parts }, uuid);
  const ctx = ctxFor({});
  let begin = performance.now();
  const tell = (text: string) => {
    onProgress(`demo: ${text} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
    begin = performance.now();
  };
  await syncBaseData(ctx, dictionaries);
  await seedOrganisation(ctx);
  await seedAccounts((clock) => ctxFor(clock ? { clock } : {}));
  tell("organisation and accounts");
  const demo: DemoFilling = { ctx, ctxFor, sql, hasFiles: false };
  const withFiles: DemoFilling = {
    ...demo,
    hasFiles: files !== undefined,
    ctxFor: (parts) =>
      ctxFor({ files, scanner, ...(config ? { secrets: openSecrets(config) } : {}), ...parts }),
  };
  const steps = inDemoOrder(DEMO_STEPS.all).filter(({ needsFiles }) => !needsFiles || files);
  for (const [place, { told, needsFiles, usesFiles, load }] of steps.entries()) {
    const text = await (await load())(needsFiles || usesFiles ? withFiles : demo) ?? told;
    if (steps[place + 1]?.told !== told) tell(text);
  }
  await disableVins(ctx, [{ vin: DISABLED_VIN, reason: { ...DISABLED_REASON } }]);
}

/** `deno task seed`: fills the configured database without starting the portal. */
if (import.meta.main) {
  await askDatabase(readConfig(environ()), { notice: console.log });
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
