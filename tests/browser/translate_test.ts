import assert from "node:assert/strict";
import { SYSTEM } from "@/kernel/access/actor.ts";
import type { Page } from "playwright-core";
import { readTextsSheet } from "@/services/translations/texts_sheet.ts";
import { writeXlsx } from "hucre/xlsx";
import { Buffer } from "node:buffer";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { axeFindings } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const at = (path: string) => `${portal.origin}/tis/${path}`;

async function open(page: Page, path: string): Promise<void> {
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(at(path));
}

const row = (page: Page, key: string) => page.locator(`tr[data-text="${key}"]`);

browserTest(
  "texts are translated by keys alone: each is saved and the next missing one follows",
  async (page) => {
    await open(page, "TisosTranslate?lang=hu&domain=form");
    assert.deepEqual(await axeFindings(page), []);
    const first = page.locator("tr[data-missing]").first();
    const key = await first.getAttribute("data-text");
    const area = first.locator("textarea");
    await area.focus();
    await area.fill("{wrong}");
    await page.keyboard.press("Control+Enter");
    await first.locator(".field-error", { hasText: "{wrong}" }).waitFor();
    // A form rests for a second after a click.
    await page.waitForFunction((form) => !document.getElementById(form)!.hasAttribute("aria-busy"), "text-0");
    await area.fill("Lefordítva");
    await page.keyboard.press("Control+Enter");
    await row(page, key!).getByText("Changed here").waitFor();
    await page.waitForFunction((done) => {
      const on = document.activeElement?.closest("tr")?.dataset.text;
      return on !== undefined && on !== done;
    }, key);
    const [saved] = await portal.sql`select text from text_overrides where lang = 'hu' and key = ${key}`;
    assert.equal(saved!.text, "Lefordítva");
  },
);

browserTest(
  "a sheet goes out, is shown row by row when it comes back, and its good rows are written",
  async (page) => {
    await open(page, "TisosTranslate?lang=it_IT&domain=table");
    const answer = await page.request.get(`${portal.origin}/tis/texts/sheet.xlsx?lang=it_IT&domain=table`);
    const rows = await readTextsSheet(
      { actor: SYSTEM },
      new File([await answer.body() as BlobPart], "out.xlsx"),
    );
    const [good, bad] = [
      rows.find(({ key }) => key === "table.none")!,
      rows.find(({ key }) => key === "table.rows")!,
    ];
    const bytes = await writeXlsx({
      sheets: [{
        name: "it_IT",
        rows: [
          ["key", "zh", "en", "text", "state", "base"],
          [good.key, "", "", "Nessuno", "", good.base],
          [bad.key, "", "", "Righe", "", bad.base],
        ],
      }],
    });
    await page.getByRole("link", { name: "Import XLSX" }).click();
    await page.locator(".import-bench input[type=file]").setInputFiles({
      name: "in.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: Buffer.from(bytes),
    });
    await page.getByRole("row", { name: /table\.rows/ }).getByText("Rejected").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole("button", { name: "Import 1 rows" }).click();
    await page.getByText("1 texts changed.").waitFor();
    const written = await portal.sql`select key, text from text_overrides where lang = 'it_IT'`;
    assert.deepEqual([...written], [{ key: "table.none", text: "Nessuno" }]);
  },
);

browserTest("a change is told with its words and taken back", async (page) => {
  await open(page, "TisosTranslateLog?lang=fr_FR");
  assert.deepEqual(await axeFindings(page), []);
  const line = page.getByRole("row").filter({ has: page.getByRole("button", { name: "Undo" }) }).first();
  const key = await line.locator("code").textContent();
  await line.getByRole("button", { name: "Undo" }).click();
  await page.locator("td .state", { hasText: "Undone" }).first().waitFor();
  const left = await portal.sql`select from text_overrides where lang = 'fr_FR' and key = ${key}`;
  assert.equal(left.length, 0);
});

browserTest("a text is tried for sensitive words and shown with them marked", async (page) => {
  await open(page, "Sensitive");
  await page.getByText("Test a text").click();
  await page.getByLabel("Text", { exact: true }).fill("Das ist ein t-e-s-t-w-o-r-d, sonst nichts");
  await page.getByRole("button", { name: "Check" }).click();
  await page.locator("mark", { hasText: "t-e-s-t-w-o-r-d" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
});

browserTest("a language that an edition does not offer is neither shown nor taken", async (page) => {
  await open(page, "TisosLanguage");
  const refused = await page.request.post(`${portal.origin}/tis/languages/zh_CN`, {
    data: { version: 1, domestic: false },
    headers: { origin: portal.origin, language: "en_US" },
  });
  assert.match(JSON.stringify(await refused.json()), /zh_CN; it cannot|needs zh_CN/);
  const done = await page.request.post(`${portal.origin}/tis/languages/ne_NP`, {
    data: { version: 1, domestic: false },
    headers: { origin: portal.origin, language: "en_US" },
  });
  assert.equal((await done.json()).code, 200);
  const list = await page.request.get(`${portal.origin}/tis/supported-languages?pageNo=1&pageSize=999`);
  const { records } = (await list.json()).data;
  assert.equal(records.length, 15);
  assert.ok(!records.some(({ langcode }: { langcode: string }) => langcode === "ne_NP"));
  const choice = await page.request.post(`${portal.origin}/tis/preferences`, {
    data: { lang: "ne_NP" },
    headers: { origin: portal.origin, language: "en_US" },
  });
  assert.match((await choice.json()).data.errors[0].message, /does not offer/);
});
