import { makeApp } from "@/edge/app.ts";
import { finishReadings, openPortal, type Portal } from "@/edge/portal.ts";
import { type Config, readConfig } from "@/platform/config.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { openSignals } from "@/platform/signals.ts";
import { MIGRATIONS } from "@/platform/database/migrate.ts";
import { folderMail } from "@/platform/mail/folder.ts";
import { deliverMails } from "@/platform/mail/deliver.ts";
import { siteOf } from "@/platform/mail/site_of.ts";
import { withAddress } from "@/platform/with_address.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { freshDatabase, type TestDatabase } from "./database.ts";
import { noteTexts, textsHold } from "./noted_texts.ts";
import { builtAnswer, demoKey, sharedDescription } from "./shared_demo.ts";
import { ToldAnswers } from "./edge/openapi/told_answers.ts";

/** A demo portal of a test file's own, answering on a free port. */
export interface DemoPortal extends AsyncDisposable {
  /** `http://127.0.0.1:12345`, without a slash at its end. */
  readonly origin: string;
  readonly sql: Pool;
  readonly config: Config;
  /** Mails end up here as files, as soon as they are queued and a second has passed. */
  readonly mailDir: string;
  readonly databaseUrl: string;
  /** One more web process, as it were: its own portal, signals and port on the same database, by these connections to it if any are given. */
  another(sql?: Pool): Promise<AnotherPortal>;
}

export interface AnotherPortal extends AsyncDisposable {
  readonly origin: string;
  readonly portal: Portal;
}

/**
 * A database filled by the demo's own seed, copied from a template that is built once for a state of the program, and of those texts
 * that the seed writes into the database: an edit of any other text leaves the template as it is.
 */
export async function demoDatabase(): Promise<TestDatabase> {
  const texts = await shippedTexts();
  return await freshDatabase(MIGRATIONS, {
    key: await demoKey(),
    async fill(databaseUrl) {
      const { seedDemo } = await import("@/demo/seed.ts");
      const noted = noteTexts(texts);
      await seedDemo({ databaseUrl, dictionaries: noted.dictionaries }, () => {});
      return noted.note();
    },
    holds: (note) => textsHold(texts, note),
  });
}

/**
 * Serves the portal in this process, with the demo's data, without slide-to-verify and with these variables of the environment
 * besides: `await using portal = await serveDemo({ OVERSEAS_HOSTS: "os.localhost" })`. What it answers is held against its OpenAPI
 * document: it throws at its end when it has answered anything that stands there otherwise.
 */
export async function serveDemo(env: Record<string, string> = {}): Promise<DemoPortal> {
  const db = await demoDatabase();
  const dataDir = await Deno.makeTempDir();
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: db.url, DEMO: "on", CAPTCHA: "off", ...env });
  const web = await serveWeb(config, db);
  const { portal, server } = web;
  const transport = folderMail(config.mailDir, config.mailFrom);
  const mails = deliverMails({
    pool: db.sql,
    dictionaries: portal.dictionaries,
    transport,
    siteOf: siteOf({ ...config, publicUrls: [`http://127.0.0.1:${server.addr.port}`] }),
  });
  return {
    origin: web.origin,
    sql: db.sql,
    config,
    mailDir: config.mailDir,
    databaseUrl: db.url,
    another: (sql = db.sql) => serveWeb(config, { ...db, sql }),
    async [Symbol.asyncDispose]() {
      await mails.stop();
      await web[Symbol.asyncDispose]();
      await db[Symbol.asyncDispose]();
      await Deno.remove(dataDir, { recursive: true });
    },
  };
}

async function serveWeb(config: Config, db: TestDatabase) {
  const signals = openSignals(db.url, db.sql);
  const portal = await openPortal(config, db.sql, await openFileStore(config), signals);
  const app = makeApp(portal);
  const told = new ToldAnswers(await sharedDescription());
  const answer = await builtAnswer(app);
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    withAddress(told.watch(answer)),
  );
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    portal,
    server,
    async [Symbol.asyncDispose]() {
      portal.live.stop();
      await portal.agents.stop();
      await server.shutdown();
      await finishReadings(portal);
      await signals.stop();
      told.finish();
    },
  };
}
