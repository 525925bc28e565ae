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

browserTest(
  "the details of a line are those of its own callout, whatever callout is chosen",
  async (page) => {
    await openFigure(page);
    await page.locator('svg.figure a.label[data-callout="10"]').click();
    const line = page.locator('tr[data-callout="2"]').first();
    const pieces = await line.locator(".qty-col").innerText();
    await line.locator(".number-col a").click();
    await page.locator(".part-panel").waitFor();
    assert.equal(await page.locator(".part-panel .usual-pieces").innerText(), `usually ${pieces}`);
    assert.equal(await line.getAttribute("aria-current"), "true");
  },
);

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

browserTest("at 1280 px the details of a part stand beside table and tree", async (page) => {
  await openFigure(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(".parts-table .number-col a").first().click();
  await page.locator(".part-panel").waitFor();
  // Until the page has settled in its new width, some stand where they stood before.
  await page.waitForFunction(() => {
    const [tree, table, panel] = [".tree-pane", ".parts-table", ".part-panel"]
      .map((one) => document.querySelector(one)!.getBoundingClientRect());
    return tree!.right <= table!.left && table!.right <= panel!.left && panel!.right <= 1280;
  });
});

browserTest(
  "on a phone the groups open from the head, and the handle gives figure or list more room",
  async (page) => {
    await openFigure(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.locator("[data-figure-stage][data-live]").waitFor();
    assert.equal(await page.locator(".tree-pane").isVisible(), false);
    await page.locator(".groups-open").click();
    await page.locator(".tree-pane").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".tree-pane").waitFor({ state: "hidden" });
    const height = async () => (await page.locator(".figure-pane").boundingBox())!.height;
    const before = await height();
    await page.locator(".sheet-handle").focus();
    await page.keyboard.press("ArrowDown");
    assert.ok(await height() > before + 40, `${before} px, then ${await height()}`);
    await page.locator(".sheet-handle").dblclick();
    assert.equal(Math.round(await height()), Math.round(before));
  },
);

browserTest("a callout of several lines brings those that fit into view", async (page) => {
  await openFigure(page);
  await page.locator('svg.figure a.label[data-callout="20"]').focus();
  await page.keyboard.press("Enter");
  const row = page.locator('tr[data-callout="20"]:not([data-fits="no"])').first();
  const pane = (await page.locator(".parts-pane .pane-scroll").boundingBox())!;
  const box = (await row.boundingBox())!;
  assert.ok(box.y >= pane.y && box.y + box.height <= pane.y + pane.height);
});

browserTest("why a line cannot be ordered takes no room from the names", async (page) => {
  await openFigure(page);
  const width = async () => (await page.locator(".parts-table th:last-child").boundingBox())!.width;
  const before = await width();
  await page.goto(`${figure}&not=1`);
  await page.locator(".not-orderable").first().waitFor();
  assert.ok(await width() < before + 25, `${await width()} wide, ${before} without`);
});

browserTest("on paper a figure is its drawing and table, on one sheet with its title", async (page) => {
  await openFigure(page);
  await page.emulateMedia({ media: "print" });
  for (
    const hidden of [
      ".tree-pane",
      ".figure-zoom",
      ".figure-tools",
      ".line-list-tools",
      ".order-col",
      ".stepper",
    ]
  ) {
    assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
  }
  const title = (await page.locator("h1").boundingBox())!;
  const drawing = (await page.locator("[data-figure-stage]").boundingBox())!;
  // A sheet of A4 without its margins, at 96 pixels an inch.
  assert.ok(drawing.y + drawing.height - title.y < (297 - 24) * 96 / 25.4);
});
