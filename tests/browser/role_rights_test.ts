import assert from "node:assert/strict";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

browserTest(
  "each group of a role's rights is one stop of the Tab key, and arrows go from right to right",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    await page.goto(`${portal.origin}/tis/baseinforole?role=parts-planner`);
    const form = page.locator("#role-rights");
    const stops = (within: string) =>
      form.locator(`${within} :is(input, a, button):not([tabindex="-1"])`).count();
    await form.locator("[data-rights-page] [tabindex='-1']").first().waitFor({ state: "attached" });
    const modules = await form.locator("[data-rights-module]").count();
    assert.equal(await stops("[data-rights-page]"), modules);

    const boxes = form.locator("[data-rights-module]").nth(1).locator("input[name=rights]");
    await boxes.first().focus();
    await page.keyboard.press("ArrowDown");
    assert.ok(await boxes.nth(1).evaluate((box) => box === document.activeElement));
    const before = await boxes.nth(1).isChecked();
    await page.keyboard.press("Space");
    assert.equal(await boxes.nth(1).isChecked(), !before);
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.evaluate(() => document.activeElement!.tagName), "A");
    await page.keyboard.press("End");
    assert.ok(await boxes.last().evaluate((box) => box === document.activeElement));
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement!.tagName), "SUMMARY");

    // What a filter hides is no stop.
    await form.locator("[data-rights-filter]").fill("epccart");
    const shown = form.locator("[data-rights-module]:not([hidden])").first();
    assert.ok(await shown.locator("li:not([hidden]) input[tabindex='0']").count() === 1);
  },
);
