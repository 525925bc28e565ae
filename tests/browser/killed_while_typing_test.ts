import assert from "node:assert/strict";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { DESK, PATIENCE_MS } from "../browser.ts";
import { demoDatabase } from "../demo_portal.ts";
import { findBrowser } from "../find_browser.ts";
import { Supervised } from "../kill/supervised.ts";
import { freePort } from "../run/free_port.ts";

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** Long enough that a server is killed in the middle of it. */
const LONG = Array.from({ length: 20 }, (_, place) => `Step ${place + 1}: tighten to ${9 + place} Nm.`);
const ACCOUNT = "factory-engineer";

const folder = await Deno.makeTempDir({ prefix: "tis-killed-" });
const db = await demoDatabase();
const port = freePort();
const origin = `http://127.0.0.1:${port}`;
const web = new Supervised("web", {
  ...{ DATABASE_URL: db.url, DATA_DIR: `${folder}/data`, ROLE: "web", PORT: String(port) },
  ...{ DEMO: "on", CAPTCHA: "off", LOG_FORMAT: "text", DRAIN_SECONDS: "0" },
}, () => false);
Deno.test.afterAll(async () => {
  await web.stop();
  await db[Symbol.asyncDispose]();
  await Deno.remove(folder, { recursive: true });
});

/** A browser of a person's own, with what it keeps in a folder, and logged in. */
async function openBrowser(profile: string): Promise<BrowserContext> {
  const { path } = await findBrowser(Deno.env.toObject());
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
    ...DESK,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const answer = await context.request.post(`${origin}/oauth/login`, {
    form: { account: ACCOUNT, password: DEMO_PASSWORD, consent: "on", lang: "en_US" },
    headers: { origin, accept: "application/json", language: "en_US" },
  });
  assert.equal((await answer.json()).code, 200);
  return context;
}

/** Ends all processes of that browser at once, as a machine that is switched off does. */
async function killBrowser(context: BrowserContext, profile: string): Promise<void> {
  const own = [...Deno.readDirSync("/proc")].map(({ name }) => Number(name)).filter((pid) =>
    pid > 0 && commandOf(pid).includes(`--user-data-dir=${profile}`)
  );
  assert.ok(own.length > 0);
  for (const pid of own) {
    try {
      Deno.kill(pid, "SIGKILL");
    } catch { /* it went with another */ }
  }
  await context.close().catch(() => {});
  for (const { name } of Deno.readDirSync(profile)) {
    if (name.startsWith("Singleton")) await Deno.remove(`${profile}/${name}`);
  }
}

function commandOf(pid: number): string[] {
  try {
    return Deno.readTextFileSync(`/proc/${pid}/cmdline`).split("\0");
  } catch {
    return [];
  }
}

const written = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

async function newDraft(page: Page): Promise<string> {
  await page.goto(`${origin}/tis/TSBwork`);
  await page.getByRole("button", { name: "New draft" }).click();
  await page.waitForURL(/TSBworkDetail\?id=\d+/);
  await page.locator(".rich-editor[data-live]").waitFor();
  await written(page).click();
  return new URL(page.url()).searchParams.get("id")!;
}

async function pastePicture(page: Page): Promise<void> {
  const before = await page.locator(".rich-written figure.rich-picture img").count();
  await written(page).evaluate((element, picture) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    data.items.add(new File([bytes], "image.png", { type: "image/png" }));
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, PNG);
  await page.locator(".rich-written figure.rich-picture img").nth(before).waitFor();
  await page.keyboard.press("Control+End");
}

async function kept(id: string): Promise<RichDocument> {
  const [row] = await db.sql<{ body: RichDocument }[]>`
    select t.body from document_texts t join document_revisions r on r.id = t.revision_id
    where r.document_id = ${id} and t.state = 'source'`;
  return row!.body;
}

async function until(id: string, words: string): Promise<RichDocument> {
  for (let tries = 0; tries < 300; tries++) {
    const body = await kept(id);
    if (textOf(body).includes(words)) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`never saved '${words}': ${textOf(await kept(id))}`);
}

const types = (body: RichDocument) => [...new Set(body.content.map(({ type }) => type))].sort();

Deno.test({
  name:
    "a server that is killed again and again under a typing hand loses nothing of text, table and picture",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    await web.readyWithin(120_000);
    const context = await openBrowser(`${folder}/typing`);
    const page = await context.newPage();
    const id = await newDraft(page);
    await pastePicture(page);
    let killed = 0;
    for (const [place, step] of LONG.entries()) {
      if (place % 10 === 5) {
        await web.ready();
        if (web.kill()) killed++;
      }
      await page.keyboard.type(step);
      await page.keyboard.press("Enter");
    }
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.keyboard.type("Thread");
    await page.keyboard.press("Tab");
    if (web.kill()) killed++;
    await page.keyboard.type("M14 x 1.5");
    await web.readyWithin(120_000);
    const body = await until(id, "M14 x 1.5");
    assert.ok(killed >= 2, `killed ${killed} times`);
    const said = textOf(body);
    assert.deepEqual(LONG.filter((step) => !said.includes(step)), []);
    assert.deepEqual(types(body), ["paragraph", "picture", "table"]);
    assert.equal(await page.locator("[data-contested]").count(), 0);
    await page.getByText(/^Saved \d/).waitFor();
    await context.close();
  },
});

Deno.test({
  name: "a browser that is killed brings back what the server never had",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    await web.readyWithin(120_000);
    const profile = `${folder}/killed`;
    let context = await openBrowser(profile);
    let page = await context.newPage();
    const id = await newDraft(page);
    await pastePicture(page);
    await page.keyboard.type("First words.");
    await until(id, "First words.");
    await context.setOffline(true);
    for (const step of LONG) await page.keyboard.type(`${step} `);
    await page.getByText("Not saved yet. Trying again.").waitFor();
    await killBrowser(context, profile);
    context = await openBrowser(profile);
    page = await context.newPage();
    await page.goto(`${origin}/tis/TSBworkDetail?id=${id}`);
    await page.locator(".rich-editor[data-live]").waitFor();
    await page.getByRole("button", { name: "Restore it" }).click();
    const body = await until(id, LONG[11]!);
    assert.deepEqual(types(body), ["paragraph", "picture"]);
    const said = textOf(body);
    // Of the words of the last moments the first ones at least are there: what is typed is kept three times a second.
    const last = LONG.findLastIndex((step) => said.includes(step));
    assert.deepEqual(LONG.slice(0, last).filter((step) => !said.includes(step)), []);
    await context.close();
  },
});
