// The icons, as the program has them before its first page is drawn.
import "@/components/lucide.ts";
import { Builder } from "fresh/dev";
import { seedDemo } from "@/demo/seed.ts";
import { makeApp } from "@/edge/app.ts";
import { openPortal } from "@/edge/portal.ts";
import { builderOptions } from "@/fresh.config.ts";
import { type Config, readConfig } from "@/platform/config.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { openSignals } from "@/platform/signals.ts";
import { MIGRATIONS } from "@/platform/database/migrate.ts";
import { folderMail } from "@/platform/mail/folder.ts";
import { deliverMails } from "@/platform/mail/deliver.ts";
import { siteOf } from "@/platform/mail/site_of.ts";
import { digestOf } from "@/platform/digest.ts";
import { buildStyles } from "@/styles/build.ts";
import type { Pool } from "@/services/ctx.ts";
import { freshDatabase, type TestDatabase } from "./database.ts";

/** A demo portal of a test file's own, answering on a free port. */
export interface DemoPortal extends AsyncDisposable {
  /** `http://127.0.0.1:12345`, without a slash at its end. */
  readonly origin: string;
  readonly sql: Pool;
  readonly config: Config;
  /** Mails end up here as files, as soon as they are queued and a second has passed. */
  readonly mailDir: string;
}

/** A database filled by the demo's own seed, copied from a template that is built once for a state of the program. */
export async function demoDatabase(): Promise<TestDatabase> {
  const key = await digestOf(builderOptions.root, ["demo", "services", "locales", "edge"]);
  return await freshDatabase(MIGRATIONS, { key, fill: (databaseUrl) => seedDemo({ databaseUrl }, () => {}) });
}

/**
 * Serves the portal in this process, with the demo's data, without slide-to-verify and with these variables of the environment
 * besides: `await using portal = await serveDemo({ OVERSEAS_HOSTS: "os.localhost" })`.
 */
export async function serveDemo(env: Record<string, string> = {}): Promise<DemoPortal> {
  const db = await demoDatabase();
  const dataDir = await Deno.makeTempDir();
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: db.url, DEMO: "on", CAPTCHA: "off", ...env });
  const signals = openSignals(db.url, db.sql);
  const portal = await openPortal(config, db.sql, await openFileStore(config), signals);
  const app = makeApp(portal);
  (await islands())(app);
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, app.handler());
  const transport = folderMail(config.mailDir, config.mailFrom);
  const mails = deliverMails({
    pool: db.sql,
    dictionaries: portal.dictionaries,
    transport,
    siteOf: siteOf({ ...config, publicUrls: [`http://127.0.0.1:${server.addr.port}`] }),
  });
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    sql: db.sql,
    config,
    mailDir: config.mailDir,
    async [Symbol.asyncDispose]() {
      portal.live.stop();
      await server.shutdown();
      await mails.stop();
      await portal.reads.flush();
      await signals.stop();
      await db[Symbol.asyncDispose]();
      await Deno.remove(dataDir, { recursive: true });
    },
  };
}

let built: ReturnType<Builder["build"]> | undefined;

/** Styles and islands, built once for a test file and kept in memory. */
function islands(): ReturnType<Builder["build"]> {
  built ??= buildStyles().then(() => new Builder(builderOptions).build({ snapshot: "memory" }));
  return built;
}
