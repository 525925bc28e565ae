import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { PAGES } from "@/kernel/access/pages.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** How much wider than its room the list of a page is; null: it fits, or the page has none. */
async function tooWide(page: Page, route: string): Promise<string | null> {
  await page.goto(`${portal.origin}/tis/${route}`, { waitUntil: "domcontentloaded" });
  const [wide, room] = await page.evaluate(() => {
    const list = document.querySelector(".table-scroll");
    return [list?.scrollWidth ?? 0, list?.clientWidth ?? 0] as const;
  });
  return wide > room ? `${route}: ${wide} in ${room}` : null;
}

const routes = PAGES.all.filter(({ need, under }) => need !== "public" && !under).map(({ route }) => route);

browserTest(
  "no list of the menu is wider than a screen of 1280 in German, whose words are longest",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator", "de_DE");
    const faults: string[] = [];
    for (const route of routes) faults.push(...[await tooWide(page, route)].filter((one) => one !== null));
    assert.deepEqual(faults, []);
  },
  { viewport: { width: 1280, height: 800 } },
);

for (const lang of ["de_DE", "zh_CN", "en_US"]) {
  browserTest(`claims, users and stores fit a screen of 1280 in ${lang}`, async (page) => {
    await logIn(page.context(), portal.origin, "section-chief", lang);
    assert.equal(await tooWide(page, "ClaimManage"), null);
    await page.context().clearCookies();
    await logIn(page.context(), portal.origin, "administrator", lang);
    for (const route of ["baseinfouser", "agency", "BaseinfoUserDepart"]) {
      assert.equal(await tooWide(page, route), null);
    }
  }, { viewport: { width: 1280, height: 800 } });
}
