import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { BEFORE_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const figure = `${portal.origin}/tis/EPCPage?vin=${BEFORE_CHANGE_VIN}&figure=34-11-02-C`;

async function openFigure(page: Page): Promise<void> {
  await logIn(page.context(), portal.origin, "store-technician");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(figure);
  await page.locator("[data-figure-stage][data-live]").waitFor();
}

browserTest("the rail is folded beside a figure until the reader opens it", async (page) => {
  await openFigure(page);
  const width = async () => (await page.locator(".rail").boundingBox())!.width;
  assert.equal(await width(), 76);
  await page.locator(".rail-foot button").click();
  await page.locator('.shell[data-rail="open"]').waitFor();
  assert.equal(await width(), 208);
});

browserTest("the table keeps its place when greyed lines come and go", async (page) => {
  await openFigure(page);
  const pane = page.locator(".parts-pane .pane-scroll");
  await pane.evaluate((element) => element.scrollTop = 400);
  const first = () =>
    pane.evaluate((element) => {
      const top = element.querySelector("th")!.getBoundingClientRect().bottom;
      const row = [...element.querySelectorAll<HTMLElement>('tr[data-line]:not([data-fits="no"])')]
        .find((one) => one.getBoundingClientRect().bottom > top)!;
      return { line: row.dataset.line, at: Math.round(row.getBoundingClientRect().top - top) };
    });
  const before = await first();
  await page.locator('input[name="not"][type="checkbox"]').check();
  await page.waitForURL(/not=1/);
  await page.locator("[data-figure-stage][data-live]").waitFor();
  assert.deepEqual(await first(), before);
});

browserTest("the details of a part stand beside the table and hide none of it", async (page) => {
  await openFigure(page);
  await page.locator(".parts-table .number-col a").first().click();
  await page.locator(".part-panel").waitFor();
  const table = (await page.locator(".parts-table").boundingBox())!;
  const panel = (await page.locator(".part-panel").boundingBox())!;
  assert.ok(table.x + table.width <= panel.x, `table ends at ${table.x + table.width}, panel at ${panel.x}`);
});

browserTest("after dragging the drawing a callout is still chosen by Enter", async (page) => {
  await openFigure(page);
  const stage = (await page.locator("[data-figure-stage]").boundingBox())!;
  await page.mouse.move(stage.x + 60, stage.y + 300);
  await page.mouse.down();
  await page.mouse.move(stage.x + 90, stage.y + 330, { steps: 4 });
  await page.mouse.up();
  await page.locator('svg.figure a.label[data-callout="9"]').focus();
  await page.keyboard.press("Enter");
  assert.equal(await page.locator('tr[data-callout="9"]').first().getAttribute("aria-current"), "true");
  assert.match(page.url(), /callout=9/);
});

browserTest("a quantity in the cart is marked as soon as it is one", async (page) => {
  await openFigure(page);
  const stepper = page.locator(".parts-table .stepper[data-empty]").first();
  const colour = (element: Element) => getComputedStyle(element).borderTopColor;
  const empty = await stepper.evaluate(colour);
  const handle = (await stepper.elementHandle())!;
  await handle.$('[data-step="1"]').then((more) => more!.click());
  assert.notEqual(await handle.evaluate(colour), empty);
});
