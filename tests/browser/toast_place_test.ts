import assert from "node:assert/strict";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

browserTest(
  "a toast lies neither over the head of the page nor over what is done at its bottom",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator", "de_DE");
    await page.goto(`${portal.origin}/tis/EPCEnerge?add=1`);
    await page.locator("#register[data-live]").waitFor();
    const dialog = page.locator("#register-open");
    await dialog.getByLabel("Code").fill("PLACE");
    await dialog.getByRole("textbox", { name: "English" }).fill("Place");
    await dialog.getByRole("button", { name: "Speichern", exact: true }).click();
    await page.locator('#register-list tr[data-key="PLACE"]').waitFor();
    await page.goto(`${portal.origin}/tis/EPCEnerge?delete=PLACE`);
    await page.locator("#register[data-live]").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Löschen" }).click();
    // It offers to undo, and so stays for a while.
    await page.locator(".toast").waitFor();
    const covered = await page.evaluate(() => {
      const toast = document.querySelector(".toast")!.getBoundingClientRect();
      return [".page-tools", ".filter-bar", ".pager", "thead"].filter((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return box && toast.top < box.bottom && toast.bottom > box.top && toast.left < box.right &&
          toast.right > box.left;
      });
    });
    assert.deepEqual(covered, []);
  },
  { viewport: { width: 1280, height: 800 } },
);
