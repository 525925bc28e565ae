import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { readDictionaries } from "@/kernel/texts/texts.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { openSignals } from "@/platform/signals.ts";
import { recomputeLaborWork } from "@/services/labor/recompute/recompute_work.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
const { sql, databaseUrl } = portal;
const dictionaries = await readDictionaries();
const signals = openSignals(databaseUrl, sql);
const system = systemCtx(sql, dictionaries, { signal: signals.signal });

Deno.test.afterAll(async () => {
  await signals.stop();
  await portal[Symbol.asyncDispose]();
});

const at = (path: string) => `${portal.origin}/tis/${path}`;

async function as(page: Page, account: string, lang = "en_US"): Promise<void> {
  await page.context().clearCookies();
  await logIn(page.context(), portal.origin, account, lang);
}

const told = (page: Page, time: string) =>
  page.locator('[data-labor-totals] [data-total="charged"] dd', { hasText: time }).waitFor();

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
