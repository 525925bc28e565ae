import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { openFileStore } from "@/platform/files/open_store.ts";
import { openSignals } from "@/platform/signals.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { exportWork } from "@/engines/exports/export_work.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { axeFindingsInBothThemes, WCAG } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";
import { streamOf } from "./stream_of.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const at = (path: string) => `${portal.origin}/tis/${path}`;
const dictionaries = await shippedTexts();

/** Does the exports that wait, as a worker beside the web process. */
async function work(): Promise<void> {
  const signals = openSignals(portal.databaseUrl, portal.sql);
  const files = await openFileStore(portal.config);
  const ctx = makeCtx({ pool: portal.sql, dictionaries, files, signal: signals.signal }, uuid);
  const waiting = await portal.sql<{ id: string; version: number }[]>`
    select id, version from export_tasks where state = 'pending'`;
  for (const { id, version } of waiting) {
    await exportWork.run(ctx, { exportId: id, version }, {
      attempt: 1,
      signal: new AbortController().signal,
      progress: () => Promise.resolve(),
    });
  }
  await signals.stop();
}

browserTest(
  "a search is exported, its page is told when it lies ready, and the file is fetched",
  async (page) => {
    await logIn(page.context(), portal.origin, "store-technician");
    await page.goto(at("SearchPage?keyword=pump"));
    await page.getByRole("button", { name: /^Export/ }).click();
    await page.getByText("You will find the file in My downloads.").waitFor();
    // It stays until it is read, and nothing at the foot of the page lies under it.
    await page.waitForTimeout(1500);
    const [box, foot] = await Promise.all([
      page.locator(".toast").boundingBox(),
      page.locator(".table-foot").boundingBox(),
    ]);
    assert.ok(
      box && foot && box.y + box.height <= foot.y,
      `the toast stands at ${box?.y}, the foot at ${foot?.y}`,
    );
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.waitForURL(at("MyDownload"));
    await page.goto(at("SearchPage?keyword=pump"));
    const stream = streamOf(page);
    await page.goto(at("MyDownload"));
    await page.getByRole("row", { name: /Part search.*Pending/ }).waitFor();
    await stream;
    await work();
    await page.getByRole("row", { name: /Part search.*Success/ }).waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("row", { name: /Part search/ }).getByRole("link", { name: /^Part search .*xlsx$/ })
      .click();
    assert.match((await download).suggestedFilename(), /^Part search \d{4}-\d\d-\d\d \d{4}\.xlsx$/);
    await page.getByRole("button", { name: "Delete: Part search" }).click();
    await page.getByText("No exports yet").waitFor();
  },
);

browserTest("without script the button leads to the downloads", async (page) => {
  await logIn(page.context(), portal.origin, "store-technician");
  await page.goto(at("EPCCart?view=orders"));
  await page.getByRole("button", { name: /^Export/ }).click();
  await page.waitForURL(at("MyDownload"));
  await page.getByText("Export requested.").waitFor();
  await page.getByRole("row", { name: /Order lines.*Pending/ }).waitFor();
  await page.getByRole("button", { name: "Cancel: Order lines" }).click();
  await page.getByText("No exports yet").waitFor();
}, { javaScriptEnabled: false });

browserTest("axe finds nothing on downloads in any state, light and dark", async (page) => {
  await logIn(page.context(), portal.origin, "store-technician");
  const [user] = await portal.sql<
    { id: number }[]
  >`select id from users where user_code = 'store-technician'`;
  const task = (more: Record<string, unknown>) =>
    portal.sql`insert into export_tasks ${
      portal.sql({
        id: uuid(),
        userId: user!.id,
        kind: "parts",
        query: "",
        edition: "domestic",
        lang: "en_US",
        requestedAt: new Date(),
        ...more,
      })
    }`;
  await task({ state: "pending" });
  await task({ state: "processing", rowsDone: 700, rowsTotal: 2000 });
  await task({ state: "failed", reason: "exports.reason.right-lost" });
  await task({ state: "success", rowsDone: 3, expiresAt: new Date(0), fileName: "old.xlsx", size: 10 });
  await page.goto(at("MyDownload"));
  await page.getByRole("progressbar", { name: "Progress of Part search" }).waitFor();
  assert.deepEqual(await axeFindingsInBothThemes(page, WCAG), []);
});
