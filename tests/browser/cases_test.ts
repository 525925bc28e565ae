import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const at = (path: string) => `${portal.origin}/tis/${path}`;

async function as(page: Page, account: string): Promise<void> {
  await page.context().clearCookies();
  await logIn(page.context(), portal.origin, account);
}

/** A vehicle of a series, by its VIN. */
async function vinOf(series: string): Promise<string> {
  const [row] = await portal.sql<{ vin: string }[]>`
    select vin from vehicles where series_code = ${series} and vin not in (select vin from disabled_vins) order by vin limit 1`;
  return row!.vin;
}

const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor();
const ready = (page: Page) => page.locator(".rich-editor[data-live]").waitFor();

async function phoneOf(page: Page): Promise<BrowserContext> {
  return await page.context().browser()!.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  });
}

browserTest(
  "a case begins on a phone, is finished at the desk, rejected, passed, published and found",
  async (page) => {
    const phone = await phoneOf(page);
    let id = "";
    try {
      await logIn(phone, portal.origin, "store-technician", "en_US", "phone");
      const small = await phone.newPage();
      await small.goto(at("CaseWork"));
      await small.getByText(/Your store has submitted \d+ cases? this month and can submit \d+ more/)
        .waitFor();
      await small.getByRole("button", { name: "New draft" }).click();
      await small.waitForURL(/CaseWorkDetail\?id=\d+/);
      id = new URL(small.url()).searchParams.get("id")!;
      await ready(small);
      await small.locator("[data-vin-facts][data-live]").waitFor({ state: "attached" });
      await small.getByLabel("VIN", { exact: true }).fill(await vinOf("VTE"));
      await small.getByText("Vehicle found: Tessa EV").waitFor();
      assert.equal(await small.getByLabel("Brand", { exact: true }).inputValue(), "velaro");
      // Chips are narrowed while one types; what is chosen stays in sight.
      await small.getByPlaceholder("Find a word to choose").fill("power");
      await small.getByRole("checkbox", { name: "Noise" }).waitFor({ state: "hidden" });
      await small.getByRole("checkbox", { name: "Loss of power" }).check();
      await small.getByLabel("Title").fill("Limp mode on the motorway");
      await saved(small);
      assert.ok(await small.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    } finally {
      await phone.close();
    }

    await as(page, "store-technician");
    await page.goto(at(`CaseWorkDetail?id=${id}`));
    await ready(page);
    await page.locator("[data-similar] [data-live], [data-similar][data-live]").waitFor();
    assert.equal(await page.getByLabel("Title").inputValue(), "Limp mode on the motorway");
    await page.getByLabel("DTCs").fill("P0A93");
    await page.locator("[data-similar]").getByText("Same DTC: P0A93").first().waitFor();
    await page.getByLabel("Description of the fault").fill("After forty minutes the power drops.");
    await page.getByRole("textbox", { name: "Analysis" }).fill("The pump does not run.");
    await page.getByLabel("Solution", { exact: true }).fill("Replaced the pump.");
    await saved(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("In approval", { exact: true }).first().waitFor();
    assert.equal(await page.getByRole("button", { name: "Delete" }).count(), 0);

    await as(page, "factory-engineer");
    await page.goto(at(`CaseWorkDetail?id=${id}`));
    await page.getByText("After forty minutes the power drops.").waitFor();
    await page.getByLabel("Approval comment").fill("Say what you measured.");
    await page.getByRole("button", { name: "Reject" }).click();
    await page.getByText("Rejected", { exact: true }).first().waitFor();

    await as(page, "store-technician");
    await page.goto(at(`CaseWorkDetail?id=${id}`));
    await ready(page);
    await page.getByLabel("Solution", { exact: true }).fill("Replaced the pump: 4,200 r/min, 58 °C.");
    await saved(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("In approval", { exact: true }).first().waitFor();

    await as(page, "factory-engineer");
    await page.goto(at(`CaseWorkDetail?id=${id}`));
    await page.getByRole("button", { name: "Pass", exact: true }).click();
    await page.getByText("Passed", { exact: true }).first().waitFor();

    await as(page, "section-chief");
    await page.goto(at(`CaseWorkDetail?id=${id}`));
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Published", { exact: true }).first().waitFor();
    await page.goto(at(`CaseDetail?id=${id}`));
    await page.getByRole("button", { name: "Mark as excellent" }).click();
    await page.getByText("Excellent", { exact: true }).waitFor();

    // A colleague of another store.
    await portal.sql`update users set org_code = '20533' where user_code = 'technical-supervisor'`;
    await as(page, "technical-supervisor");
    await page.goto(at("CaseList"));
    await page.getByPlaceholder("Symptom, DTC, part or keyword").fill("loss limp");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Limp mode on the motorway" }).click();
    await page.getByRole("button", { name: "This fixed it" }).click();
    await page.getByText("1 of 1 store").waitFor();
    // The vehicle is its store's.
    assert.equal(await page.getByText(await vinOf("VTE")).count(), 0);
  },
);
