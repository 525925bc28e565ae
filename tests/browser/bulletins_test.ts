import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const at = (path: string) => `${portal.origin}/tis/${path}`;

/** The same browser as somebody else. */
async function as(page: Page, account: string): Promise<void> {
  await page.context().clearCookies();
  await logIn(page.context(), portal.origin, account);
}

async function waiting(code: string): Promise<{ id: number; version: number }> {
  const [row] = await portal.sql<{ id: number; version: number }[]>`
    select d.id, r.version
    from documents d join document_revisions r on r.document_id = d.id where d.code = ${code}`;
  return { id: Number(row!.id), version: row!.version };
}

browserTest(
  "an engineer writes, an approver decides by keys, a manager publishes, a store confirms",
  async (page) => {
    await as(page, "factory-engineer");
    await page.goto(at("TSBwork"));
    await page.getByRole("button", { name: "New draft" }).click();
    await page.waitForURL(/TSBworkDetail\?id=\d+/);
    const id = new URL(page.url()).searchParams.get("id")!;
    // The plain field gives way to the editor: a field found before that is never seen again.
    await page.locator(".rich-editor[data-live]").waitFor();
    await page.getByLabel("Title").fill("Rattle of the glove box");
    await page.getByRole("textbox", { name: "Text" }).fill("Replace the damper.");
    await page.getByLabel("Type", { exact: true }).selectOption("01");
    await page.getByText(/^Saved \d/).waitFor();
    // What was typed is on the server, without any button.
    const [typed] = await portal.sql`
    select t.title, k.type_id from document_texts t join document_revisions r on r.id = t.revision_id
    join tsb_details k on k.revision_id = r.id where r.document_id = ${id}`;
    assert.deepEqual([typed!.title, typed!.typeId], ["Rattle of the glove box", "01"]);

    await page.getByLabel("Code", { exact: true }).fill("2612345-01-A");
    await page.getByLabel("Brand", { exact: true }).selectOption("velaro");
    await page.getByRole("checkbox", { name: "Tessa EV" }).check();
    await page.getByLabel("Approving department").selectOption("TSB");
    // Submitted at once: what was just typed goes along.
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("In approval", { exact: true }).first().waitFor();
    assert.equal(await page.getByLabel("Title").count(), 0);

    await as(page, "section-chief");
    await page.goto(at("MyVerify"));
    await page.getByRole("link", { name: "Rattle of the glove box" }).click();
    await page.getByText("This has not been approved before.").waitFor();
    await page.locator("[data-decide-keys][data-live]").waitFor();
    await page.locator("body").press("2");
    await page.keyboard.type("Say which damper.");
    await page.getByRole("button", { name: "Pass", exact: true }).focus();
    await page.keyboard.press("1");
    await page.waitForURL((url) => !url.search.includes(`.${id}.`));
    assert.equal(
      (await portal.sql`select verify_result from document_revisions where document_id = ${id}`)[0]!
        .verifyResult,
      1,
    );

    await as(page, "factory-manager");
    await page.goto(at(`TSBworkDetail?id=${id}`));
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Published", { exact: true }).first().waitFor();

    await as(page, "store-technician");
    await page.goto(at("TSBList"));
    await page.getByRole("link", { name: "Rattle of the glove box" }).click();
    await page.getByRole("button", { name: "Confirm reading" }).click();
    await page.getByText(/^You confirmed on/).waitFor();

    await as(page, "factory-manager");
    await page.goto(at(`TSBworkDetail?id=${id}&readers=1`));
    await page.getByText(/ 1 confirmed\./).waitFor();
  },
);

browserTest("two windows on one draft: the second is told, and overwrites nothing", async (page) => {
  await as(page, "factory-engineer");
  const { id } = await waiting("2600026-08-A");
  await page.goto(at(`TSBworkDetail?id=${id}`));
  const other = await page.context().newPage();
  await other.goto(at(`TSBworkDetail?id=${id}`));
  for (const one of [page, other]) await one.locator(".rich-editor[data-live]").waitFor();
  await other.getByLabel("Title").fill("From the other window");
  await other.getByText(/^Saved \d/).waitFor();
  await page.getByLabel("Title").fill("From this window");
  await page.getByText(/another window of yours, has changed this draft/).waitFor();
  assert.equal(await page.getByLabel("Title").inputValue(), "From this window");
  const [kept] = await portal.sql`
    select t.title from document_texts t join document_revisions r on r.id = t.revision_id
    where r.document_id = ${id} and t.state = 'source'`;
  assert.equal(kept!.title, "From the other window");
  await other.close();
});

browserTest(
  "without script a draft is saved by its button, and what is wrong is told at its field",
  async (page) => {
    await as(page, "factory-engineer");
    const { id } = await waiting("2600026-08-A");
    await page.goto(at(`TSBworkDetail?id=${id}`));
    await page.getByLabel("Title").fill("Saved by the button");
    await page.getByLabel("Code", { exact: true }).fill("12");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText(/^A code is 7 digits/).waitFor();
    assert.equal(await page.getByLabel("Title").inputValue(), "Saved by the button");
    await page.getByLabel("Code", { exact: true }).fill("2600026-08-A");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    assert.equal(await page.getByLabel("Title").inputValue(), "Saved by the button");
  },
  { javaScriptEnabled: false },
);

browserTest("what was typed and has saved itself is submitted by one click", async (page) => {
  await as(page, "factory-engineer");
  const { id } = await waiting("2600026-08-A");
  await page.goto(at(`TSBworkDetail?id=${id}`));
  await page.locator(".rich-editor[data-live]").waitFor();
  await page.getByRole("checkbox", { name: "Tessa EV" }).check();
  await page.getByLabel("Approving department").selectOption("TSB");
  const saved = page.waitForResponse((response) => /\/draft$/.test(response.url()));
  const title = page.getByLabel("Title");
  await title.fill("When to replace the wipers");
  await saved;
  await page.waitForTimeout(1500);
  // The field is left by the click, which the browser tells as one more change.
  const submission = page.waitForRequest(/\/submission$/);
  await page.getByRole("button", { name: "Submit" }).click();
  await submission;
});
