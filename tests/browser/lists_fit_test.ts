import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { PAGES } from "@/kernel/access/pages.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/**
 * How much wider than their room the lists of pages are: a line for each that does not fit. The pages are shown one after the other in place of what the
 * browser has open, as they came and with the same styles: opened by themselves they cost several times as much.
 */
async function tooWide(page: Page, routes: readonly string[]): Promise<string[]> {
  await page.goto(`${portal.origin}/tis/${routes[0]}`, { waitUntil: "load" });
  return await page.evaluate(async (addresses) => {
    const faults: string[] = [];
    for (const address of addresses) {
      const answer = await fetch(address, { headers: { accept: "text/html" } });
      const drawn = new DOMParser().parseFromString(await answer.text(), "text/html");
      const sheets = [...drawn.querySelectorAll("link[rel=stylesheet]")].map((one) =>
        one.getAttribute("href")
      );
      const isStyled = sheets.every((href) => document.querySelector(`link[rel=stylesheet][href="${href}"]`));
      if (!isStyled) faults.push(`${address} is styled by ${sheets}`);
      for (const { name, value } of drawn.documentElement.attributes) {
        document.documentElement.setAttribute(name, value);
      }
      document.body.replaceWith(drawn.body);
      const list = document.querySelector(".table-scroll");
      const [wide, room] = [list?.scrollWidth ?? 0, list?.clientWidth ?? 0];
      if (wide > room) faults.push(`${address}: ${wide} in ${room}`);
    }
    return faults;
  }, routes.map((route) => `${portal.origin}/tis/${route}`));
}

const routes = PAGES.all.filter(({ need, under }) => need !== "public" && !under).map(({ route }) => route);

browserTest(
  "no list of the menu is wider than a screen of 1280 in German, whose words are longest",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator", "de_DE");
    assert.deepEqual(await tooWide(page, routes), []);
  },
  { viewport: { width: 1280, height: 800 } },
);

for (const lang of ["de_DE", "zh_CN", "en_US"]) {
  browserTest(`claims, users and stores fit a screen of 1280 in ${lang}`, async (page) => {
    await logIn(page.context(), portal.origin, "section-chief", lang);
    assert.deepEqual(await tooWide(page, ["ClaimManage"]), []);
    await page.context().clearCookies();
    await logIn(page.context(), portal.origin, "administrator", lang);
    assert.deepEqual(await tooWide(page, ["baseinfouser", "agency", "BaseinfoUserDepart"]), []);
  }, { viewport: { width: 1280, height: 800 } });
}
