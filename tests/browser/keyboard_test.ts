import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { AFTER_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";
import { openSettled } from "./open_settled.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** Stops of the Tab key looked at on a page: those behind them are of the same kinds. */
const STOPS = 90;

/** Pages of a technician, and one of an administrator with a dialog that stands open. */
const PAGES: Record<string, readonly string[]> = {
  "store-technician": [
    "index",
    "EPCIndex",
    `EPCPage?vin=${AFTER_CHANGE_VIN}`,
    `EPC2D?vin=${AFTER_CHANGE_VIN}&figure=34-11-02-C`,
    "SearchPage?q=brake",
    "EPCCart",
    "TSBList",
    "CaseList",
    "MyMessage",
    "Account",
  ],
  "administrator": ["ToolManage", "ToolManage?add=1", "baseinfouser", "moduleSettings"],
};

interface Stop {
  what: string;
  name: string;
  seen: boolean;
  ringed: boolean;
}

/** What has the focus now; null where nothing of the page has it. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    if (!at || at === document.body) return null;
    const said = (ids: string | null) =>
      (ids ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const labels = [...(at as HTMLInputElement).labels ?? []].map((one) => one.textContent).join(" ");
    const pictures = [...at.querySelectorAll("img[alt]")].map((one) => one.getAttribute("alt")).join(" ");
    const name = [
      at.getAttribute("aria-label"),
      said(at.getAttribute("aria-labelledby")),
      labels,
      at.matches("input, select, textarea") ? "" : at.textContent,
      pictures,
      at.title,
    ].map((one) => (one ?? "").trim()).find((one) => one !== "") ?? "";
    // Where a control is drawn by what stands around or behind it, the ring is there.
    const drawn = [at, at.parentElement, at.nextElementSibling].filter((one) => one !== null);
    const ringed = drawn.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one!);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1 || boxShadow !== "none";
    });
    const { top, bottom, left, right } = at.getBoundingClientRect();
    return {
      what: `<${at.tagName.toLowerCase()} class="${at.className}"> ${name.slice(0, 40)}`,
      name,
      seen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      ringed,
    };
  });
}

for (const [account, routes] of Object.entries(PAGES)) {
  for (const route of routes) {
    browserTest(`by Tab alone each control of ${route} is named, in sight and ringed`, async (page) => {
      await logIn(page.context(), portal.origin, account);
      await openSettled(page, `${portal.origin}/tis/${route}`);
      const faults: string[] = [];
      let stops = 0;
      for (; stops < STOPS; stops++) {
        await page.keyboard.press("Tab");
        const stop = await focused(page);
        if (stop === null) break;
        if (stop.name === "") faults.push(`no name: ${stop.what}`);
        if (!stop.seen) faults.push(`out of sight: ${stop.what}`);
        if (!stop.ringed) faults.push(`no ring: ${stop.what}`);
      }
      assert.ok(stops > 5, `the Tab key stops ${stops} times`);
      assert.deepEqual([...new Set(faults)], []);
    });
  }
}

browserTest("menus and dialogs are left by Escape, and the focus is where it was", async (page) => {
  await logIn(page.context(), portal.origin, "administrator");
  await openSettled(page, `${portal.origin}/tis/ToolManage`);
  const menu = page.locator("summary.top-user");
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "User center" }).first().waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await menu.evaluate((one) => one === document.activeElement), true);
  const add = page.getByRole("link", { name: "Add", exact: true });
  await add.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add special tool" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await add.evaluate((one) => one === document.activeElement), true);
});
