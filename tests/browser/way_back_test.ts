import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";
import { settleAfter } from "./settle.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const at = (path: string) => `${portal.origin}/tis/${path}`;

/** Makes a token on the page of machines, which shows it; answers it. */
async function makeToken(page: Page, name: string): Promise<string> {
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(at("baseinfoauthority?view=machines"));
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Create token" }).click();
  const told = await page.locator(".notice", { hasText: "shown only once" }).textContent();
  return /[\w-]{43}/.exec(told!)![0];
}

browserTest("a token that was shown once is not there on the way back", async (page) => {
  const token = await makeToken(page, "way back");
  await page.goto(at("Account"));
  await page.goBack();
  await page.locator("h1").first().waitFor();
  assert.ok(!(await page.content()).includes(token));
});

browserTest("a browser that keeps left pages as they are keeps them without the token", async (page) => {
  const token = await makeToken(page, "kept page");
  assert.ok((await page.content()).includes(token));
  // As soon as the page's script is there.
  await page.waitForFunction((token) => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    return !document.documentElement.outerHTML.includes(token);
  }, token);
});

browserTest(
  "what was typed into a form is there on the way back, though nobody keeps the page",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    await page.goto(at("baseinfoauthority?view=machines"));
    await page.getByRole("textbox", { name: "Name" }).fill("half typed");
    await page.goto(at("Account"));
    await page.goBack();
    assert.equal(await page.getByRole("textbox", { name: "Name" }).inputValue(), "half typed");
  },
);

browserTest(
  "a number of rows chosen before the page's script has come is sent once it has, and not again on the way back",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    const come = Promise.withResolvers<void>();
    await page.route("**/*.js*", async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto(at("EPCEnerge"), { waitUntil: "commit" });
    const size = page.getByLabel("Rows per page");
    const shown = await size.inputValue();
    await size.press("ArrowDown");
    const chosen = await size.inputValue();
    assert.notEqual(chosen, shown);
    come.resolve();
    await page.waitForURL((url) => url.searchParams.get("pageSize") === chosen);
    await settleAfter(page, async () => void await page.goBack());
    assert.ok(!page.url().includes("pageSize"), page.url());
  },
);
