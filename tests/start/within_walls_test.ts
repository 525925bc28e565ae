import assert from "node:assert/strict";
import { writeXlsx } from "hucre/xlsx";
import "@/domains.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { demoDatabase } from "../demo_portal.ts";
import { png } from "../files/samples.ts";
import { tokenOf } from "../files/uploads_client.ts";
import { startPortal } from "./start_portal.ts";

/** Longest wait for what workers do, milliseconds. */
const PATIENCE_MS = 120_000;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const late = performance.now() + PATIENCE_MS; performance.now() < late;) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`waited in vain until ${what}`);
}

Deno.test("pages, files, sheets, mails and hand-overs need nothing that the permissions of the roles deny", async () => {
  const folder = await Deno.makeTempDir();
  await using db = await demoDatabase();
  try {
    const env = {
      ...{ DATABASE_URL: db.url, DATA_DIR: folder, DEMO: "on", CAPTCHA: "off", DB_POOL: "8" },
      ...{ PAGES_PER_MINUTE: "100000", LOG_FORMAT: "json" },
    };
    await using worker = await startPortal({ ...env, ROLE: "worker" });
    await using web = await startPortal({ ...env, ROLE: "web" });
    const { origin } = new URL(web.address!);
    const [staff, technician] = [
      await tokenOf(origin, "administrator"),
      await tokenOf(origin, "store-technician"),
    ];

    const failed: string[] = [];
    for (const [token, pages] of [[staff, PAGES.all], [technician, PAGES.all]] as const) {
      for (const { route } of pages) {
        const page = await fetch(`${origin}/tis/${route}`, {
          redirect: "manual",
          headers: { cookie: `tis_session=${token}`, accept: "text/html" },
        });
        await page.body?.cancel();
        if (page.status >= 500) failed.push(`${route}: ${page.status}`);
      }
    }
    assert.deepEqual(failed, []);

    const post = async (
      path: string,
      authorization: string,
      name: string,
      bytes: Uint8Array,
      place?: string,
    ) => {
      const body = new FormData();
      if (place) body.set("place", place);
      body.set("file", new File([new Uint8Array(bytes)], name));
      const response = await fetch(origin + path, {
        method: "POST",
        headers: { authorization, accept: "application/json", language: "en_US" },
        body,
      });
      return await response.json() as { code: unknown; msg: string };
    };
    const picture = await post("/tis/file/files", technician, "a.png", await png(64, 48), "case");
    assert.equal(picture.code, 200, picture.msg);
    // Read to its row, which names no part that there is.
    const sheet = await writeXlsx({ sheets: [{ name: "Parts", rows: [["A1", 1]] }] });
    const rows = await post("/tis/carts/current/xlsx-rows", technician, "a.xlsx", sheet);
    assert.match(rows.msg, /^1 row cannot be imported/);
    await until("the picture is converted", async () => {
      const states = await db.sql<{ state: string }[]>`
        select c.state from file_conversions c join files f on f.id = c.file_id where f.name = 'a.png'`;
      return states.length > 0 && states.every(({ state }) => state === "done");
    });
    await until(
      "mails are kept",
      async () => (await db.sql`select from deliveries where kind = 'mail' and sent_at is null`).length === 0,
    );

    for (const one of [web, worker]) {
      const { code, said } = await one.signal("SIGTERM");
      assert.equal(code, 0, said);
      assert.doesNotMatch(said, /NotCapable|denied permission/);
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
