import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const at = (path: string) => `${portal.origin}/tis/${path}`;
const PART = "6211 6872 622";
const BULLETIN = "Negative battery terminal with P0562";

/** Clicks that are counted. */
function counting() {
  let clicks = 0;
  return {
    async click(link: Locator): Promise<void> {
      clicks++;
      await link.first().click();
    },
    get clicks() {
      return clicks;
    },
  };
}

async function openDtc(page: Page, code: string): Promise<void> {
  const [dtc] = await portal.sql<{ id: number }[]>`select id from dtcs where dtc_code = ${code}`;
  await logIn(page.context(), portal.origin, "store-manager");
  await page.goto(at(`DTCManage?entry=${dtc!.id}`));
}

browserTest(
  "from a fault code to its bulletin, figure, part and the cart, and back, by links only",
  async (page) => {
    await openDtc(page, "P0562");
    const there = counting();
    const bulletin = page.getByRole("link", { name: "Negative battery terminal with P0562" });
    await there.click(bulletin);
    await page.getByRole("heading", { name: "Negative battery terminal with P0562" }).waitFor();
    await there.click(page.locator(".connections").getByRole("link", { name: "62-11-01-C · 6" }));
    await page.waitForURL(/EPC2D.*callout=6/);
    const row = page.locator(".parts-table tbody tr", { hasText: PART });
    const before = await page.locator("[data-cart-count]").textContent();
    await there.click(row.locator(".order-col [data-step='1']"));
    await page.waitForFunction(
      (before) => document.querySelector("[data-cart-count]")!.textContent !== before,
      before,
    );
    await there.click(page.locator(".parts-pane a[href*=EPCCart]"));
    await page.waitForURL(/EPCCart/);
    await page.getByText(PART).first().waitFor();
    assert.ok(there.clicks <= 6, `${there.clicks} clicks`);

    const back = counting();
    await back.click(page.locator("tr", { hasText: PART }).locator("a.cart-figure"));
    await page.waitForURL(/EPC2D/);
    await page.locator(".callout-connections").getByText("step 1").waitFor();
    await back.click(page.locator(".callout-connections").getByRole("link", { name: BULLETIN }));
    await page.waitForURL(/TSBPreview/);
    await back.click(page.locator(".connections").getByRole("link", { name: "P0562" }));
    await page.waitForURL(/DTCManage/);
    await page.getByText("System voltage low").first().waitFor();
    assert.ok(back.clicks <= 6, `${back.clicks} clicks`);
  },
);

browserTest("a part tells the bulletins that name it", async (page) => {
  await logIn(page.context(), portal.origin, "store-manager");
  await page.goto(at("SearchPage?keyword=62116872622&part=62116872622"));
  await page.locator(".part-panel").getByRole("link", { name: BULLETIN }).click();
  await page.waitForURL(/TSBPreview/);
});
