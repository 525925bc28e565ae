import assert from "node:assert/strict";
import { type Browser, type Page } from "playwright-core";
import { v7 as uuid } from "uuid";
import { startDevices } from "@/demo/diagnosis/start_devices.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { openSecrets } from "@/platform/card_key.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { beginRepair, openWorksheet } from "@/services/diagnosis/worksheets/change_worksheet.ts";
import { DESK, PATIENCE_MS } from "../browser.ts";
import { releasedProgram } from "../diagnosis/released_program.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";
import { ownBrowser } from "./own_browser.ts";

const portal = await serveDemo();
let browser: Browser | undefined;
Deno.test.afterAll(async () => {
  await browser?.close();
  await portal[Symbol.asyncDispose]();
});

async function open(account: string): Promise<Page> {
  browser ??= await ownBrowser();
  const context = await browser.newContext(DESK);
  context.setDefaultTimeout(PATIENCE_MS);
  await logIn(context, portal.origin, account);
  return await context.newPage();
}

Deno.test("a technician works with the demo's own device and vehicle", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async (t) => {
  const secrets = openSecrets(portal.config);
  const files = await openFileStore(portal.config);
  const parts = { pool: portal.sql, dictionaries: await shippedTexts(), files, secrets };
  const system = makeCtx(parts, uuid);
  const as = async (account: string) =>
    makeCtx({ ...parts, actor: (await loadUser(system, account))! }, uuid);
  const devices = startDevices({
    ctx: system,
    ctxFor: (actor) => makeCtx({ ...parts, actor }, uuid),
    databaseUrl: portal.databaseUrl,
    folder: `${portal.config.dataDir}/vds`,
    origin: portal.origin,
  });
  await devices.ready;
  try {
    const page = await open("store-technician");
    const at = (path: string) => `${portal.origin}/tis/${path}`;
    /** The commands so far are all done. */
    const done = (name: string) =>
      page.locator(".vds-commands li").first().filter({ hasText: name }).getByText("Done").waitFor();

    let goesOn = true;
    /** Each step takes up what the one before has left: after one that failed the others say nothing. */
    const step = async (name: string, work: () => Promise<void>) => {
      if (goesOn) goesOn = await t.step(name, work);
    };
    await step("finds both vehicles of the demo, and scans the one with the aged cell", async () => {
      await page.goto(at("VDSDiagnose"));
      await page.locator("#start option", { hasText: /VDS-DEMO-02 · \w+ · Online/ }).waitFor({
        state: "attached",
      });
      const [{ vin }] = await portal.sql<[{ vin: string }]>`
        select vin from vds_devices where serial = 'VDS-DEMO-01'`;
      const technician = await as("store-technician");
      await beginRepair(
        technician,
        await openWorksheet(technician, { vin, complaint: "Battery lamp", mileage: 41_000 }),
      );
      const [other] = await portal.sql<[{ id: number; vin: string }]>`
        select id::int, vin from vds_devices where serial = 'VDS-DEMO-02'`;
      await page.goto(at(`VDSDiagnose?vin=${other.vin}`));
      assert.equal(await page.locator("#start select[name=deviceId]").inputValue(), String(other.id));
      await page.locator("#start input[name=vin]").fill(vin);
      await page.locator("#start select[name=deviceId]").selectOption({ label: /VDS-DEMO-01/ } as never)
        .catch(
          async () => {
            const value = await page.locator("#start option", { hasText: "VDS-DEMO-01" }).getAttribute(
              "value",
            );
            await page.locator("#start select[name=deviceId]").selectOption(value);
          },
        );
      await page.getByRole("button", { name: "Start diagnosis" }).click();
      await page.getByRole("link", { name: "BMS Not read" }).waitFor();
      assert.equal(await page.locator(".vds-node").count(), 7);
    });
    await step(
      "reads all DTCs: the topology shows where the fault is, the freeze frame what was measured",
      async () => {
        await page.getByRole("button", { name: "Read all DTCs" }).click();
        await page.getByRole("link", { name: "BMS 1 DTC" }).click();
        await page.getByText("P0A7F-00", { exact: true }).click();
        await page.getByRole("heading", { name: "Freeze frame 1" }).waitFor();
        await page.getByText("Number of the lowest cell").first().waitFor();
      },
    );
    await step("watches values as they come, marks a moment, stops, and has them as CSV", async () => {
      await page.getByRole("link", { name: "Live data", exact: true }).click();
      await page.getByLabel("Highest cell voltage").check();
      await page.getByLabel("Read every").selectOption("250");
      await page.getByRole("button", { name: "Start live data" }).click();
      await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
      await page.waitForFunction(() => document.querySelectorAll(".vds-plot-line[d*=L]").length === 5);
      await page.getByLabel("What is happening now").fill("Fan on");
      await page.getByRole("button", { name: "Mark" }).click();
      await page.locator(".vds-marks").getByText("Fan on").waitFor();
      await page.getByRole("button", { name: "Stop", exact: true }).click();
      await page.getByRole("button", { name: "Start live data" }).waitFor();
      const href = await page.getByRole("link", { name: "Export CSV" }).getAttribute("href");
      const csv = await page.evaluate(async (href) => await (await fetch(href)).text(), href!);
      assert.match(csv, /^\uFEFF?Seconds,Pack voltage \[V\],/);
      assert.match(csv, /Fan on/);
    });
    await step("compares a run with one before", async () => {
      await page.getByRole("button", { name: "Start live data" }).click();
      await page.waitForFunction(() => document.querySelector(".vds-plot-line[d*=L]"));
      await page.getByRole("button", { name: "Stop", exact: true }).click();
      await page.getByRole("button", { name: "Start live data" }).waitFor();
      await page.getByLabel("Compare with").selectOption({ index: 1 });
      await page.getByRole("button", { name: "Compare", exact: true }).click();
      // The line of a value that stays level has no height, which counts as hidden.
      await page.locator(".vds-plot-compared").first().waitFor({ state: "attached" });
    });
    await step("drives an actuator only after saying that it is safe, and aborts it", async () => {
      await page.getByRole("link", { name: "Tests", exact: true }).click();
      const drive = page.getByRole("button", { name: "Drive: Battery fan" });
      await drive.click();
      assert.equal(await page.locator(".vds-commands li", { hasText: "Actuator test" }).count(), 0);
      await page.getByLabel("I can see the vehicle").first().check();
      await page.locator("form:has(input[value='0B40']) input[name=seconds]").fill("60");
      await drive.click();
      await page.getByRole("button", { name: "Abort: Actuator test" }).click();
      await page.locator(".vds-commands li").first().getByText("Stopped").waitFor();
    });
    await step("runs a routine to its end", async () => {
      await page.getByRole("button", { name: "Run: Measure isolation" }).click();
      await page.locator(".vds-commands li", { hasText: "Routine" }).first().getByText("Finished").waitFor();
    });
    await step("writes a setting of the body control module, which says it afterwards", async () => {
      await page.getByRole("link", { name: /^BCM/ }).click();
      await page.getByRole("link", { name: "Coding", exact: true }).click();
      await page.getByRole("button", { name: "Read settings" }).click();
      await page.getByLabel("New value, 0 to 1").fill("0");
      await page.getByLabel("The vehicle is stationary").check();
      await page.getByRole("button", { name: "Write: Daytime running light" }).click();
      await page.locator(".vds-commands").getByText("1 → 0").waitFor();
    });
    await step(
      "clears, once the cell is new: nothing comes back, and what was there stays in the report",
      async () => {
        devices.vehicles.get("VDS-DEMO-01")!.vehicle.conditions.delete("weak-cell");
        await page.getByRole("link", { name: /^BMS/ }).click();
        await page.getByRole("link", { name: "DTCs", exact: true }).click();
        await page.getByRole("button", { name: "Clear DTCs BMS" }).click();
        await page.getByText("1 DTC cleared, 0 still stored").waitFor();
        await done("Clear DTCs");
      },
    );
    await step(
      "updates a program: what it has, what there is, progress, and the version afterwards",
      async () => {
        await releasedProgram(await as("factory-engineer"), await as("factory-manager"), {
          code: "T-BMS",
          ecu: "BMS",
          version: "90.0",
        });
        await page.getByRole("link", { name: "Update", exact: true }).click();
        const card = page.locator(".card", { hasText: "T-BMS 90.0" });
        await card.getByLabel("Ignition is on").check();
        await card.getByRole("button", { name: "Start update" }).click();
        await page.locator(".card", { hasText: "T-BMS 1.4.0 → 90.0" }).getByText("Success").waitFor();
        await card.getByText("The ECU already has this version").waitFor();
        await page.goto(at("VDSDiagnose?show=campaign"));
        await page.getByRole("cell", { name: "90.0" }).first().waitFor();
      },
    );
  } finally {
    await devices.stop();
  }
});
