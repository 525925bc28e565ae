import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { startDemoDms } from "@/demo/pushes/start_demo_dms.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { startEventsOf } from "@/platform/events.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { Health } from "@/platform/health.ts";
import { controlSimulated, demoDmsFolder } from "@/platform/push/simulated.ts";
import { startPushes } from "@/platform/push/start_pushes.ts";
import { openSignals } from "@/platform/signals.ts";
import type { Stores } from "@/platform/stores.ts";
import { openMetrics } from "@/platform/telemetry/metrics.ts";
import { recomputeLaborWork } from "@/services/labor/recompute/recompute_work.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
const { config, sql, databaseUrl } = portal;
const folder = demoDmsFolder(config);
const dictionaries = await shippedTexts();
const signals = openSignals(databaseUrl, sql);
const files = await openFileStore(config);
// What the demo's own people did is another story.
await sql`update outbox set sent_at = now() where sent_at is null`;
const events = await startEventsOf(
  {
    ...{ config, sql, databaseUrl, signals, files },
    health: new Health("all"),
    metrics: openMetrics(),
    clock: { now: () => new Date() },
  } as Stores,
  dictionaries,
);
const system = systemCtx(sql, dictionaries, { signal: signals.signal });
const pushes = await startPushes({ config, sql }, system, startDemoDms, signals.on);
pushes.callTo(portal.origin);

Deno.test.afterAll(async () => {
  await pushes.stop();
  await events.stop();
  await signals.stop();
  await portal[Symbol.asyncDispose]();
});

const at = (path: string) => `${portal.origin}/tis/${path}`;

async function as(page: Page, account: string, lang = "en_US"): Promise<void> {
  // The page of whoever was here before asks nothing more.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await logIn(page.context(), portal.origin, account, lang);
}

const saved = (page: Page) => page.locator('[data-draft-state="saved"]').waitFor();
/** Comes when the server has saved a draft that says so. */
const savedWith = (page: Page, said: string) =>
  page.waitForResponse(async (answer) =>
    answer.url().endsWith("/draft") && decodeURIComponent(answer.request().postData() ?? "").includes(said) &&
    (await answer.json()).code === 200
  );
const told = (page: Page, time: string) =>
  page.locator('[data-labor-totals] [data-total="charged"] dd', { hasText: time }).waitFor();
const cell = (page: Page, row: number, column: string) =>
  page.locator(`[data-rows="steps"] [data-row]:nth-child(${row}) [data-cell="${column}"]`);

/** Steps that an engineer writes down: a code, and where it differs its own time. */
const TWENTY = [
  ...["S3001", "S2001", "S6001", "S1001", "S1001", "S1002", "S1003", "S1004", "S1005", "S2004"],
  ...["S2003", "S2005", "S2002", "S3002", "S3003", "S3001", "S6002", "S5002", "S4003", "S6003"],
];

async function draftOf(page: Page, code: string, title: string): Promise<string> {
  await as(page, "factory-engineer");
  await page.goto(at("LaborWork"));
  await page.getByRole("button", { name: "New draft" }).click();
  await page.waitForURL(/LaborWorkDetail\?id=\d+/);
  await page.locator('[data-rows="steps"]').waitFor();
  await page.waitForFunction(() => document.querySelector("[data-draft-state], [data-labor-totals]"));
  await page.getByLabel("Labor code").fill(code);
  await page.getByLabel("Labor type").selectOption({ label: "Replacement" });
  await page.getByLabel("Brand", { exact: true }).selectOption("velaro");
  await page.getByRole("checkbox", { name: /Tessa EV/ }).first().check().catch(async () => {
    await page.getByLabel("Series", { exact: true }).selectOption("VTE");
  });
  await page.getByLabel("Title").fill(title);
  return new URL(page.url()).searchParams.get("id")!;
}

browserTest(
  "twenty steps are typed by keyboard in under three minutes, and what they take is told",
  async (page) => {
    await draftOf(page, "61-7020", "Replace traction battery, second life");
    const all = savedWith(page, "steps.19.stepId=S6003");
    let keys = 0;
    const type = async (text: string) => (keys += text.length, await page.keyboard.type(text));
    const press = async (key: string) => (keys++, await page.keyboard.press(key));
    await cell(page, 1, "stepId").focus();
    for (const [place, step] of TWENTY.entries()) {
      await type(step);
      if (place === 9) {
        await press("Tab");
        await press("Tab");
        await type("01:40:00");
      }
      await press("Enter");
    }
    // One key a second.
    assert.ok(keys < 180, `${keys} keys`);
    await all;
    // An independent sum over what the database has of the base steps.
    const bases = new Map(
      (await sql<{ code: string; work: number; seconds: number }[]>`
      select code, step_seconds * worker_num as work, step_seconds as seconds from labor_base_steps`).map((
        one,
      ) => [one.code, one]),
    );
    const work = TWENTY.reduce((sum, code) => sum + bases.get(code)!.work, 0) - bases.get("S2004")!.work +
      2 * 6000;
    const two = (value: number) => String(value).padStart(2, "0");
    const written = `${two(Math.floor(work / 3600))}:${two(Math.floor(work / 60) % 60)}:${two(work % 60)}`;
    await told(page, written);
    await page.reload();
    await told(page, written);
    const [kept] = await sql<{ seconds: number; steps: number }[]>`
    select k.labor_seconds as seconds, (select count(*)::int from labor_steps l where l.revision_id = k.revision_id) as steps
    from labor_details k join document_revisions r on r.id = k.revision_id join documents d on d.id = r.document_id
    where d.code = '61-7020'`;
    assert.deepEqual({ ...kept }, { seconds: work, steps: 20 });
  },
);

browserTest("the sheet goes by arrows, inserts, removes, moves, pastes, drags and undoes", async (page) => {
  await draftOf(page, "61-7021", "Sheet");
  const codes = async () =>
    (await page.locator('[data-rows="steps"] [data-cell="stepId"]').evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value)
    )).filter(Boolean);
  await cell(page, 1, "stepId").focus();
  for (const code of ["S1001", "S1002", "S1003"]) {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  }
  assert.deepEqual(await codes(), ["S1001", "S1002", "S1003"]);
  // What is left empty stands there in gray, as the base step says it.
  assert.equal(await cell(page, 1, "stepTime").getAttribute("placeholder"), "00:04:30");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("S6003");
  assert.deepEqual(await codes(), ["S1001", "S1002", "S6003", "S1003"]);
  await page.keyboard.press("Alt+ArrowUp");
  assert.deepEqual(await codes(), ["S1001", "S6003", "S1002", "S1003"]);
  await page.keyboard.press("Control+z");
  assert.deepEqual(await codes(), ["S1001", "S1002", "S6003", "S1003"]);
  await page.keyboard.press("Control+y");
  assert.deepEqual(await codes(), ["S1001", "S6003", "S1002", "S1003"]);
  await page.keyboard.press("Control+Delete");
  assert.equal((await codes()).length, 3);
  await page.locator("[data-row-undo]").click();
  assert.equal((await codes()).length, 4);
  // Cells of a spreadsheet, into a new row.
  await cell(page, 4, "stepId").focus();
  await page.keyboard.press("Enter");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "\tTighten twice\t00:02:00\t2\nS3001\nS3003");
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  assert.deepEqual((await codes()).slice(-2), ["S3001", "S3003"]);
  assert.equal(await cell(page, 5, "stepTime").inputValue(), "00:02:00");
  const before = await codes();
  await page.locator('[data-rows="steps"] [data-row]:nth-child(1) [data-row-grip]').dragTo(
    page.locator('[data-rows="steps"] [data-row]:nth-child(3)'),
  );
  assert.deepEqual(await codes(), [...before.slice(1, 3), before[0]!, ...before.slice(3)]);
  // An action that is typed by its code is named below it, and no longer once it says something else.
  const named = page.locator("[data-action-name]");
  const coded = savedWith(page, "actionName=TQ");
  await cell(page, 2, "actionName").fill("TQ");
  await named.filter({ hasText: "Tighten to torque" }).waitFor();
  await coded;
  await page.reload();
  assert.deepEqual(await named.allTextContents(), ["Tighten to torque"]);
  await page.locator("[data-labor-totals]").waitFor();
  await cell(page, 2, "actionName").fill("Tighten by hand");
  await named.waitFor({ state: "detached" });
  // A time that is not HH:MM:SS is told where it stands, and is not kept.
  await cell(page, 1, "stepTime").fill("5:00");
  await cell(page, 1, "tool").focus();
  await page.getByText("Time format wrong").first().waitFor();
  await cell(page, 1, "stepTime").fill("00:05:00");
  await page.getByText("Time format wrong").waitFor({ state: "detached" }).catch(() => {});
  await saved(page);
});

browserTest("steps are written without script too", async (page) => {
  const bare = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  try {
    await logIn(bare, portal.origin, "factory-engineer");
    const plain = await bare.newPage();
    await plain.goto(at("LaborWork"));
    await plain.getByRole("button", { name: "New draft" }).click();
    await plain.getByLabel("Labor code").fill("61-7022");
    await plain.locator('[name="steps.0.stepId"]').fill("S1005");
    await plain.getByRole("button", { name: "Save", exact: true }).click();
    await plain.locator('[name="steps.1.stepId"]').fill("S3001");
    await plain.locator('[name="steps.1.stepTime"]').fill("3 minutes");
    await plain.getByRole("button", { name: "Save", exact: true }).click();
    await plain.getByText("Time format wrong").first().waitFor();
    assert.equal(await plain.locator('[name="steps.1.stepTime"]').inputValue(), "3 minutes");
    await plain.locator('[name="steps.1.stepTime"]').fill("00:03:00");
    await plain.getByRole("button", { name: "Save", exact: true }).click();
    await told(plain, "00:39:00");
  } finally {
    await bare.close();
  }
});

browserTest(
  "a released operation is pushed while its receiver fails, told, retried by right, and taken",
  async (page) => {
    const id = await draftOf(page, "61-7030", "Test bench operation");
    await cell(page, 1, "stepId").focus();
    await page.keyboard.type("S1005");
    await page.keyboard.press("Enter");
    await saved(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("In approval", { exact: true }).first().waitFor();
    await controlSimulated(folder, "fault", { kind: "status-401", left: null });
    await as(page, "section-chief");
    await page.goto(at(`LaborWorkDetail?id=${id}`));
    await page.getByRole("button", { name: "Pass", exact: true }).click();
    await page.getByText("Passed", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Published", { exact: true }).first().waitFor();
    await page.goto(at("LaborCatalogPushLog?keyword=61-7030"));
    await page.getByRole("row", { name: /61-7030/ }).getByText("Given up").waitFor({ timeout: 60_000 });
    await as(page, "factory-engineer");
    await page.goto(at("LaborCatalogPushLog?keyword=61-7030"));
    assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0);
    await controlSimulated(folder, "fault", null);
    await as(page, "section-chief");
    await page.goto(at("MyMessage"));
    await page.getByText("Labor operation 61-7030 could not be pushed").first().waitFor();
    await page.goto(at("LaborCatalogPushLog?keyword=61-7030"));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("row", { name: /61-7030/ }).first().getByText("Received", { exact: true }).waitFor();
    await page.goto(at(`LaborWorkDetail?id=${id}`));
    await page.getByText("Pushed", { exact: true }).first().waitFor();
  },
);

browserTest(
  "a base step changes: the preview tells from what to what, and successors are prepared",
  async (page) => {
    await as(page, "factory-manager");
    await sql`update labor_base_steps set step_time = '00:21:00' where code = 'S1005'`;
    await page.goto(at("LaborRecompute?step=S1005"));
    const count = await page.getByText("Successor is prepared").count();
    assert.ok(count > 3, `${count} items`);
    await page.getByRole("button", { name: `Prepare ${count} successors` }).click();
    await page.getByText(`${count} successors are being prepared`).first().waitFor();
    const [run] = await sql<{ id: number }[]>`select max(id)::int as id from labor_recomputes`;
    await recomputeLaborWork.run(system, { recomputeId: run!.id }, {
      attempt: 1,
      signal: new AbortController().signal,
      progress: () => Promise.resolve(),
    });
    await page.goto(at("LaborRecompute?step=S1005"));
    await page.getByText(`${count} of ${count} successors prepared.`).waitFor();
    assert.equal(await page.getByText("Draft has the new time").count() >= count, true);
  },
);

browserTest("parts and work of a visit are quoted together, and shared work counts once", async (page) => {
  await as(page, "store-technician");
  const items = await sql<{ code: string; id: number; contains: string[] }[]>`
    select s.labor_time_code as code, s.document_id::int as id, s.contains
    from labor_search s join document_revisions r on r.id = s.revision_id and r.publish_state = 1 and r.stop_state = 0
    where s.contains <> '{}' and r.brand_code = 'velaro' order by s.labor_time_code limit 1`;
  const { code, contains } = items[0]!;
  await page.goto(at(`LaborList?keyword=${code}`));
  await page.locator(`a[href*="LaborDetail?id=${items[0]!.id}"]`).first().click();
  await page.getByRole("button", { name: "Add to job" }).click();
  await page.getByText(/Labor operation added to/).first().waitFor();
  await page.goto(at("EPCCart"));
  await page.getByLabel("Labor code").fill(contains[0]!);
  await page.getByRole("button", { name: "Add labor" }).click();
  await page.getByText(`are counted with ${contains[0]}`).waitFor();
  await page.locator(".job-labor").getByRole("link", { name: "Customer quote" }).click();
  await page.waitForURL(/view=quote/);
  await page.getByLabel("Customer", { exact: true }).fill("Chen Wei");
  await page.getByLabel("Hourly labor rate").fill("180.00");
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().includes("/tis/order-quotes")),
    page.getByRole("button", { name: /PDF/ }).click(),
  ]);
  assert.equal(answer.headers()["content-type"], "application/pdf");
  const [rate] = await sql<{ rate: string }[]>`
    select hourly_rate::text as rate from labor_rates where store_code = '20417'`;
  assert.equal(rate!.rate, "180.00");
});

browserTest("the list of labor begins with the vehicle in context, and lets go of it", async (page) => {
  await as(page, "store-technician");
  const [{ vin }] = await sql<[{ vin: string }]>`
    select v.vin from vehicles v join labor_search s on v.series_code = any(s.series_codes)
    where v.vin not in (select vin from disabled_vins) order by v.vin limit 1`;
  await page.context().request.get(at(`EPCPage?vin=${vin}`));
  await page.goto(at("LaborList"));
  assert.equal(new URL(page.url()).searchParams.get("vin"), vin);
  const count = async () => Number((await page.locator("main").innerText()).match(/ of ([\d,]+)/)![1]);
  const ofVehicle = await count();
  await page.getByRole("link", { name: /^Remove filter VIN/ }).click();
  await page.waitForURL((url) => !url.searchParams.has("vin"));
  assert.ok(await count() > ofVehicle);
});
