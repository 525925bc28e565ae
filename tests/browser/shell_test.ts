import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { AFTER_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";
import { openSettled } from "./settle.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** Waits until the entry of the page stands within the navigation's frame, whole. */
const inView = (page: Page) =>
  page.waitForFunction(() => {
    const [frame, entry] = [".rail-scroll", ".rail-scroll [aria-current]"].map((one) =>
      document.querySelector(one)!.getBoundingClientRect()
    );
    return entry!.top >= frame!.top && entry!.bottom <= frame!.bottom;
  });

browserTest("the entry of the page shown is in view, however long the navigation is", async (page) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await logIn(page.context(), portal.origin, "administrator");
  for (const route of ["index", "EPCSeries", "EventMonitor", "FastAPP"]) {
    await page.goto(`${portal.origin}/tis/${route}`, { waitUntil: "load" });
    await inView(page);
    assert.equal(await page.evaluate(() => scrollY), 0, `${route}: the page stays at its top`);
  }
});

for (const lang of ["en_US", "de_DE"]) {
  browserTest(`no word of the navigation is cut or broken off at 1280 px, ${lang}`, async (page) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await logIn(page.context(), portal.origin, "administrator", lang);
    const cut = () =>
      page.locator(".rail :is(a, summary, button) > span:visible").evaluateAll((words) =>
        words.filter((word) =>
          word.scrollWidth > word.clientWidth && getComputedStyle(word).display !== "inline" ||
          getComputedStyle(word).overflowWrap !== "normal" ||
          word.getBoundingClientRect().right > document.querySelector(".rail")!.getBoundingClientRect().right
        ).map((word) => word.textContent)
      );
    await page.goto(`${portal.origin}/tis/index`);
    await page.evaluate(() =>
      document.querySelectorAll<HTMLDetailsElement>(".rail details").forEach((one) => one.open = true)
    );
    assert.deepEqual(await cut(), [], "open, with all groups unfolded");
    // A page of panes has the navigation folded.
    await page.goto(`${portal.origin}/tis/EPCPage?seriesCode=VTE`);
    assert.deepEqual(await cut(), [], "folded");
  });
}

browserTest("the home page waits for a VIN and goes to its catalogue at the 17th character", async (page) => {
  await logIn(page.context(), portal.origin, "store-technician");
  await openSettled(page, `${portal.origin}/tis/index`);
  const field = page.locator('form[data-vin-form] input[name="vin"]');
  assert.ok(await field.evaluate((one) => one === document.activeElement), "the field has the focus");
  await page.keyboard.type(AFTER_CHANGE_VIN.slice(0, 16));
  assert.match(page.url(), /\/index$/);
  await page.keyboard.type(AFTER_CHANGE_VIN.slice(16));
  await page.waitForURL(`**/EPCPage?vin=${AFTER_CHANGE_VIN}`);
});

browserTest("the keys of every page are told on ?, and Escape skips what is new", async (page) => {
  await logIn(page.context(), portal.origin, "store-manager");
  await page.goto(`${portal.origin}/tis/index`, { waitUntil: "load" });
  await page.getByRole("heading", { name: "Welcome" }).waitFor();
  await page.locator("#main").focus();
  await page.keyboard.press("?");
  await page.getByText("Search everything").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Search everything").waitFor({ state: "hidden" });
  await page.getByRole("heading", { name: "Welcome" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Welcome" }).waitFor({ state: "detached" });
});
