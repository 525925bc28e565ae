import assert from "node:assert/strict";
import { Builder } from "fresh/dev";
import { makeApp } from "@/edge/app.ts";
import { openPortal } from "@/edge/portal.ts";
import { builderOptions } from "@/fresh.config.ts";
import { readConfig } from "@/platform/config.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { connect } from "@/platform/database/connect.ts";
import { openSignals } from "@/platform/signals.ts";

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
