import assert from "node:assert/strict";
import { type Browser, type BrowserContext, type Page } from "playwright-core";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { readStoredMail, storedMails } from "@/platform/mail/folder.ts";
import { DESK, PATIENCE_MS } from "../browser.ts";
import { demoDatabase } from "../demo_portal.ts";
import { Supervised } from "../kill/supervised.ts";
import { freePort } from "../run/free_port.ts";
import { ownBrowser } from "./own_browser.ts";

const TITLE = { zh: "减震器异响的处理", en: "Knock of the front strut" };
const SECOND = "Knock of the front strut: new bearing";
const CODE = "2699001-01-A";

const folder = await Deno.makeTempDir({ prefix: "tis-course-" });
const db = await demoDatabase();
// What the demo's years have told would be dealt with first: thousands of events that nobody looks for here.
await db.sql`update outbox set sent_at = occurred_at where sent_at is null`;
const port = freePort();
const origin = `http://127.0.0.1:${port}`;
// One process with its workers, so that what is told is told as it is in a portal.
const portal = new Supervised("all", {
  ...{ DATABASE_URL: db.url, DATA_DIR: `${folder}/data`, MAIL_DIR: `${folder}/mail`, ROLE: "all" },
  ...{ PORT: String(port), DEMO: "on", CAPTCHA: "off", LOG_FORMAT: "text", DRAIN_SECONDS: "0" },
}, () => false);
let browser: Browser | undefined;
Deno.test.afterAll(async () => {
  await browser?.close();
  await portal.stop();
  await db[Symbol.asyncDispose]();
  await Deno.remove(folder, { recursive: true });
});

/** A browser of somebody's own, logged in. */
async function open(
  account: string,
  lang: "zh_CN" | "en_US",
  edition: "domestic" | "overseas" = "domestic",
): Promise<Page> {
  browser ??= await ownBrowser();
  const context: BrowserContext = await browser.newContext(DESK);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  if (edition === "overseas") await page.goto(`${origin}/tis/os?edition=overseas`);
  const answer = await context.request.post(`${origin}/oauth/login`, {
    form: { account, password: DEMO_PASSWORD, consent: "on", lang },
    headers: { origin, accept: "application/json", language: lang },
  });
  const envelope = await answer.json();
  assert.equal(envelope.code, 200, `${account}: ${envelope.msg}`);
  return page;
}

const at = (path: string) => `${origin}/tis/${path}`;

async function typeText(page: Page, id: string, lang: string, title: string, text: string): Promise<void> {
  await page.goto(at(`TSBworkDetail?id=${id}&lang=${lang}`));
  await page.locator(".rich-editor[data-live]").waitFor();
  await page.getByLabel("Title").fill(title);
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(text);
  await page.getByText(/^Saved \d/).waitFor();
}

/** Does what its button says on the page of a draft, and waits for the state that it leads to. */
async function press(page: Page, id: string, button: string, stage: string): Promise<void> {
  await page.goto(at(`TSBworkDetail?id=${id}`));
  if (button === "Submit") await page.locator(".rich-editor[data-live]").waitFor();
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByText(stage, { exact: true }).first().waitFor();
}

async function decide(page: Page, title: string, button: string, remark?: string): Promise<void> {
  await page.goto(at("MyVerify"));
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  if (remark) await page.getByLabel("Approval comment").fill(remark);
  const before = page.url();
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.waitForURL((url) => url.href !== before);
}

/** The subject and text of each mail that came to an address since the start, decoded. */
async function mailsWith(words: RegExp, tries = 150): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await storedMails(`${folder}/mail`)) {
    const source = await readStoredMail(`${folder}/mail`, name) ?? "";
    const text = decoded(source);
    if (words.test(text)) found.push(text);
  }
  if (found.length > 0 || tries === 0) return found;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return mailsWith(words, tries - 1);
}

/** A mail with its encoded words, quoted-printable and base64 read. */
function decoded(source: string): string {
  const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));
  const utf8 = (text: string) => new TextDecoder().decode(bytes(text));
  const quoted = (text: string) =>
    utf8(
      text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) =>
        String.fromCharCode(parseInt(hex, 16))),
    );
  return source
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, text) => quoted(text.replaceAll("_", " ")))
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, text) => utf8(atob(text)))
    .replace(
      /Content-Transfer-Encoding: base64\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g,
      (_, text) => utf8(atob(text.replace(/\s/g, ""))),
    )
    .replace(
      /Content-Transfer-Encoding: quoted-printable\r?\n\r?\n([\s\S]*?)(?=\r?\n--|$)/g,
      (_, text) => quoted(text),
    );
}

/** Waits for a message in somebody's inbox and follows it. */
async function followMessage(page: Page, words: RegExp): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    await page.goto(at("MyMessage"));
    const found = page.getByRole("link", { name: words }).first();
    if (await found.count() > 0) return await found.click();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`no message says ${words}`);
}

Deno.test({
  name:
    "a bulletin goes from the draft by rejection, second approval and successor to two stores in their languages, and is revoked",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    await portal.readyWithin(180_000);
    const engineer = await open("factory-engineer", "en_US");
    const approver = await open("section-chief", "en_US");
    const store = await open("store-technician", "zh_CN");
    const overseas = await open("overseas-store", "en_US", "overseas");
    // Stores have their mails, as they would where people have set it so.
    await db.sql`
      update users set email = user_code || '@example.com', email_confirmed_at = now()
      where user_code in ('store-technician', 'overseas-store', 'factory-engineer')`;

    await engineer.goto(at("TSBwork"));
    await engineer.getByRole("button", { name: "New draft" }).click();
    await engineer.waitForURL(/TSBworkDetail\?id=\d+/);
    const id = new URL(engineer.url()).searchParams.get("id")!;
    await engineer.locator(".rich-editor[data-live]").waitFor();
    await engineer.getByLabel("Type", { exact: true }).selectOption("01");
    await engineer.getByLabel("Code", { exact: true }).fill(CODE);
    await engineer.getByLabel("Brand", { exact: true }).selectOption("velaro");
    await engineer.getByRole("checkbox", { name: "Tessa EV" }).check();
    await engineer.getByLabel("Approving department").selectOption("TSB");
    await engineer.getByText(/^Saved \d/).waitFor();
    const [source] = await db.sql<{ lang: string }[]>`
      select t.lang from document_texts t join document_revisions r on r.id = t.revision_id
      where r.document_id = ${id} and t.state = 'source'`;
    const other = source!.lang === "zh_CN" ? "en_US" : "zh_CN";
    const title = (lang: string) => lang === "zh_CN" ? TITLE.zh : TITLE.en;
    await typeText(engineer, id, source!.lang, title(source!.lang), "Check the upper bearing.");
    await typeText(engineer, id, other, title(other), "检查上轴承。");
    await press(engineer, id, "Submit", "In approval");

    await decide(approver, title("en_US"), "Reject", "Say the torque.");
    await followMessage(engineer, /Knock of the front strut|减震器异响/);
    await engineer.getByText("Say the torque.").first().waitFor();
    const [rejected] = await mailsWith(/Say the torque\./);
    assert.ok(rejected, "the author has the approver's words by mail");
    await typeText(engineer, id, source!.lang, title(source!.lang), " Nut of the strut 60 Nm.");
    await press(engineer, id, "Submit", "In approval");

    await approver.goto(at("MyVerify"));
    await approver.getByRole("link", { name: title("en_US") }).click();
    await approver.getByText("This has not been approved before.").waitFor();
    await decide(approver, title("en_US"), "Pass");
    await press(approver, id, "Publish", "Published");

    await followMessage(store, new RegExp(TITLE.zh));
    await store.getByRole("heading", { level: 1, name: TITLE.zh }).waitFor();
    await store.getByRole("button", { name: "确认已阅读" }).click();
    await store.getByText(/^您已于 .* 确认。$/).waitFor();
    await followMessage(overseas, new RegExp(TITLE.en));
    await overseas.getByRole("heading", { level: 1, name: TITLE.en }).waitFor();
    assert.equal(await overseas.getByRole("link", { name: "Share", exact: true }).count(), 0);
    await overseas.getByRole("button", { name: "Confirm reading" }).click();
    await overseas.getByText(/^You confirmed on/).waitFor();
    const [mailZh] = await mailsWith(new RegExp(`To: .*store-technician@[\\s\\S]*${TITLE.zh}`));
    assert.ok(mailZh, "a mail in Chinese");
    const [mailEn] = await mailsWith(new RegExp(`To: .*overseas-store@[\\s\\S]*${TITLE.en}`));
    assert.ok(mailEn, "a mail in English");
    await approver.goto(at(`TSBworkDetail?id=${id}&readers=1`));
    await approver.getByText(/ 2 confirmed\./).waitFor();

    // A successor is written, approved and published while the first is read.
    await engineer.goto(at(`TSBworkDetail?id=${id}`));
    await engineer.getByRole("button", { name: "Prepare a new revision" }).click();
    await engineer.getByText("Draft", { exact: true }).first().waitFor();
    const overseasSees = async (heading: string) => {
      await overseas.goto(at(`TSBPreview?id=${id}`));
      await overseas.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    };
    await typeText(engineer, id, "en_US", SECOND, " Fit the new bearing.");
    await overseasSees(TITLE.en);
    await engineer.goto(at(`TSBworkDetail?id=${id}&lang=zh_CN`));
    await press(engineer, id, "Submit", "In approval");
    await overseasSees(TITLE.en);
    await approver.goto(at("MyVerify"));
    await approver.getByRole("link", { name: SECOND }).click();
    await approver.getByText("Changed since it was last approved").waitFor();
    await approver.locator(".document-difference").getByText(SECOND).first().waitFor();
    await decide(approver, SECOND, "Pass");
    await overseasSees(TITLE.en);
    await press(approver, id, "Publish", "Published");
    await overseasSees(SECOND);
    await overseas.getByRole("button", { name: "Confirm reading" }).waitFor();

    await press(approver, id, "Revoke publication", "Publication revoked");
    for (const page of [store, overseas]) {
      const answer = await page.goto(at(`TSBPreview?id=${id}`));
      assert.equal(answer!.status(), 404);
      await page.goto(at(`TSBList?keyword=${CODE}`));
      assert.equal(await page.locator("table tbody tr", { hasText: CODE }).count(), 0);
    }
  },
});
