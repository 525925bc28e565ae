import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { AFTER_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How often something was pressed with a pointer since the tab was opened; what a key sets off has no detail. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    addEventListener("click", (event) => {
      if (event.isTrusted && event.detail > 0) {
        sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses") ?? 0) + 1));
      }
    }, true)
  );
  return async () => Number(await page.evaluate(() => sessionStorage.getItem("presses") ?? "0"));
}

/** Types into the top box, and opens by Enter what it tells first. */
async function openByTopBox(
  page: Page,
  typed: string,
  isFirst: RegExp,
  press: "click" | "tap",
): Promise<void> {
  await page.locator("input[name=q]")[press]();
  await page.keyboard.type(typed);
  await page.locator(".search-option").first().filter({ hasText: isFirst }).waitFor();
  await page.keyboard.press("Enter");
}

/** From the VIN to the sent order, as a clerk who knows what is wanted; answers how often was pressed. */
async function orderPads(page: Page, device: "desk" | "phone"): Promise<number> {
  const press = device === "phone" ? "tap" : "click";
  await logIn(page.context(), portal.origin, "store-technician", "en_US", device);
  await page.context().request.post(`${portal.origin}/tis/carts/current/deletion`, {
    headers: { accept: "application/json", origin: portal.origin },
  });
  const presses = await countPresses(page);
  await page.goto(`${portal.origin}/tis/index`);
  await openByTopBox(page, AFTER_CHANGE_VIN, /Tessa EV/, press);
  await page.waitForURL(/EPCPage\?vin=/);
  await openByTopBox(page, "front brake pads", /34-11-04/, press);
  await page.waitForURL(/EPC2D\?.*figure=34-11-04/);
  await page.locator("[data-figure-stage][data-live]").waitFor();
  const added = page.waitForResponse((answer) => answer.url().endsWith("/tis/carts/current/quantities"));
  await page.locator('tr[data-callout="10"] .order-col [data-step="1"]').first()[press]();
  assert.equal((await (await added).json()).code, 200);
  await page.locator("[data-cart-bar] a.btn-primary")[press]();
  await page.waitForURL(/EPCCart\?view=review/);
  await page.locator("#send-order .btn-primary")[press]();
  await page.waitForURL(/EPCCart\?order=/);
  const order = new URL(page.url()).searchParams.get("order");
  const [line] = await portal.sql<{ vin: string; consentBy: number | null }[]>`
    select vin, consent_by from order_lines where order_number = ${order}`;
  assert.deepEqual({ ...line }, { vin: AFTER_CHANGE_VIN, consentBy: null });
  return await presses();
}

browserTest("from a VIN to the sent order a desk takes five clicks at most", async (page) => {
  const presses = await orderPads(page, "desk");
  assert.ok(presses <= 5, `${presses} clicks`);
});

browserTest("the same on a phone takes five taps at most", async (page) => {
  const presses = await orderPads(page, "phone");
  assert.ok(presses <= 5, `${presses} taps`);
}, PHONE);
