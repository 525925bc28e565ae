import assert from "node:assert/strict";
import { Builder } from "fresh/dev";
import { makeApp } from "@/edge/app.ts";
import { openPortal } from "@/edge/portal.ts";
import { builderOptions } from "@/fresh.config.ts";
import { readConfig } from "@/platform/config.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { connect } from "@/platform/database/connect.ts";
import { openSignals } from "@/platform/signals.ts";
import { freshDatabase } from "../database.ts";
import { cuttingProxy } from "../platform/cutting_proxy.ts";

Deno.test("with the database away calls answer 503 by envelope, pages by a plain page, and health says so", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async () => {
  const nowhere = "postgres://tis:secret@127.0.0.1:9/tis";
  const config = readConfig({ DATABASE_URL: nowhere, DEMO: "on", DATA_DIR: await Deno.makeTempDir() });
  const pool = connect(nowhere, { pool: 1 });
  const portal = await openPortal(config, pool, await openFileStore(config), openSignals(nowhere, pool));
  const app = makeApp(portal);
  (await new Builder(builderOptions).build({ snapshot: "memory" }))(app);
  const answer = app.handler();
  const ask = (path: string, accept: string) =>
    answer(
      new Request(`http://localhost${path}`, {
        headers: { accept, "accept-language": "en", authorization: "a".repeat(43) },
      }),
    );
  const call = await ask("/tis/sas/brands", "application/json");
  assert.deepEqual([call.status, (await call.json()).code], [503, 503]);
  const page = await ask("/tis/index", "text/html");
  assert.equal(page.status, 503);
  assert.match(await page.text(), /Service unavailable/);
  assert.equal((await ask("/health/live", "*/*")).status, 200);
  assert.equal((await ask("/health/ready", "*/*")).status, 503);
});

Deno.test("a portal that loses its database tells it by 503 and when to come back, pages without login too", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async () => {
  await using db = await freshDatabase();
  const url = new URL(db.url);
  const proxy = cuttingProxy(Number(url.port));
  url.port = String(proxy.port);
  const config = readConfig({ DATABASE_URL: url.href, DEMO: "on", DATA_DIR: await Deno.makeTempDir() });
  const pool = connect(url.href, { pool: 2 });
  const portal = await openPortal(config, pool, await openFileStore(config), openSignals(url.href, pool));
  const app = makeApp(portal);
  (await new Builder(builderOptions).build({ snapshot: "memory" }))(app);
  const answer = app.handler();
  const ask = (path: string, init: RequestInit = {}) =>
    answer(
      new Request(`http://localhost${path}`, {
        ...init,
        headers: { accept: "text/html", "accept-language": "en", ...init.headers },
      }),
    );
  const told = async (response: Response) => {
    const text = await response.text();
    return [response.status, response.headers.get("retry-after"), /Service unavailable/.test(text)];
  };
  // Of the pages without login those that read something each time.
  const paths = ["/tis/login", "/tis/com"];
  for (const path of paths) assert.equal((await told(await ask(path)))[0], 200, path);
  await proxy[Symbol.asyncDispose]();
  for (const path of paths) assert.deepEqual([path, await told(await ask(path))], [path, [503, "5", true]]);
  const login = { method: "POST", body: new URLSearchParams({ account: "nobody", password: "Secret@2026" }) };
  assert.deepEqual(await told(await ask("/oauth/login", login)), [503, "5", true]);
  const call = { ...login, headers: { accept: "application/json" } };
  // A call is answered in the language of the edition.
  assert.deepEqual((await told(await ask("/oauth/login", call))).slice(0, 2), [503, "5"]);
  await pool.end({ timeout: 0 });
});
