import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A new draft of an account of the story's own, a long text with a table and a picture begun in it. */
async function begin(page: Page, account: string): Promise<string> {
  await logIn(page.context(), portal.origin, account);
  await page.goto(`${portal.origin}/tis/TSBwork`);
  await page.getByRole("button", { name: "New draft" }).click();
  await page.waitForURL(/TSBworkDetail\?id=\d+/);
  await page.locator(".rich-editor[data-live]").waitFor();
  await written(page).click();
  await page.keyboard.type("Saved words");
  await written(page).evaluate((element, picture) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    data.items.add(new File([bytes], "image.png", { type: "image/png" }));
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, PNG);
  await page.locator(".rich-written figure.rich-picture").waitFor();
  await page.keyboard.press("Control+End");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.keyboard.type("Thread");
  const id = new URL(page.url()).searchParams.get("id")!;
  await until(id, (text) => text.includes("Thread"));
  return id;
}

const written = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

async function kept(id: string): Promise<RichDocument> {
  const [row] = await portal.sql<{ body: RichDocument }[]>`
    select t.body from document_texts t join document_revisions r on r.id = t.revision_id
    where r.document_id = ${id} and t.state = 'source'`;
  return row!.body;
}

async function until(id: string, isSo: (text: string) => boolean): Promise<RichDocument> {
  for (let tries = 0; tries < 150; tries++) {
    const body = await kept(id);
    if (isSo(textOf(body))) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`never so: ${JSON.stringify(await kept(id))}`);
}

/** A new session for this browser; every other one of the account ends by it. */
async function enter(context: BrowserContext, account: string): Promise<void> {
  const answer = await context.request.post(`${portal.origin}/oauth/login`, {
    form: { account, password: DEMO_PASSWORD, consent: "on", lang: "en_US" },
    headers: { origin: portal.origin, accept: "application/json", language: "en_US" },
  });
  assert.equal((await answer.json()).code, 200);
}

browserTest("a session that is ended by a login elsewhere takes nothing of what is typed", async (page) => {
  const id = await begin(page, "designated-engineer");
  const elsewhere = await page.context().browser()!.newContext();
  await enter(elsewhere, "designated-engineer");
  await elsewhere.close();
  await page.keyboard.type(" and typed without a session");
  await page.getByText(/^Your session has ended\. What you typed stays here/).waitFor();
  await page.keyboard.type(", still");
  assert.doesNotMatch(textOf(await kept(id)), /without a session/);
  // Somebody else at the same browser saves nothing of it in their name.
  await enter(page.context(), "factory-manager");
  const refused = await page.waitForResponse((one) => one.url().endsWith("/draft"));
  assert.equal(refused.status(), 401);
  await enter(page.context(), "designated-engineer");
  const body = await until(id, (text) => text.includes("typed without a session, still"));
  assert.deepEqual([...new Set(body.content.map(({ type }) => type))].sort(), [
    "paragraph",
    "picture",
    "table",
  ]);
  await page.getByText(/^Saved \d/).waitFor();
});

browserTest("a password that is voided while somebody types takes nothing of what is typed", async (page) => {
  const id = await begin(page, "designated-engineer");
  await portal.sql`update users set must_change_password = true where user_code = 'designated-engineer'`;
  await page.keyboard.type(" and typed with a password that is void");
  await page.getByText(/change the password first\. What you typed stays here/).waitFor();
  await page.getByRole("link", { name: "Do it in a new window" }).waitFor();
  await page.keyboard.type(", still");
  assert.doesNotMatch(textOf(await kept(id)), /is void/);
  await portal.sql`update users set must_change_password = false where user_code = 'designated-engineer'`;
  // By itself, without another key.
  await until(id, (text) => text.includes("a password that is void, still"));
  await page.getByText(/^Saved \d/).waitFor();
});

browserTest("a save whose answer is lost with its server is no quarrel with oneself", async (page) => {
  const id = await begin(page, "section-chief");
  let lost = 0;
  // The process dies after its commit and before its answer.
  await page.route("**/draft", async (route) => {
    if (lost++ > 0) return await route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.keyboard.type(" M14");
  await page.getByText("Not saved yet. Trying again.").waitFor();
  assert.match(textOf(await kept(id)), /M14/);
  await page.keyboard.type(" x 1.5");
  await until(id, (text) => text.includes("M14 x 1.5"));
  await page.getByText(/^Saved \d/).waitFor();
  assert.equal(await page.locator("[data-contested]").count(), 0);
  // Away for as long as it takes to type, and back.
  await page.context().setOffline(true);
  for (const row of ["one", "two", "three"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(`Row ${row}`);
  }
  await page.getByText("Not saved yet. Trying again.").waitFor();
  await page.context().setOffline(false);
  await until(id, (text) => text.includes("Row three"));
  await page.getByText(/^Saved \d/).waitFor();
});

browserTest(
  "a row that was typed without a connection is there again in the next browser window",
  async (page) => {
    const id = await begin(page, "factory-engineer");
    const context = page.context();
    await context.setOffline(true);
    await page.locator('[name="parts.0.partCode"]').fill("340001");
    await page.getByRole("button", { name: "Add row" }).first().click();
    await page.locator('[name="parts.1.partCode"]').fill("340002");
    await page.getByText("Not saved yet. Trying again.").waitFor();
    // That may be said of what was typed before the row; a page that is closed this way is not told of it.
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("340002")));
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    const again = await context.newPage();
    // Opened in another language it says where something waits.
    await again.goto(`${portal.origin}/tis/TSBworkDetail?id=${id}&lang=de_DE`);
    await again.getByRole("link", { name: "What you typed in English was not saved: open that text" })
      .click();
    await again.getByRole("button", { name: "Restore it" }).click();
    await again.waitForFunction(() => document.querySelector('[name="parts.1.partCode"][value="340002"]'));
    const rows = await portal.sql`
    select p.part_code from tsb_parts p join document_revisions r on r.id = p.revision_id where r.document_id = ${id}`;
    assert.deepEqual(rows.map(({ partCode }) => partCode).toSorted(), ["340001", "340002"]);
  },
);

browserTest("what is typed before the page's script has come is saved as soon as it has", async (page) => {
  await logIn(page.context(), portal.origin, "factory-engineer");
  await page.goto(`${portal.origin}/tis/TSBwork`);
  const come = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => (await come.promise, await route.continue()));
  await page.getByRole("button", { name: "New draft" }).click();
  await page.waitForURL(/TSBworkDetail\?id=\d+/, { waitUntil: "commit" });
  await page.getByLabel("Title").fill("Typed on a slow line");
  come.resolve();
  await page.getByText(/^Saved \d/).waitFor();
  const id = new URL(page.url()).searchParams.get("id")!;
  const [row] = await portal.sql<{ title: string }[]>`
    select t.title from document_texts t join document_revisions r on r.id = t.revision_id where r.document_id = ${id}`;
  assert.equal(row!.title, "Typed on a slow line");
});

browserTest("what a draft lacks when it is submitted is said at its fields, by name", async (page) => {
  await begin(page, "factory-engineer");
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  const toast = page.locator(".toast", { hasText: "Check these fields first:" });
  await toast.waitFor();
  const said = await toast.innerText();
  for (const name of ["Title", "Code", "Type", "Brand", "Series", "Approving department"]) {
    assert.ok(said.includes(name), `${name}: ${said}`);
  }
  assert.equal(await page.getByLabel("Title", { exact: true }).getAttribute("aria-invalid"), "true");
  const asksType = page.locator('[data-error-of="typeId"]', { hasText: "cannot be empty" });
  await asksType.waitFor();
  // Filling one of them takes its own refusal away, and leaves the others.
  const version = page.locator('form#draft input[name="version"]');
  const before = await version.inputValue();
  await page.getByRole("heading", { level: 1, name: "Untitled" }).waitFor();
  await page.getByLabel("Title", { exact: true }).fill("Pads that squeal");
  await page.getByRole("heading", { level: 1, name: "Pads that squeal" }).waitFor();
  await page.waitForFunction(
    (former) =>
      document.querySelector<HTMLInputElement>('form#draft input[name="version"]')!.value !== former,
    before,
  );
  assert.equal(await page.getByLabel("Title", { exact: true }).getAttribute("aria-invalid"), null);
  assert.ok(await asksType.isVisible());
  // What can be done is within reach below a title that leaves no room beside it.
  await page.getByLabel("Title", { exact: true }).fill("Pads that squeal ".repeat(8));
  await page.getByRole("button", { name: "Submit", exact: true }).click({ trial: true });
});

browserTest("a draft is previewed as a reader of a store, a language and a phone", async (page) => {
  const id = await begin(page, "factory-engineer");
  await page.getByText(/^Saved \d/).waitFor();
  await page.goto(`${portal.origin}/tis/TSBworkDetail?id=${id}&preview=1`);
  await page.getByLabel("Store code").fill("20417");
  await page.getByLabel("Language", { exact: true }).selectOption("de_DE");
  await page.getByLabel("Width").selectOption("phone");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const shown = page.locator('.document-preview[data-width="phone"]');
  await shown.waitFor();
  assert.ok((await shown.boundingBox())!.width <= 390);
  await shown.getByText(/steht hier auf Englisch/).first().waitFor();
  await page.getByText(/^20417: \d+ people would read it/).waitFor();
  await page.getByLabel("Store code").fill("no-such-store");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.getByText("There is no store with this code.").waitFor();
});

browserTest("without script a refused submit names the fields that are empty", async (page) => {
  await logIn(page.context(), portal.origin, "factory-engineer");
  await page.goto(`${portal.origin}/tis/TSBwork`);
  await page.getByRole("button", { name: "New draft" }).click();
  await page.waitForURL(/TSBworkDetail/);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  const notice = page.locator(".notice-err");
  await notice.getByText("Brand: This field cannot be empty").waitFor();
  await notice.getByText("Title: This field cannot be empty").waitFor();
}, { javaScriptEnabled: false });
