import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { chromium, type Page } from "playwright-core";
import { meaningOfCode } from "@/islands/shell/scan/meaning_of_code.ts";
import { browserTest } from "../browser.ts";
import { findBrowser } from "../find_browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { code39, filmOf, pictureOf } from "./draw_code.ts";
import { logIn } from "./log_in.ts";
import { openSettled } from "./settle.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const VIN = "GVAT2RE79RA613520", PART = "34106872432";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-US" };
const at = (path: string) => `${portal.origin}/tis/${path}`;

async function begin(page: Page): Promise<void> {
  await logIn(page.context(), portal.origin, "store-manager");
  await openSettled(page, at("EPCIndex"));
  await page.locator(".search-scan").click();
}

Deno.test("a code means the VIN or the part's number in it", () => {
  for (
    const [code, meaning] of [
      [VIN, VIN],
      [`I${VIN}`, VIN],
      [`https://example.com/v?vin=${VIN}&m=1`, VIN],
      [`P${PART}`, PART],
      [`[)>\x1e06\x1d1P${PART}\x1dQ2\x1dSXY-9\x1e\x04`, PART],
      [" 3410 6872 432 ", "3410 6872 432"],
      ["PUMP", "PUMP"],
      ["", ""],
    ]
  ) assert.equal(meaningOfCode(code!), meaning);
});

browserTest("a picture of a VIN's code opens the vehicle", async (page) => {
  await begin(page);
  const picture = { name: "plate.png", mimeType: "image/png" };
  const field = page.locator('.scan input[type="file"]');
  await field.setInputFiles({
    ...picture,
    buffer: Buffer.from(await pictureOf(page, code39("EMPTY").fill(false))),
  });
  await page.getByText(/No code found/).waitFor();
  await field.setInputFiles({ ...picture, buffer: Buffer.from(await pictureOf(page, code39(`I${VIN}`))) });
  await page.waitForURL(`**/EPCPage?vin=${VIN}`);
}, PHONE);

browserTest("a picture of a part label's code is searched for, and the hit told", async (page) => {
  await begin(page);
  await page.locator('.scan input[type="file"]').setInputFiles({
    name: "label.png",
    mimeType: "image/png",
    buffer: Buffer.from(await pictureOf(page, code39(`P${PART}`))),
  });
  await page.getByRole("option", { name: /3410 6872 432/ }).waitFor();
  assert.equal(await page.getByRole("combobox", { name: "Search" }).inputValue(), PART);
}, PHONE);

Deno.test({
  name: "the camera reads a VIN's code and is off afterwards",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    const film = await Deno.makeTempFile({ suffix: ".y4m" });
    await Deno.writeFile(film, filmOf(code39(VIN)));
    const { path } = await findBrowser(Deno.env.toObject());
    const browser = await chromium.launch({
      executablePath: path,
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    try {
      const context = await browser.newContext({ ...PHONE, permissions: ["camera"] });
      const page = await context.newPage();
      await begin(page);
      await page.waitForURL(`**/EPCPage?vin=${VIN}`);
      assert.equal(await page.locator(".scan").count(), 0);
    } finally {
      await browser.close();
      await Deno.remove(film);
    }
  },
});
