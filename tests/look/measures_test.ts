import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { assertEquals } from "./assert.ts";
import { type SampleSite, startSampleSite } from "./sample_site.ts";

let site: SampleSite;
Deno.test.beforeAll(async () => {
  site = await startSampleSite();
});
Deno.test.afterAll(() => site.stop());

async function size(page: Page, selector: string): Promise<{ width: number; height: number }> {
  const { width, height } = (await page.locator(selector).first().boundingBox())!;
  return { width: Math.round(width), height: Math.round(height) };
}

browserTest("the frame and the list have their heights", async (page) => {
  await page.goto(`${site.url}/list`);
  assertEquals((await size(page, ".top-bar")).height, 48);
  assertEquals((await size(page, ".rail")).width, 208);
  assertEquals((await size(page, "tbody tr")).height, 34);
  assertEquals((await size(page, "thead tr")).height, 34);
  assertEquals((await size(page, ".filter-bar select")).height, 30);
  assertEquals((await size(page, ".page-tools .btn")).height, 28);
  assertEquals((await size(page, ".filter-chip > a")).height >= 24, true);
  await page.goto(`${site.url}/list?folded=1`);
  assertEquals((await size(page, ".rail")).width, 76);
});

browserTest("fields of a form are 40 px high, controls 28", async (page) => {
  await page.goto(`${site.url}/forms`);
  assertEquals((await size(page, "#order input[type=text]")).height, 40);
  await page.goto(`${site.url}/gallery`);
  assertEquals((await size(page, "input[name=vin]")).height, 28);
});

browserTest("on a phone the bottom bar is 56 px and every target of the frame at least 36", async (page) => {
  await page.goto(`${site.url}/list`);
  assertEquals((await size(page, ".bottom-bar")).height, 56);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(
      ".top-bar a, .top-bar button, .top-bar summary, .bottom-bar a, .bottom-bar summary, .filter-chip > a, .pages > a",
    )].filter((one) => one.checkVisibility() && !one.closest("details:not([open]) > :not(summary)"))
      .map((one) => ({
        what: one.className || one.tagName,
        height: Math.round(one.getBoundingClientRect().height),
      }))
      .filter((one) => one.height > 0 && one.height < 36)
  );
  assertEquals(small, []);
}, { viewport: { width: 390, height: 844 } });

browserTest("the focus is a ring of 2 px in the accent, 2 px away, 1 px on fields", async (page) => {
  await page.goto(`${site.url}/gallery`);
  const ring = (selector: string) =>
    page.locator(selector).first().evaluate((one) => {
      (one as HTMLElement).focus();
      const { outlineWidth, outlineOffset, outlineColor } = getComputedStyle(one);
      return [outlineWidth, outlineOffset, outlineColor];
    });
  await page.keyboard.press("Tab");
  assertEquals(await ring("a.btn"), ["2px", "2px", "rgb(20, 80, 184)"]);
  assertEquals(await ring("input[name=vin]"), ["2px", "1px", "rgb(20, 80, 184)"]);
});

for (const [mode, canvas] of [["light", "rgb(243, 244, 246)"], ["dark", "rgb(12, 15, 19)"]] as const) {
  browserTest(`without a choice the system decides: ${mode}`, async (page) => {
    await page.goto(`${site.url}/forms?mode=auto`);
    assertEquals(await page.locator("html").evaluate((one) => getComputedStyle(one).backgroundColor), canvas);
  }, { colorScheme: mode });
}

browserTest("paper is white whatever the screen was", async (page) => {
  await page.goto(`${site.url}/list?mode=dark`);
  await page.emulateMedia({ media: "print" });
  assertEquals(await page.locator("h1").evaluate((one) => getComputedStyle(one).color), "rgb(18, 22, 28)");
  assertEquals(await page.locator(".top-bar").isVisible(), false);
});
