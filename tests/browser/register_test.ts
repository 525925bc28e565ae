import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const at = (path: string) => `${portal.origin}/tis/${path}`;

async function open(page: Page, path: string): Promise<void> {
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(at(path));
}

const dialog = (page: Page) => page.getByRole("dialog").filter({ has: page.locator("#register-open-title") });
const rowOf = (page: Page, key: string) => page.locator(`#register-list tr[data-key="${key}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

browserTest(
  "an entry is added over its list, which then shows it, without a page loaded anew",
  async (page) => {
    await open(page, "EPCEnerge");
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await page.getByRole("link", { name: "Add", exact: true }).click();
    const box = dialog(page);
    await box.waitFor();
    assert.match(page.url(), /EPCEnerge\?add=1$/);
    await box.getByLabel("Code").fill("HYDRO");
    await box.getByRole("textbox", { name: "English" }).fill("Hydrogen");
    await box.getByRole("button", { name: "Save", exact: true }).click();
    await rowOf(page, "HYDRO").waitFor();
    await box.waitFor({ state: "detached" });
    assert.match(page.url(), /EPCEnerge$/);
    assert.equal(await rowOf(page, "HYDRO").getAttribute("aria-current"), "true");
    assert.ok(await page.evaluate(() => "same" in globalThis), "the page has not been loaded anew");
  },
);

browserTest(
  "a field says what is wrong with it as soon as it is left, and holds the form back",
  async (page) => {
    await open(page, "LaborBaseStep?add=1");
    const box = dialog(page);
    const time = box.getByLabel("Step time");
    await time.fill("1:75");
    await time.blur();
    await box.getByText("Must be HH:MM:SS, such as 00:45:00").waitFor();
    assert.equal(await time.getAttribute("aria-invalid"), "true");
    await time.fill("01:15:00");
    await time.blur();
    await box.getByText("Must be HH:MM:SS").waitFor({ state: "detached" });
    await box.getByRole("button", { name: "Save", exact: true }).click();
    await box.locator(".field-error", { hasText: "This field cannot be empty" }).first().waitFor();
    assert.equal(await box.getByLabel("Step code").evaluate((one) => one === document.activeElement), true);
  },
);
