import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { checkTree } from "@/engines/richtext/check_tree.ts";
import type { RichBlock, RichDocument } from "@/engines/richtext/rich_document.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { HOSTILE, TOO_MUCH } from "../richtext/hostile/corpus.ts";
import { axeFindings, WCAG } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** A new draft of an engineer, its editor shown. */
async function openDraft(page: Page): Promise<string> {
  await logIn(page.context(), portal.origin, "factory-engineer");
  await page.goto(`${portal.origin}/tis/TSBwork`);
  await page.getByRole("button", { name: "New draft" }).click();
  await page.waitForURL(/TSBworkDetail\?id=\d+/);
  await page.locator(".rich-editor[data-live]").waitFor();
  return new URL(page.url()).searchParams.get("id")!;
}

async function kept(id: string): Promise<RichDocument> {
  const [row] = await portal.sql<{ body: RichDocument }[]>`
    select t.body from document_texts t join document_revisions r on r.id = t.revision_id
    where r.document_id = ${id} and t.state = 'source'`;
  return row!.body;
}

/** The tree once the server has it: what was typed last is in it. */
async function keptWith(id: string, words: string): Promise<RichDocument> {
  for (let tries = 0; tries < 60; tries++) {
    const body = await kept(id);
    if (textOf(body).includes(words)) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not saved: ${words}; ${JSON.stringify(await kept(id))}`);
}

const typesOf = ({ content }: RichDocument) => content.map(({ type }) => type);
const written = (page: Page) => page.getByRole("textbox", { name: "Text" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Puts HTML and files where the cursor is, as a clipboard does. */
async function paste(page: Page, html: string, picture?: string): Promise<void> {
  await written(page).evaluate((element, { html, picture }) => {
    const data = new DataTransfer();
    if (html) data.setData("text/html", html);
    if (picture) {
      const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
      data.items.add(new File([bytes], "image.png", { type: "image/png" }));
    }
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, { html, picture });
}

browserTest(
  "a text with headings, a list, a table, a box, a torque and a link is written and kept",
  async (page) => {
    const id = await openDraft(page);
    await written(page).click();
    await tool(page, "Heading").click();
    await page.keyboard.type("Axle nut");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Tighten to ");
    await tool(page, "Torque").click();
    await page.getByLabel("Value").fill("285");
    await page.getByLabel("Angle in degrees").fill("90");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.keyboard.type(", see ");
    await tool(page, "Link").click();
    const [part] = await portal.sql<{ number: string }[]>`select number from parts order by number limit 1`;
    await page.getByLabel(/^Part number, figure/).fill(part!.number);
    await page.getByRole("button", { name: "Find" }).click();
    await page.locator(".rich-targets button").first().click();
    await page.keyboard.press("Enter");
    await page.keyboard.type("- clean");
    await page.keyboard.press("Enter");
    await page.keyboard.type("grease");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await tool(page, "Warning").click();
    await page.keyboard.type("Risk of injury");
    await page.keyboard.press("Enter");
    await tool(page, "Warning").click();
    await tool(page, "Table").click();
    await page.keyboard.type("Thread");
    await page.keyboard.press("Tab");
    await page.keyboard.type("M14");
    const body = await keptWith(id, "M14");
    assert.deepEqual(typesOf(body), ["heading", "paragraph", "bulletList", "box", "table", "paragraph"]);
    const table = body.content[4] as Extract<RichBlock, { type: "table" }>;
    assert.deepEqual(table.content.map(({ content }) => content.length), [3, 3]);
    assert.deepEqual([...new Set(table.content[0]!.content.map(({ type }) => type))], ["tableHeader"]);
    const words = (body.content[1] as Extract<RichBlock, { type: "paragraph" }>).content!;
    assert.deepEqual(words.find(({ type }) => type === "torque"), {
      type: "torque",
      attrs: { value: 285, unit: "Nm", angle: 90 },
    });
    assert.ok(words.some((one) => one.type === "text" && one.marks?.some(({ type }) => type === "link")));
    // A row more, two cells merged, and all of it still a table.
    await tool(page, "Insert row below").click();
    await page.keyboard.type("after");
    const more = (await keptWith(id, "after")).content[4] as typeof table;
    assert.equal(more.content.length, 3);
    assert.ok("document" in checkTree(await kept(id), { links: ["part"] }));
    await page.getByText(/^Saved \d/).waitFor();
    // What was written is there again.
    await page.reload();
    await page.locator(".rich-editor[data-live]").waitFor();
    assert.match(await written(page).innerText(), /Risk of injury/);
  },
);

browserTest(
  "pictures are pasted, described, kept in the file store, and shown to who may read",
  async (page) => {
    const id = await openDraft(page);
    await written(page).click();
    await page.keyboard.type("Before");
    await paste(page, "", PNG);
    const picture = page.locator(".rich-written figure.rich-picture");
    await picture.waitFor();
    await picture.click();
    await page.getByLabel("What the picture shows").fill("A worn pad");
    await page.getByLabel("Caption").fill("Wear mark inside");
    await page.getByRole("button", { name: "Apply" }).click();
    const body = await keptWith(id, "Wear mark inside");
    const shown = body.content.find((one) => one.type === "picture")!;
    assert.deepEqual([shown.attrs.alt, shown.attrs.caption], ["A worn pad", "Wear mark inside"]);
    const uses = await portal.sql`select kind from file_uses where file_id = ${shown.attrs.file}`;
    assert.deepEqual(uses.map(({ kind }) => kind), ["tsb-picture"]);
    const status = async (account: string) => {
      await page.context().clearCookies();
      await logIn(page.context(), portal.origin, account);
      return (await page.request.get(`${portal.origin}/tis/file/objects/${shown.attrs.file}/picture`))
        .status();
    };
    assert.equal(await status("section-chief"), 200);
    // A draft's pictures are for those who write and decide alone.
    assert.notEqual(await status("store-technician"), 200);
  },
);

browserTest("what was typed before the editor was there is written on in it, and saved", async (page) => {
  const id = await openDraft(page);
  // A slow line: the editor's script comes when the writer has long begun.
  let letCome = () => {};
  const comes = new Promise<void>((resolve) => letCome = resolve);
  await page.route(/\.js(\?|$)/, async (route) => {
    await comes;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  const plain = page.locator("textarea[name=text]");
  await plain.click();
  await page.keyboard.type("Typed at once.");
  letCome();
  await page.locator(".rich-editor[data-live]").waitFor();
  await page.keyboard.type(" And on.");
  assert.equal((await written(page).innerText()).trim(), "Typed at once. And on.");
  await keptWith(id, "Typed at once. And on.");
});

browserTest("a page of Word with list, table and picture is pasted clean", async (page) => {
  const id = await openDraft(page);
  await written(page).click();
  await paste(page, await Deno.readTextFile(new URL("../richtext/pasted/word.html", import.meta.url)));
  const body = await keptWith(id, "Caliper bracket");
  assert.deepEqual(typesOf(body), ["heading", "paragraph", "orderedList", "table", "picture", "paragraph"]);
  await page.getByText(/^Pictures that the other program did not hand over: 1\./).waitFor();
});

browserTest("without script a rich text stays as it is, and plain text is edited", async (page) => {
  const [rich] = await portal.sql<{ id: string }[]>`
    select d.id from documents d join document_revisions r on r.document_id = d.id
    where d.code = '2600026-08-A'`;
  await logIn(page.context(), portal.origin, "factory-engineer");
  const path = `${portal.origin}/tis/TSBworkDetail?id=${rich!.id}`;
  await page.goto(path);
  await page.getByRole("textbox", { name: "Text" }).fill("Line one\n\nLine two");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  assert.equal(textOf(await keptWith(rich!.id, "Line two")), "Line one\n\nLine two");
  const tree = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Kept heading" }] },
    ],
  };
  await portal.sql`
    update document_texts set body = ${portal.sql.json(tree)} where state = 'source' and revision_id =
      (select max(id) from document_revisions where document_id = ${rich!.id})`;
  await page.goto(path);
  await page.getByText(/can only be edited with JavaScript/).waitFor();
  await page.getByLabel("Title").fill("Another title");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.").waitFor();
  assert.deepEqual(await kept(rich!.id), tree);
}, { javaScriptEnabled: false });

browserTest(
  "what was typed while the connection was cut is there again after the tab is closed",
  async (page) => {
    const id = await openDraft(page);
    const context = page.context();
    await written(page).click();
    await tool(page, "Table").click();
    await page.keyboard.type("Saved");
    await keptWith(id, "Saved");
    await context.setOffline(true);
    await page.keyboard.type(" and unsaved");
    await page.getByLabel("Title").fill("Typed without a connection");
    await page.getByText("Not saved yet. Trying again.").waitFor();
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    assert.doesNotMatch(textOf(await kept(id)), /unsaved/);
    const again = await context.newPage();
    await again.goto(`${portal.origin}/tis/TSBworkDetail?id=${id}`);
    await again.locator(".rich-editor[data-live]").waitFor();
    await again.getByText(/^What you typed in this browser at \d.* was not saved/).waitFor();
    await again.getByRole("button", { name: "Restore it" }).click();
    await keptWith(id, "Saved and unsaved");
    assert.equal(await again.getByLabel("Title").inputValue(), "Typed without a connection");
    await again.getByText(/^Saved \d/).waitFor();
    // Nothing is left over in the browser.
    await again.reload();
    await again.locator(".rich-editor[data-live]").waitFor();
    assert.equal(await again.getByRole("button", { name: "Restore it" }).count(), 0);
  },
);

browserTest("a connection that comes back saves by itself what was typed meanwhile", async (page) => {
  const id = await openDraft(page);
  await written(page).click();
  await page.context().setOffline(true);
  await page.keyboard.type("Typed in the dark");
  await page.getByText("Not saved yet. Trying again.").waitFor();
  await page.context().setOffline(false);
  await keptWith(id, "Typed in the dark");
});

browserTest(
  "of two versions of one draft the writer sees both, and says which of them stays",
  async (page) => {
    const id = await openDraft(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator(".rich-editor[data-live]").waitFor();
    await written(other).click();
    await other.keyboard.type("Theirs");
    await keptWith(id, "Theirs");
    await written(page).click();
    await page.keyboard.type("Mine");
    const saved = page.getByRole("region", { name: "Saved version" });
    await saved.getByText("Theirs").waitFor();
    assert.equal(textOf(await kept(id)), "Theirs");
    await saved.getByRole("button", { name: "Replace it with mine" }).click();
    await keptWith(id, "Mine");
    await other.close();
  },
);

browserTest(
  "the editor is used by keys, and nothing stands in the way of who cannot see it",
  async (page) => {
    await openDraft(page);
    await written(page).click();
    await tool(page, "Table").click();
    await page.keyboard.type("Cell");
    // One stop of the Tab key before the text, arrows within.
    const first = tool(page, "Undo");
    await first.focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Redo");
    await page.keyboard.press("End");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Picture");
    assert.equal(await page.locator('.rich-tools button[tabindex="0"]').count(), 1);
    await tool(page, "Torque").click();
    await page.getByLabel("Value").waitFor();
    assert.deepEqual(await axeFindings(page, WCAG), []);
    await page.keyboard.press("Escape");
    assert.equal(await page.getByLabel("Value").count(), 0);
  },
);

browserTest(
  "hostile HTML that a call saves is harmless where it is read",
  async (page) => {
    const id = await openDraft(page);
    let alerted = 0;
    page.on("dialog", (dialog) => {
      alerted++;
      void dialog.dismiss();
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const blocks: RichBlock[] = [];
    let version = Number(await page.locator('#draft input[name="version"]').inputValue());
    let refused = 0;
    for (const html of HOSTILE) {
      const response = await page.request.post(`${portal.origin}/tis/tsbs/${id}/draft`, {
        data: { revision: 1, version, typing: true, lang: "en_US", html },
        headers: { origin: portal.origin },
      });
      const { code, data, msg } = await response.json();
      if (data.errors?.[0]?.rule === "richtext.html_too_much") {
        refused++;
        continue;
      }
      assert.equal(code, 200, `${html.slice(0, 80)}: ${msg} ${JSON.stringify(data)}`);
      version = data.version;
      // Long ones say the same over and over.
      blocks.push(...(await kept(id)).content.slice(0, 2));
    }
    assert.equal(refused, TOO_MUCH, "what grows while it is read");
    const response = await page.request.post(`${portal.origin}/tis/tsbs/${id}/draft`, {
      data: { revision: 1, version, lang: "en_US", body: { type: "doc", content: blocks } },
      headers: { origin: portal.origin },
    });
    assert.equal((await response.json()).code, 200);
    asked.length = 0;
    for (const query of [`?id=${id}&preview=1`, `?id=${id}`]) {
      await page.goto(`${portal.origin}/tis/TSBworkDetail${query}`);
      await page.locator(query.includes("preview") ? ".document-text" : ".rich-editor[data-live]").waitFor();
      const text = page.locator(".rich-text").last();
      assert.equal(
        await text.locator("script, style, iframe, object, embed, form, input, base, meta").count(),
        0,
      );
      assert.ok((await text.innerText()).length > 1000);
    }
    assert.equal(alerted, 0);
    assert.deepEqual(asked.filter((url) => !url.startsWith(portal.origin)), []);
  },
);
