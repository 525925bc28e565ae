import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { AFTER_CHANGE_VIN, BEFORE_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const SMALL_DESK = { viewport: { width: 1280, height: 800 } };

async function open(page: Page, account: string, route: string): Promise<void> {
  await logIn(page.context(), portal.origin, account, "de_DE");
  await page.goto(`${portal.origin}/tis/${route}`, { waitUntil: "load" });
}

/** By how much an element is wider than the room it has, pixels. */
const lacking = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((one) => one.scrollWidth - one.clientWidth);

browserTest(
  "each order of a store is one line at 1280 in German, without the store that all are of",
  async (page) => {
    await open(page, "store-technician", "EPCCart?view=orders");
    const heights = await page.locator(".table-scroll tbody tr").evaluateAll((rows) =>
      rows.map((row) => Math.round(row.getBoundingClientRect().height))
    );
    assert.ok(heights.length > 5);
    assert.deepEqual([...new Set(heights)], [34]);
    assert.equal(await page.getByRole("columnheader", { name: "Betrieb" }).count(), 0);
  },
  SMALL_DESK,
);

browserTest("factory staff read whose an order is, in one line", async (page) => {
  await open(page, "administrator", "EPCCart?view=orders");
  const store = page.getByRole("cell", { name: "Shanghai Pudong" }).first();
  assert.ok(
    (await store.evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects().length;
    })) === 1,
  );
  assert.ok(await lacking(page, ".table-scroll") <= 0);
}, SMALL_DESK);

browserTest("sets of catalogue data fit their list on a small desk", async (page) => {
  await open(page, "administrator", "CatalogueImport");
  await page.locator("#catalogue-import input[type=file]").setInputFiles({
    name: "supersessions-2026-11.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("mark,from,to\nD,34116875738,34116875739\n"),
  });
  await page.getByRole("button", { name: "Probelauf starten" }).click();
  await page.waitForURL(/import=/);
  await page.goto(`${portal.origin}/tis/CatalogueImport`);
  await page.getByText("supersessions-2026-11.csv").waitFor();
  assert.ok(await lacking(page, ".import-sets .table-scroll") <= 0);
}, SMALL_DESK);

browserTest("part numbers in the sheet of a figure's lines are read whole", async (page) => {
  await open(page, "administrator", "FigureLines?figure=34-11-02-C");
  const cut = await page.locator(".figure-sheet td:nth-child(4) input").evaluateAll((fields) =>
    (fields as HTMLInputElement[]).filter((one) => one.scrollWidth > one.clientWidth).map(({ value }) =>
      value
    )
  );
  assert.deepEqual(cut, []);
}, SMALL_DESK);

browserTest("on a phone two vehicles are compared without scrolling sideways", async (page) => {
  await open(page, "store-technician", `EPCVehicle?vin=${AFTER_CHANGE_VIN}&other=${BEFORE_CHANGE_VIN}`);
  const card = (await page.locator(".vehicle-compare").boundingBox())!;
  const table = (await page.locator(".vehicle-compare .table").boundingBox())!;
  assert.ok(table.x + table.width <= card.x + card.width);
  const first = page.locator(".vehicle-compare tbody tr").first();
  assert.match(await first.innerText(), /01\.03\.2024[^]*29\.02\.2024/);
}, { viewport: { width: 390, height: 844 } });

browserTest(
  "favorites are told by the kinds that have any, and by the one that is asked for",
  async (page) => {
    await open(page, "store-technician", "EPCFavorite?kind=tsb");
    const kinds = await page.locator(".favorite-panes .tabs a").allInnerTexts();
    assert.deepEqual(kinds.map((kind) => kind.replace(/\s+\d+$/, "")), [
      "Alle",
      "Bildtafeln",
      "Teile",
      "Fahrzeuge",
      "Technische Serviceinformationen",
    ]);
  },
);
