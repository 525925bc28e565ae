import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { v7 as uuid } from "uuid";
import { WORK } from "@/domains.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { openSignals } from "@/platform/signals.ts";
import { startWork } from "@/platform/work.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { requestConversions } from "@/engines/files/convert/request_conversions.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { browserTest, PATIENCE_MS } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { gifDrawing } from "../files/convert_samples.ts";
import { pdf } from "../files/samples.ts";
import { axeFindings, axeFindingsInBothThemes, WCAG } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
const files = await openFileStore(portal.config);
const dictionaries = await shippedTexts();
const t = translator(dictionaries, "en_US");
// Conversions run in a process of their own, as those of a worker; events are asked for by hand.
const signals = openSignals(portal.databaseUrl, portal.sql);
const work = startWork({
  pool: portal.sql,
  kinds: WORK,
  ctxWith: (parts) =>
    makeCtx({ pool: portal.sql, dictionaries, files, signal: signals.signal, ...parts }, uuid),
  on: signals.on,
});
Deno.test.afterAll(async () => {
  await work.stop();
  await signals.stop();
  await portal[Symbol.asyncDispose]();
});

const PAGE = `${portal.origin}/tis/Gif2Svg`;
const drawing = Buffer.from(await gifDrawing(360));

/** What the consumer `convert` does when it is told of stored files. */
async function tellConverter(): Promise<void> {
  const ctx = makeCtx({ pool: portal.sql, dictionaries, files, signal: signals.signal }, uuid);
  const stored = await portal.sql<
    { fileId: string; mediaType: string; place: string; madeFrom: string | null }[]
  >`
    select id as file_id, media_type, place, made_from from files where made_from is null`;
  await ctx.tx(async (tx) => {
    for (const file of stored) await requestConversions(tx, file);
  });
}

/** Waits until a conversion of a file has failed; the page itself is not drawn again meanwhile. */
async function failed(fileId: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline;) {
    const rows = await portal
      .sql`select 1 from file_conversions where file_id = ${fileId} and state = 'failed'`;
    if (rows.length > 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("the conversion did not fail");
}

async function upload(page: Page, name: string): Promise<void> {
  await page.goto(PAGE);
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/gif", buffer: drawing });
  await page.getByRole("button", { name: t("gif2svg.upload") }).click();
  await page.waitForURL(/Gif2Svg\?file=/);
}

browserTest(
  "a GIF is uploaded, its preview follows the threshold, and what is stored can be saved and kept for a figure",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    await upload(page, "pump.gif");
    const preview = page.locator("img[data-trace-preview]");
    const before = await preview.getAttribute("src");
    assert.ok(
      await preview.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
    );

    const facts = page.locator("[data-trace-facts]");
    const factsBefore = await facts.innerText();
    await page.getByRole("slider", { name: t("gif2svg.threshold") }).fill("60");
    await page.waitForFunction(
      (old) => document.querySelector("[data-trace-facts]")!.textContent !== old,
      factsBefore,
    );
    assert.notEqual(await preview.getAttribute("src"), before);
    assert.match(page.url(), /threshold=60/, "the address holds the settings");
    await page.getByRole("button", { name: t("gif2svg.over") }).click();
    await page.getByRole("slider", { name: t("gif2svg.split") }).fill("30");
    await page.locator(".trace-stage[data-view=over]").waitFor();

    await page.getByRole("button", { name: t("gif2svg.convert"), exact: true }).click();
    const save = page.getByRole("link", { name: t("gif2svg.download") });
    await save.waitFor();
    assert.deepEqual(await axeFindingsInBothThemes(page, WCAG), []);
    const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
    assert.equal(download.suggestedFilename(), "pump.svg");
    const svg = await Deno.readTextFile(await download.path());
    assert.match(svg, /^<svg[^>]*viewBox/);
    assert.ok(svg.split("<path ").length > 5);

    await page.getByLabel(t("gif2svg.figure")).fill("00-00-00-Z");
    await page.getByRole("button", { name: t("gif2svg.keep") }).click();
    await page.locator(".field-error", { hasText: "00-00-00-Z" }).waitFor();
    await page.getByLabel(t("gif2svg.figure")).fill("34-11-02-C");
    await page.getByRole("button", { name: t("gif2svg.keep") }).click();
    await page.getByText(t("gif2svg.kept-for", { figures: "34-11-02-C" })).waitFor();
  },
);

browserTest("an image that is pasted is taken as a drawing", async (page) => {
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(PAGE);
  await page.locator("[data-pastes]").waitFor({ state: "attached" });
  await page.evaluate((data) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    transfer.items.add(new File([bytes], "image.gif", { type: "image/gif" }));
    document.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
  }, drawing.toString("base64"));
  await page.waitForURL(/Gif2Svg\?file=/);
  await page.getByRole("heading", { name: /^pasted-.*\.gif$/ }).waitFor();
});

browserTest(
  "without script a drawing is uploaded, redrawn with other settings and stored",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    await upload(page, "plain.gif");
    await page.getByRole("slider", { name: t("gif2svg.threshold") }).fill("60");
    await page.getByRole("button", { name: t("gif2svg.preview"), exact: true }).click();
    await page.waitForURL(/threshold=60/);
    assert.match(await page.locator("img[data-trace-preview]").getAttribute("src") ?? "", /threshold=60/);
    await page.getByRole("button", { name: t("gif2svg.convert"), exact: true }).click();
    await page.getByText(t("gif2svg.asked")).waitFor();
    const [file] = await portal.sql<{ id: string }[]>`select id from files where name = 'plain.gif'`;
    const [asked] = await portal.sql`
      select 1 from file_conversions where file_id = ${file!.id} and kind = 'svg'`;
    assert.ok(asked);
  },
  { javaScriptEnabled: false },
);

browserTest(
  "what cannot be converted says why in the file register, and is asked for again",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    const answer = await page.context().request.post(`${portal.origin}/tis/file/files`, {
      multipart: {
        place: "general",
        file: { name: "empty.pdf", mimeType: "application/pdf", buffer: pdf() },
      },
      headers: { origin: portal.origin, accept: "application/json" },
    });
    assert.equal((await answer.json()).code, 200);
    await tellConverter();
    const [file] = await portal.sql<{ id: string }[]>`select id from files where name = 'empty.pdf'`;
    const address = `${portal.origin}/tis/FileManage?file=${file!.id}`;
    const again = page.getByRole("button", { name: t("file_manager.convertAgain") });
    const asked = async () =>
      (await portal.sql`
      select 1 from operation_log where operation = 'conversion.request' and subject_id = ${file!.id}`)
        .length;
    await failed(file!.id);
    await page.goto(address);
    await page.getByText(t("convert.reason.pdf-broken")).waitFor();
    assert.deepEqual(await axeFindings(page, WCAG), []);
    const before = await asked();
    await again.click();
    await page.getByText(t("gif2svg.asked-again")).waitFor();
    assert.equal(await asked(), before + 1);
  },
);
