import assert from "node:assert/strict";
import { type Browser, type Page } from "playwright-core";
import { DESK, PATIENCE_MS } from "../browser.ts";
import { scriptedAgent } from "../diagnosis/scripted_agent.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";
import { ownBrowser } from "./own_browser.ts";

const portal = await serveDemo();
let browser: Browser | undefined;
Deno.test.afterAll(async () => {
  await browser?.close();
  await portal[Symbol.asyncDispose]();
});

/** A browser of somebody's own, logged in. */
async function open(account: string): Promise<Page> {
  browser ??= await ownBrowser();
  const context = await browser.newContext(DESK);
  context.setDefaultTimeout(PATIENCE_MS);
  await logIn(context, portal.origin, account);
  return await context.newPage();
}

const at = (path: string) => `${portal.origin}/tis/${path}`;
const fault = (dtcCode: string, statusByte: number) => ({
  dtcCode,
  statusByte,
  freezeFrames: [],
  extended: [],
});

Deno.test("from a vehicle at the door to the report of its faults", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async (t) => {
  const [vehicle] = await portal.sql<{ vin: string }[]>`select vin from vehicles order by vin limit 1`;
  const { vin } = vehicle!;
  const manager = await open("store-manager");
  const technician = await open("store-technician");
  let token = "";
  await t.step("a store registers its device, and sees the token this once", async () => {
    await manager.goto(at("RegistVDS"));
    await manager.locator("input[name=serial]").fill("VDS-20417-01");
    await manager.getByRole("button", { name: "Register", exact: true }).click();
    token = (await manager.locator("code", { hasText: /^[\w-]{43}$/ }).textContent())!;
    await manager.goto(at("RegistVDS"));
    await manager.getByText("VDS-20417-01").first().waitFor();
    assert.ok(!(await manager.content()).includes(token));
  });
  await t.step("a technician opens the worksheet and starts the repair", async () => {
    await technician.goto(at("VDSWorkSheet?view=new"));
    await technician.locator("#worksheet input[name=vin]").fill(vin);
    await technician.getByLabel("Mileage, km").fill("12000");
    await technician.getByLabel("Complaint").fill("Battery lamp is lit");
    await technician.getByRole("button", { name: "Open worksheet" }).click();
    await technician.getByRole("button", { name: "Start repair" }).click();
    await technician.getByText("In repair", { exact: true }).first().waitFor();
  });
  const bms = {
    address: "1001",
    code: "BMS",
    name: null,
    bus: "CAN 1",
    state: "answers",
    negativeCode: null,
  };
  await using _agent = await scriptedAgent({
    origin: portal.origin,
    token,
    serial: "VDS-20417-01",
    script: ({ kind }) => {
      if (kind === "scan") return { vin, ecus: [bms] };
      if (kind === "read-dtcs") return { dtcs: [fault("P0A80", 0x09)] };
      if (kind === "clear-dtcs") return { before: [fault("P0A80", 0x09)], after: [] };
      return { readings: [] };
    },
  });
  await t.step("scans the vehicle, reads its DTCs with their status in words, and clears them", async () => {
    await technician.getByRole("link", { name: "Diagnose", exact: true }).click();
    await technician.getByRole("button", { name: "Start diagnosis" }).click();
    await technician.getByRole("heading", { name: "BMS" }).waitFor();
    await technician.getByRole("button", { name: "Read DTCs BMS" }).click();
    await technician.getByText("P0A80", { exact: true }).click();
    await technician.getByText("Test failed", { exact: true }).waitFor();
    await technician.getByRole("button", { name: "Clear DTCs BMS" }).click();
    await technician.getByText("Cleared", { exact: true }).waitFor();
  });
  await t.step("ends the diagnosis and has the report", async () => {
    await technician.getByRole("button", { name: "End diagnosis" }).click();
    await technician.getByRole("heading", { name: "Diagnosis report" }).waitFor();
    await technician.getByText("P0A80", { exact: true }).waitFor();
  });
});
