import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { laborDocument } from "@/services/labor/labor_document.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { browserTest, DESK, PATIENCE_MS } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
const second = await portal.another();
Deno.test.afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await portal[Symbol.asyncDispose]();
});
const dictionaries = await shippedTexts();

/** The services in the name of an account. */
async function as(userCode: string) {
  const parts = { pool: portal.sql, dictionaries };
  const ctx = makeCtx(parts, () => crypto.randomUUID());
  return makeCtx({ ...parts, actor: (await loadUser(ctx, userCode))! }, () => crypto.randomUUID());
}

/** A draft of the engineer, with an English source, a Chinese translation and a row of parts. */
async function newDraft(): Promise<number> {
  const author = await as("factory-engineer");
  const { id, version } = await beginDocument(author, tsbDocument, "en_US");
  const change = { id, revision: 1, values: {} };
  const saved = await saveDraft(author, tsbDocument, {
    ...change,
    version,
    text: { lang: "en_US", title: "First title", body: documentOf("Measure the pads.\nReplace them.") },
    values: { parts: [{ id: null, partCode: "340001", partNum: 1, remark: null }] },
  });
  await saveDraft(author, tsbDocument, {
    ...change,
    version: saved.version,
    text: { lang: "zh_CN", title: "标题", body: documentOf("检查。") },
  });
  return id;
}

const kept = async (id: number) => await readDocument(await as("administrator"), tsbDocument, { id });

/** Asks until what is kept is as wanted. */
async function until(id: number, isSo: (document: Awaited<ReturnType<typeof kept>>) => boolean) {
  for (let tries = 0; tries < 100; tries++) {
    const document = await kept(id);
    if (isSo(document)) return document;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`never so: ${JSON.stringify((await kept(id)).values)}`);
}

const titleOf = ({ texts }: Awaited<ReturnType<typeof kept>>, lang = "en_US") =>
  texts.find((text) => text.lang === lang)!.title;

async function open(page: Page, origin: string, id: number, lang = "en_US"): Promise<void> {
  await page.goto(`${origin}/tis/TSBworkDetail?id=${id}&lang=${lang}`);
  await page.locator(".rich-editor[data-live]").waitFor();
}

/** A second person with edit-all, in a browser of their own and at another web process. */
async function manager(page: Page): Promise<{ context: BrowserContext; page: Page }> {
  const context = await page.context().browser()!.newContext(DESK);
  context.setDefaultTimeout(PATIENCE_MS);
  await logIn(context, second.origin, "factory-manager");
  return { context, page: await context.newPage() };
}

const present = (page: Page) => page.locator(".document-present li");
const title = (page: Page) => page.getByLabel("Title", { exact: true });

browserTest(
  "two people in one draft see each other at once, across web processes, and see who leaves",
  async (page) => {
    const id = await newDraft();
    await logIn(page.context(), portal.origin, "factory-engineer");
    await open(page, portal.origin, id);
    await assert.rejects(present(page).first().waitFor({ timeout: 300 }));
    const other = await manager(page);
    await open(other.page, second.origin, id);
    await present(other.page).getByText(/also here since \d/).waitFor();
    await present(page).getByText(/also here since \d/).waitFor();
    await title(other.page).focus();
    await present(page).getByText("English · Title").waitFor();
    // Whoever sees the draft and may not write in it sees who does.
    await logIn(other.context, second.origin, "section-chief");
    const chief = await other.context.newPage();
    await chief.goto(`${second.origin}/tis/TSBworkDetail?id=${id}`);
    await chief.getByText(/has been editing here since/).first().waitFor();
    assert.equal((await portal.sql`select from document_presences`).length, 2);
    // Closed as a browser that is killed: without a word.
    await portal
      .sql`update document_presences set until = now() - interval '1 second' where user_id <> (select id from users where user_code = 'factory-engineer' and deleted_at is null)`;
    await other.context.close();
    await present(page).first().waitFor({ state: "detached" });
  },
);

browserTest("who decides on a document reads it in each of its languages", async (page) => {
  const id = await newDraft();
  await logIn(page.context(), portal.origin, "section-chief");
  await page.goto(`${portal.origin}/tis/TSBworkDetail?id=${id}`);
  await page.getByRole("heading", { name: "First title" }).waitFor();
  await page.locator(".document-languages").getByRole("link", { name: "简体中文" }).click();
  await page.getByRole("heading", { name: "标题" }).waitFor();
  await page.locator(".document-main").getByText("检查。").waitFor();
  // Once it is submitted both stand below each other where it is decided.
  const author = await as("factory-engineer");
  const [series] = await portal.sql<[{ code: string; brandCode: string }]>`
    select code, brand_code from series where visible = 1 and deleted_at is null order by code limit 1`;
  const saved = await saveDraft(author, tsbDocument, {
    id,
    revision: 1,
    version: (await kept(id)).version,
    code: "2600778-01-A",
    values: { typeId: "01", brandCode: series.brandCode, seriesCodes: [series.code], department: "TSB" },
  });
  await act(author, tsbDocument, { id, revision: 1, version: saved.version, action: "submit" });
  await page.goto(`${portal.origin}/tis/MyVerify?document=tsb.${id}.1`);
  const texts = page.locator(".document-main");
  await texts.getByText("检查。").waitFor();
  await texts.getByText("Measure the pads.").waitFor();
});

browserTest(
  "what another writes in a labor item comes, though a field is called as the browser calls a form's own",
  async (page) => {
    const author = await as("factory-engineer");
    const { id, version } = await beginDocument(author, laborDocument, "en_US");
    await logIn(page.context(), portal.origin, "factory-engineer");
    await page.goto(`${portal.origin}/tis/LaborWorkDetail?id=${id}&lang=en_US`);
    await page.locator(".rich-editor[data-live]").waitFor();
    await title(page).fill("Replace the pads");
    await page.locator('[data-draft-state="saved"]').waitFor();
    const remark = page.locator('[name="remark"]');
    await saveDraft(await as("factory-manager"), laborDocument, {
      ...{ id, revision: 1, version: version + 1 },
      values: { remark: "Ask the supplier." },
    });
    await title(page).fill("Replace the brake pads");
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('[name="remark"]')?.value === "Ask the supplier."
    );
    assert.equal(await remark.inputValue(), "Ask the supplier.");
  },
);

browserTest("what two write in different parts stays, each shown to the other", async (page) => {
  const id = await newDraft();
  await logIn(page.context(), portal.origin, "factory-engineer");
  await open(page, portal.origin, id);
  const other = await manager(page);
  await open(other.page, second.origin, id, "zh_CN");
  await title(other.page).fill("别人的标题");
  await until(id, (now) => titleOf(now, "zh_CN") === "别人的标题");
  await title(page).fill("Mine");
  await until(id, (now) => titleOf(now) === "Mine");
  assert.equal(titleOf(await kept(id), "zh_CN"), "别人的标题");
  // In one language, another field, and a table of rows.
  await open(other.page, second.origin, id);
  await other.page.getByLabel("Urgent").check();
  await other.page.locator('[name="parts.1.partCode"]').fill("340002");
  await until(id, ({ values }) => values.urgent === true && values.parts.length === 2);
  await title(page).fill("Mine again");
  await until(id, (now) => titleOf(now) === "Mine again");
  const now = await kept(id);
  assert.deepEqual([now.values.urgent, now.values.parts.length], [true, 2]);
  assert.equal(await page.getByLabel("Urgent").isChecked(), true);
  await page.getByText(/^Others have changed: .*does not show it yet/).waitFor();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForFunction(() =>
    document.querySelector('[name="parts.1.partCode"][value="340002"]') !== null
  );
  await other.context.close();
});

browserTest(
  "what two have changed to something else is decided by the writer, part by part",
  async (page) => {
    const id = await newDraft();
    await logIn(page.context(), portal.origin, "factory-engineer");
    await open(page, portal.origin, id);
    // Each part is changed by somebody else behind the page's back, and here.
    const boss = await as("factory-manager");
    await page.context().setOffline(true);
    await title(page).fill("My title");
    await page.getByRole("textbox", { name: "Text", exact: true }).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Mine.");
    await page.locator('[name="parts.0.remark"]').fill("my remark");
    const { version } = await kept(id);
    await saveDraft(boss, tsbDocument, {
      id,
      revision: 1,
      version,
      text: { lang: "en_US", title: "Their title", body: documentOf("Their text.") },
      values: { parts: [{ id: null, partCode: "340009", partNum: 2, remark: "theirs" }] },
    });
    await page.context().setOffline(false);
    const contested = page.locator("[data-contested]");
    await contested.first().waitFor();
    const shown = await contested.evaluateAll((all) =>
      all.map((one) => [(one as HTMLElement).dataset.contested, one.textContent])
    );
    assert.deepEqual(shown.map(([part]) => part).toSorted(), ["body", "parts", "title"]);
    const said = JSON.stringify(shown);
    for (
      const words of ["My title", "Their title", "Mine.", "Their text.", "my remark", "340009 · 2 · theirs"]
    ) {
      assert.ok(said.includes(words), words);
    }
    // Nothing is written while it is not decided.
    await page.locator("#d-code").fill("2600777-01-A");
    assert.equal(titleOf(await kept(id)), "Their title");
    const choose = (part: string, which: number) =>
      page.locator(`[data-contested="${part}"] input[type=radio]`).nth(which).check();
    await choose("title", 0);
    await choose("body", 0);
    await choose("parts", 1);
    await page.getByRole("button", { name: "Save this choice" }).click();
    const now = await until(id, (one) => one.code === "2600777-01-A");
    assert.equal(titleOf(now), "My title");
    assert.match(textOf(now.texts.find(({ lang }) => lang === "en_US")!.body), /Mine\./);
    assert.deepEqual(now.values.parts.map(({ partCode }) => partCode), ["340009"]);
    // The page shows what is kept.
    await page.waitForFunction(() =>
      document.querySelector('[name="parts.0.partCode"][value="340009"]') !== null
    );
    assert.equal(await title(page).inputValue(), "My title");
  },
);

browserTest("one wrong field keeps nothing else from being saved", async (page) => {
  const id = await newDraft();
  await logIn(page.context(), portal.origin, "factory-engineer");
  await open(page, portal.origin, id);
  await page.locator("#d-code").fill("no code");
  await title(page).fill("Saved all the same");
  await until(id, (now) => titleOf(now) === "Saved all the same");
  assert.equal((await kept(id)).code, null);
  assert.equal(await page.locator("#d-code").inputValue(), "no code");
});

browserTest(
  "a translation stands beside its source, and is stale with what has changed until it is called right",
  async (page) => {
    const id = await newDraft();
    await logIn(page.context(), portal.origin, "factory-engineer");
    await open(page, portal.origin, id);
    await page.getByRole("textbox", { name: "Text", exact: true }).click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Carefully ");
    await until(id, ({ texts }) => texts.some(({ state }) => state === "stale"));
    await open(page, portal.origin, id, "zh_CN");
    const source = page.locator(".document-source");
    await source.getByText("The source has changed since").waitFor();
    assert.equal(await source.locator("ins").first().textContent().then((text) => text!.trim()), "Carefully");
    const [left, right] = await Promise.all([
      source.boundingBox(),
      page.locator(".document-sides .rich-editor").boundingBox(),
    ]);
    assert.ok(left!.x + left!.width <= right!.x, "side by side");
    await title(page).fill("仍在翻译");
    await until(id, (now) => titleOf(now, "zh_CN") === "仍在翻译");
    await page.getByRole("button", { name: "Translation is up to date" }).click();
    await until(id, ({ texts }) => texts.every(({ state }) => state !== "stale"));
    await page.locator(".document-stale").waitFor({ state: "detached" });
    // On a phone one at a time.
    await page.setViewportSize({ width: 390, height: 800 });
    await source.waitFor({ state: "hidden" });
    await page.getByLabel("Source", { exact: true }).check();
    await source.waitFor({ state: "visible" });
    await page.locator(".document-sides .rich-editor").waitFor({ state: "hidden" });
  },
);
