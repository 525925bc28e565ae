import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { v7 as uuid } from "uuid";
import { CONSUMERS } from "@/domains.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { readStoredMail, storedMails } from "@/platform/mail/folder.ts";
import { browserTest, DESK, PATIENCE_MS } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const dictionaries = await shippedTexts();

const at = (path: string) => `${portal.origin}/tis/${path}`;
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Who is away, and who stands in. */
const AWAY = "designated-engineer", SUBSTITUTE = "factory-engineer";

/** A page of somebody of their own. */
async function pageOf(page: Page, account: string, lang = "en_US"): Promise<Page> {
  const context = await page.context().browser()!.newContext(DESK);
  await logIn(context, portal.origin, account, lang);
  return await ownPage(context);
}

async function ownPage(context: BrowserContext): Promise<Page> {
  const own = await context.newPage();
  own.setDefaultTimeout(PATIENCE_MS);
  return own;
}

/** Tells people of what has happened to a question, as a worker does. */
async function tellOf(questionId: string): Promise<void> {
  const notify = CONSUMERS.find(({ name }) => name === "notify")!;
  const ctx = makeCtx({ pool: portal.sql, dictionaries }, uuid);
  const events = await portal.sql`
    select event_id as id, type, topic, key, sequence, occurred_at, data from outbox
    where type in ('qa.asked', 'qa.escalated') and data ->> 'questionId' = ${questionId} order by id`;
  for (const event of events) {
    await ctx.tx((tx) => notify.handle({ ...event, correlationId: null } as never, tx));
  }
}

/** The mail to somebody whose subject or text says something, decoded; waits for it. */
async function mailTo(account: string, said: string): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    for (const { name } of await storedMails(portal.config.mailDir)) {
      const source = (await readStoredMail(portal.config.mailDir, name))!;
      if (!source.includes(`To: ${account}@demo.example`)) continue;
      const text = plainPart(source);
      if (text.includes(said)) return text;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no mail to ${account} says ${said}`);
}

/** The plain text of a mail, whichever way it is encoded. */
function plainPart(source: string): string {
  const part = /Content-Type: text\/plain[^\n]*\r?\n(?:Content-[^\n]*\n)*\r?\n([\s\S]*?)\r?\n----/.exec(
    source,
  );
  assert.ok(part, source.slice(0, 600));
  const bytes = /Content-Transfer-Encoding: base64/i.test(part[0])
    ? Uint8Array.from(atob(part[1]!.replaceAll(/\s/g, "")), (sign) => sign.charCodeAt(0))
    : Uint8Array.from(
      part[1]!.replaceAll(/=\r?\n/g, "").replaceAll(
        /=([0-9A-F]{2})/g,
        (_, hex) => String.fromCharCode(parseInt(hex, 16)),
      ),
      (sign) => sign.charCodeAt(0),
    );
  return new TextDecoder().decode(bytes);
}

browserTest(
  "an engineer who is away names a substitute, who is mailed in their language, and answers from the mail's link until the engineer is back",
  async (page) => {
    const { sql } = portal;
    await sql`update users set lang = 'de_DE' where user_code = ${SUBSTITUTE}`;
    // Away: named on the own page.
    const engineer = await pageOf(page, AWAY);
    await engineer.goto(at("Account"));
    const form = engineer.locator("#name-substitute");
    await form.getByLabel("Substitute").selectOption({ value: SUBSTITUTE });
    await form.getByLabel("First day").fill(dayAfter(-1));
    await form.getByLabel("Last day").fill(dayAfter(3));
    await form.getByRole("button", { name: "Name a substitute" }).click();
    const end = engineer.getByRole("button", { name: /^End: / });
    await end.waitFor();
    await mailTo(SUBSTITUTE, "Sie vertreten");

    // A question comes to the engineer.
    await logIn(page.context(), portal.origin, "store-technician");
    await page.goto(at("TechQAAdd"));
    await page.getByLabel("Series").selectOption({ label: "Tessa EV" });
    await page.getByLabel("Type").selectOption({ label: "Charging system" });
    await page.getByLabel("Title").fill("Charging flap stays open");
    await page.getByLabel("Description").fill("The motor hums, the flap does not move.");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.waitForURL(/TechQAView\?id=\d+/);
    const id = new URL(page.url()).searchParams.get("id")!;
    const supervisor = await pageOf(page, "technical-supervisor");
    await supervisor.goto(at(`TechQAView?id=${id}`));
    await supervisor.getByLabel("Your answer").fill("The fuse is fine, so is the plug.");
    await supervisor.getByRole("button", { name: "Answer", exact: true }).click();
    await supervisor.getByRole("button", { name: "Submit to support section" }).click();
    await supervisor.locator('.question-course [aria-current="step"]', { hasText: "Section head" }).waitFor();
    const head = await pageOf(page, "section-chief");
    await head.goto(at(`TechQAView?id=${id}`));
    await head.getByText("Designate an engineer").first().click();
    const [{ engineerId, code }] = await sql<[{ engineerId: string; code: string }]>`
      select u.id::text as engineer_id, q.code from users u, questions q where u.user_code = ${AWAY} and q.id = ${id}`;
    await head.getByLabel("Engineer", { exact: true }).selectOption({ value: engineerId });
    await head.getByRole("button", { name: "Designate an engineer" }).click();
    await head.locator('.question-course [aria-current="step"]', { hasText: "Engineer" }).waitFor();
    await tellOf(id);

    // The substitute reads the mail and answers by its link.
    const mail = await mailTo(SUBSTITUTE, `${code} liegt jetzt bei Ihnen`);
    assert.match(mail, /Charging flap stays open/);
    const link = /https?:\/\/\S+\/tis\/MyMessage\?open=\d+/.exec(mail)![0];
    const substitute = await pageOf(page, SUBSTITUTE, "de_DE");
    await substitute.goto(new URL(new URL(link).pathname + new URL(link).search, portal.origin).href);
    await substitute.waitForURL(new RegExp(`TechQAView\\?id=${id}$`));
    await substitute.getByLabel("Ihre Antwort").fill("Please release the flap by the cable in the boot.");
    await substitute.getByRole("button", { name: "Antworten", exact: true }).click();
    await page.getByText("Please release the flap by the cable").first().waitFor();

    // Back before the last day.
    await end.click();
    await end.waitFor({ state: "detached" });
    await page.getByLabel("More details").fill("The cable is torn, what now?");
    await page.locator("#ask-again").getByRole("button").last().click();
    await substitute.getByText("The cable is torn, what now?").first().waitFor();
    await substitute.getByLabel("Ihre Antwort").waitFor({ state: "detached" });
    await engineer.goto(at(`TechQAView?id=${id}`));
    await engineer.getByLabel("Your answer").waitFor();
    for (const one of [engineer, supervisor, head, substitute]) await one.context().close();
  },
);
