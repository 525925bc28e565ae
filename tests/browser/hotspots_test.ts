import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { axeFindings } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
const t = translator(await shippedTexts(), "en_US");
Deno.test.afterAll(async () => {
  await portal[Symbol.asyncDispose]();
});

const TIS = `${portal.origin}/tis`;
const FIGURE = `${TIS}/EPC2DImage?figure=34-11-02-C`;
const words = (key: string, params: Record<string, string>) =>
  Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => value),
    t(`epc.drawing.editor_${key}`),
  );
const spot = (page: Page, callout: string) => page.locator(`.spot-edit[data-callout="${callout}"]`);
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith("/tis/sas/figure-drawings/hotspots"));

async function open(page: Page, account: string, address: string): Promise<void> {
  await logIn(page.context(), portal.origin, account);
  await page.goto(address);
}

browserTest("a hotspot is drawn, numbered, taken back, saved, and the catalogue shows it", async (page) => {
  await open(page, "factory-engineer", FIGURE);
  await spot(page, "7").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const before = await page.locator(".spot-edit").count();
  const stage = (await page.locator(".figure-stage").boundingBox())!;
  const [x, y] = [stage.x + stage.width * 0.22, stage.y + stage.height * 0.45];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 46, y + 30, { steps: 4 });
  await page.mouse.up();
  await page.locator(".spot-edit").nth(before).waitFor();
  assert.equal(await page.locator(".spot-edit").count(), before + 1);
  await page.getByRole("button", { name: t("epc.drawing.editor_undo") }).click();
  await page.locator(".spot-edit").nth(before).waitFor({ state: "detached" });
  assert.equal(await page.locator(".spot-edit").count(), before);
  await page.getByRole("button", { name: t("epc.drawing.editor_redo") }).click();
  // The figure may have all its numbers already: the new one gets one of the table.
  await spot(page, "23").click();
  await page.getByLabel(t("epc.drawing.editor_callout"), { exact: true }).fill("7");
  await page.keyboard.press("Enter");
  await spot(page, "7").nth(1).waitFor();
  const answer = saved(page);
  await page.getByRole("button", { name: t("epc.drawing.editor_save"), exact: true }).click();
  assert.equal((await (await answer).json()).code, 200);
  await page.getByRole("link", { name: t("epc.drawing.in_catalogue") }).click();
  await page.waitForURL(/EPC2D\?/);
  assert.equal(await page.locator('a.label[data-callout="7"]').count(), 2);
});

browserTest(
  "all of it goes by keys alone: to a hotspot, move, resize, leader, number, delete, back",
  async (page) => {
    await open(page, "factory-engineer", `${TIS}/EPC2DImage?figure=11-10-01-A`);
    await spot(page, "1").waitFor();
    await page.locator(".figure-stage").focus();
    await page.keyboard.press("Tab");
    await page.locator('.spot-edit[data-callout="1"][data-chosen]').waitFor();
    const box = () => page.getByLabel(t("epc.drawing.editor_x"), { exact: true }).inputValue().then(Number);
    const x = await box();
    await page.keyboard.press("ArrowRight");
    assert.ok(await box() > x);
    const width = () => page.getByLabel(t("epc.drawing.editor_w"), { exact: true }).inputValue().then(Number);
    const w = await width();
    await page.keyboard.press("Shift+ArrowRight");
    assert.ok(await width() > w);
    await page.keyboard.press("t");
    await page.getByLabel(t("epc.drawing.editor_tipX"), { exact: true }).waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "spot-callout");
    await page.keyboard.press("Shift+Tab");
    await spot(page, "1").focus();
    await page.keyboard.press("Delete");
    await spot(page, "1").waitFor({ state: "detached" });
    await page.locator('.spot-edit[data-callout="2"][data-chosen]').waitFor();
    for (let step = 0; step < 4; step++) await page.keyboard.press("Control+z");
    await spot(page, "1").waitFor();
    await spot(page, "1").focus();
    await page.locator('.spot-edit[data-callout="1"][data-chosen]').waitFor();
    assert.equal(await box(), x);
  },
);

browserTest(
  "an SVG is uploaded as a new drawing, and the numbers written in it are placed at one press",
  async (page) => {
    await open(page, "factory-engineer", `${TIS}/EPC2DImage?figure=34-11-02-A`);
    await page.getByRole("button", { name: t("epc.drawing.new_drawing") }).click();
    const drawing =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect x="90" y="90" width="300" height="200"
    fill="none" stroke="#000"/><text x="120" y="130" font-size="20">1</text><text x="300" y="200" font-size="20">2</text></svg>`;
    const dialog = page.getByRole("dialog");
    const uploaded = page.waitForResponse((answer) => /\/tis\/file\/(files|uploads)/.test(answer.url()));
    await dialog.locator('input[type="file"]').first().setInputFiles({
      name: "brake.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(drawing),
    });
    await uploaded;
    await dialog.locator('input[type="hidden"][name="file"]').first().waitFor({ state: "attached" });
    await dialog.getByLabel(t("epc.drawing.keep_hotspots")).uncheck();
    await dialog.getByRole("button", { name: t("epc.drawing.add_drawing") }).click();
    await page.waitForURL(/drawing=\d+/);
    await page.getByRole("button", { name: words("suggest", { count: "2" }) }).click();
    await spot(page, "2").waitFor();
    const answer = saved(page);
    await page.getByRole("button", { name: t("epc.drawing.editor_save"), exact: true }).click();
    assert.equal((await (await answer).json()).code, 200);
  },
);

browserTest(
  "a password card is made for a dealer found by typing, shown once, and verified by its store once",
  async (page) => {
    await open(page, "administrator", `${TIS}/SecretCard`);
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole("button", { name: t("cards.generate") }).click();
    const dialog = page.getByRole("dialog", { name: t("cards.generate") });
    await dialog.getByRole("combobox", { name: t("cards.card.orgCode") }).fill("20417");
    await dialog.locator("[role=option]").first().click();
    await dialog.getByLabel(t("cards.card.seriesCode")).selectOption("VTE");
    await dialog.getByRole("button", { name: t("cards.generate_go") }).click();
    const cardString = (await dialog.locator(".card-string").textContent())!;
    assert.match(cardString, /^(\w{5}-){3}\w{5}$/);
    await page.reload();
    assert.ok(!(await page.content()).includes(cardString), "not to be seen again");
    await open(page, "store-manager", `${TIS}/SecretCard`);
    const verify = async () => {
      await page.getByRole("textbox", { name: t("cards.card_string") }).fill(cardString.toLowerCase());
      await page.getByRole("button", { name: t("cards.verify_go") }).click();
    };
    await verify();
    await page.locator(".card-verify .notice-ok").waitFor();
    await verify();
    await page.getByText(t("refusal.card-invalid")).waitFor();
  },
);

browserTest("what a model code carries is ticked in the matrix", async (page) => {
  await open(page, "factory-engineer", `${TIS}/EpcConfigMatrix?seriesCode=VTE`);
  assert.deepEqual(await axeFindings(page), []);
  const box = page.locator('input[name="carried"]:not(:checked)').first();
  const value = await box.getAttribute("value");
  await box.check();
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("button", { name: t("epc.register.matrix_save") }).click(),
  ]);
  assert.equal(await page.locator(`input[value="${value}"]`).isChecked(), true);
});
