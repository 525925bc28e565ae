import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";
import { openSettled } from "./settle.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const at = (path: string) => `${portal.origin}/tis/${path}`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** Questions answered by keys alone, and how long that may take, ms. */
const QUEUE = 10, QUEUE_MS = 120_000;

async function assertFits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${over} px wider than the screen: ${page.url()}`);
}

/** Takes a photo of what the page shows into a form, by the button of the device's camera. */
async function addPhoto(page: Page, form: string, name: string): Promise<void> {
  await page.getByText("Take a picture").first().waitFor();
  await page.locator(`${form} input[type=file][capture][accept*=image]`).setInputFiles({
    name,
    mimeType: "image/png",
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } }),
  });
  await page.locator(`${form} .upload-list`).getByText(name).first().waitFor();
}

browserTest("a question is asked with photos on a phone, and answered on another with one", async (page) => {
  await logIn(page.context(), portal.origin, "store-technician", "en_US", "phone");
  await page.goto(at("TechQAAdd"));
  await page.locator("[data-ask-help][data-live]").waitFor({ state: "attached" });
  await page.getByLabel("Series").selectOption({ label: "Tessa EV" });
  await page.getByLabel("Type").selectOption({ label: "Body and seals" });
  await page.getByLabel("Title").fill("Water under the carpet");
  await page.getByLabel("Description").fill("After a car wash, at the front left.");
  await addPhoto(page, "#question", "carpet.png");
  await addPhoto(page, "#question", "drain.png");
  await assertFits(page);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.waitForURL(/TechQAView\?id=\d+/);
  await page.getByText("carpet.png").first().waitFor();
  await page.getByText("drain.png").first().waitFor();
  await assertFits(page);

  const context = await page.context().browser()!.newContext(PHONE);
  await logIn(context, portal.origin, "technical-supervisor", "en_US", "phone");
  const supervisor = await context.newPage();
  await supervisor.goto(page.url());
  await supervisor.getByLabel("Your answer").fill("The drain hose has come off, push it home.");
  await addPhoto(supervisor, "#answer", "hose.png");
  await assertFits(supervisor);
  await supervisor.getByRole("button", { name: "Answer", exact: true }).click();
  await page.getByText("The drain hose has come off").first().waitFor();
  await page.getByText("hose.png").first().waitFor();
  await context.close();
}, PHONE);

browserTest("ten questions of one's queue are answered by keys alone within two minutes", async (page) => {
  const { sql } = portal;
  // The oldest wait longest and are the first of the queue.
  await sql`
    update questions set assignee_id = (select id from users where user_code = 'factory-engineer'), stage = 'unanswered',
      waiting_since = asked_at, closed_at = null, closed_by = null
    where id in (select id from questions where kind = 'part' and stage <> 'draft' order by asked_at limit ${
    QUEUE + 2
  })`;
  await logIn(page.context(), portal.origin, "factory-engineer");
  await openSettled(page, at("PartQAList?queue=turn"));
  await page.locator("main tbody tr .title a").first().waitFor();
  const answered = async () =>
    (await sql`select from question_replies where body like 'Answered by keys%'`).length;
  const begin = performance.now();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  for (let number = 1; number <= QUEUE; number++) {
    await page.waitForURL(/PartQAView\?id=\d+/);
    const here = page.url();
    await page.locator("[data-queue-keys][data-live]").waitFor();
    await page.keyboard.press("r");
    await page.keyboard.type(`Answered by keys, number ${number}.`);
    await page.keyboard.press("Control+Enter");
    await page.locator(".question-thread", { hasText: `Answered by keys, number ${number}.` }).waitFor();
    await page.locator("[data-queue-keys][data-live]").waitFor();
    if (number < QUEUE) {
      await page.keyboard.press("n");
      await page.waitForURL((url) => url.href !== here && url.pathname.endsWith("PartQAView"));
    }
  }
  const took = performance.now() - begin;
  assert.equal(await answered(), QUEUE);
  console.log(`${QUEUE} questions answered by keys in ${(took / 1000).toFixed(1)} s`);
  assert.ok(took < QUEUE_MS, `${took} ms`);
});
