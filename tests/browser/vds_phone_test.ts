import assert from "node:assert/strict";
import { type Browser, type BrowserContext, type Page } from "playwright-core";
import { v7 as uuid } from "uuid";
import { startDevices } from "@/demo/diagnosis/start_devices.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { openSecrets } from "@/platform/card_key.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { askCodings } from "@/services/diagnosis/course/ask_ecu.ts";
import { askReading } from "@/services/diagnosis/course/ask_device.ts";
import { readDiagnosis } from "@/services/diagnosis/course/read_diagnosis.ts";
import { stopCommand } from "@/services/diagnosis/course/stop_command.ts";
import { startDiagnosis } from "@/services/diagnosis/course/start_diagnosis.ts";
import { watchData } from "@/services/diagnosis/runs/watch.ts";
import { startUpdate } from "@/services/diagnosis/updates/ask_update.ts";
import { readEcuUpdates } from "@/services/diagnosis/updates/read_updates.ts";
import { beginRepair, openWorksheet } from "@/services/diagnosis/worksheets/change_worksheet.ts";
import { PATIENCE_MS } from "../browser.ts";
import { programPackage, releasedProgram } from "../diagnosis/released_program.ts";
import { serveDemo } from "../demo_portal.ts";
import { axeFindings, WCAG } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";
import { openSettled } from "./settle.ts";
import { ownBrowser } from "./own_browser.ts";

const BMS = "1040", BCM = "1050";
const PHONE = { width: 390, height: 844 };
const portal = await serveDemo();
let browser: Browser | undefined;
Deno.test.afterAll(async () => {
  await browser?.close();
  await portal[Symbol.asyncDispose]();
});

async function phone(lang: string): Promise<BrowserContext> {
  browser ??= await ownBrowser();
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" });
  context.setDefaultTimeout(PATIENCE_MS);
  await logIn(context, portal.origin, "store-technician", lang);
  return context;
}

/** What is wrong with a page of the session on a phone: axe's rules, and whatever makes it wider than the phone. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await openSettled(page, `${portal.origin}/tis/${path}`);
  // As tall as the page, so that nothing lies below the bar at its bottom, where axe would find it too small.
  await page.setViewportSize({
    ...PHONE,
    height: await page.evaluate(() => document.documentElement.scrollHeight) + 100,
  });
  const found = await axeFindings(page, WCAG);
  const misfits = await page.evaluate(() => {
    const faults: string[] = [];
    for (const { scrollWidth, clientWidth, textContent } of document.querySelectorAll(".look-name")) {
      if (scrollWidth > clientWidth) faults.push(`${textContent} lies over what stands beside it`);
    }
    for (const { scrollWidth, clientWidth, name } of document.querySelectorAll("select")) {
      if (scrollWidth > clientWidth) faults.push(`the choice of ${name} runs below its arrow`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...faults, `${scrollWidth} px wide`] : faults;
  });
  return [...found, ...misfits].map((fault) => `${path}: ${fault}`);
}

Deno.test("a diagnosis on a phone", { sanitizeOps: false, sanitizeResources: false }, async (t) => {
  const parts = {
    pool: portal.sql,
    dictionaries: await shippedTexts(),
    files: await openFileStore(portal.config),
    secrets: openSecrets(portal.config),
  };
  const system = makeCtx(parts, uuid);
  const as = async (account: string): Promise<Ctx> =>
    makeCtx({ ...parts, actor: (await loadUser(system, account))! }, uuid);
  const technician = await as("store-technician");
  const devices = startDevices({
    ctx: system,
    ctxFor: (actor) => makeCtx({ ...parts, actor }, uuid),
    databaseUrl: portal.databaseUrl,
    folder: `${portal.config.dataDir}/vds`,
    origin: portal.origin,
  });
  await devices.ready;
  const until = async (is: () => Promise<boolean>) => {
    for (let tries = 0; tries < 400; tries++) {
      if (await is()) return;
      await new Promise((go) => setTimeout(go, 100));
    }
    assert.fail("it does not come to it");
  };
  try {
    await until(async () =>
      (await portal.sql`select from vds_devices where serial = 'VDS-DEMO-01' and vin is not null`).length > 0
    );
    const [{ vin, deviceId }] = await portal.sql<[{ vin: string; deviceId: number }]>`
      select vin, id::int as device_id from vds_devices where serial = 'VDS-DEMO-01'`;
    await beginRepair(
      technician,
      await openWorksheet(technician, { vin, complaint: "Akkulampe 电池灯", mileage: 41_000 }),
    );
    const { id } = await startDiagnosis(technician, { deviceId, vin });
    const settled = () =>
      until(async () => (await readDiagnosis(technician, id)).commands.every(({ answeredAt }) => answeredAt));
    await settled();
    await askReading(technician, { id });
    await askCodings(technician, { id, address: BCM });
    const { run } = await watchData(technician, {
      ...{ id, address: BMS, identifiers: ["0400", "0403"], everyMs: 250, seconds: 60 },
    });
    await until(async () =>
      (await portal.sql`select from vds_samples where command_id = ${run} limit 9`).length === 9
    );
    await stopCommand(technician, { command: run });
    // A program that its control unit refuses, so that the update breaks off with all bytes written.
    const softwareId = await releasedProgram(await as("factory-engineer"), await as("factory-manager"), {
      ...{ code: "T-PHONE", ecu: "BCM", version: "94.0" },
      content: await programPackage({ ecu: "ESC", version: "94.0" }),
    });
    await settled();
    await startUpdate(technician, { id, address: BCM, softwareId, confirmed: true });
    const update = async () => (await readEcuUpdates(technician, { id, address: BCM })).updates[0]!;
    await until(async () => (await update()).state === "failure");

    for (const lang of ["zh_CN", "de_DE"]) {
      await t.step(`fits and reads well in ${lang}`, async () => {
        const context = await phone(lang);
        const page = await context.newPage();
        const ecu = (address: string, view: string) => `VDSDiagnose?id=${id}&ecu=${address}&view=${view}`;
        const faults: string[] = [];
        for (
          const path of [
            ...["VDSDiagnose", `VDSDiagnose?id=${id}`, `VDSDiagnose?id=${id}&ecu=${BMS}`],
            ...[ecu(BMS, "data"), ecu(BMS, "tests"), ecu(BCM, "coding"), ecu(BCM, "update")],
            ...["VDSDiagnose?show=campaign", `DiagnosePreview?id=${id}`, "VDSWorkSheet"],
          ]
        ) faults.push(...await faultsOf(page, path));
        await context.close();
        assert.deepEqual(faults, []);
      });
    }
    await t.step(
      "resumes a broken update, and takes it back, only after saying that it is safe",
      async () => {
        const context = await phone("zh_CN");
        const page = await context.newPage();
        const broken = await update();
        await page.goto(`${portal.origin}/tis/VDSDiagnose?id=${id}&ecu=${BCM}&view=update`);
        for (const [way, ends] of [["resume", "program-refused"], ["back", "rolled-back"]] as const) {
          const form = page.locator(`#${way}-${broken.id}`);
          const before = await update();
          await form.getByRole("button").click();
          await page.waitForLoadState();
          assert.equal((await update()).version, before.version, `${way} without a word begins nothing`);
          await form.getByRole("checkbox").check();
          await form.getByRole("button").click();
          await until(async () =>
            (await update()).version > before.version && (await update()).state !== "running"
          );
          assert.equal((await update()).errorCode, ends);
        }
        // The page hears of it by itself.
        await page.locator(`#resume-${broken.id}`).waitFor({ state: "detached" });
        assert.equal((await update()).recoverable, false);
        await context.close();
      },
    );
  } finally {
    await devices.stop();
  }
});
