import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { v7 as uuid } from "uuid";
import { openSignals } from "@/platform/signals.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { type NewMessage, notifyPeople } from "@/engines/messages/notify_people.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";
import { streamOf } from "./stream_of.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const at = (path: string) => `${portal.origin}/tis/${path}`;
const dictionaries = await shippedTexts();

async function idOf(account: string): Promise<number> {
  const [row] = await portal.sql<{ id: number }[]>`select id from users where user_code = ${account}`;
  return Number(row!.id);
}

/** Tells an account something, as a worker with a connection of its own would. */
async function tell(account: string, message: Partial<NewMessage> = {}): Promise<void> {
  const signals = openSignals(portal.databaseUrl, portal.sql);
  const ctx = makeCtx({ pool: portal.sql, dictionaries, signal: signals.signal }, uuid);
  const receivers = [await idOf(account)];
  await ctx.tx((tx) =>
    notifyPeople(tx, {
      eventId: uuid(),
      kind: "order-rejected",
      params: { order: "20417-000009", lines: 1 },
      link: "EPCCart?view=orders",
      receivers,
      ...message,
    })
  );
  await signals.stop();
}

async function fresh(page: Page, account: string, lang = "en_US"): Promise<void> {
  await portal.sql`delete from messages where user_id = ${await idOf(account)}`;
  await logIn(page.context(), portal.origin, account, lang);
}

const bell = (page: Page, unread: number) =>
  page.getByRole("link", { name: `Messages, unread: ${unread}`, exact: true });

browserTest(
  "a message told by another process moves the badge of an open page, and of its other tabs",
  async (page) => {
    await fresh(page, "store-technician");
    // The message is made beside the first web process, the browser is served by a second.
    await using second = await portal.another();
    const stream = streamOf(page);
    await page.goto(`${second.origin}/tis/index`);
    await bell(page, 0).waitFor();
    await stream;
    // The other tab is drawn before the message comes, and listens only after it.
    const tab = await page.context().newPage();
    const scripts = Promise.withResolvers<void>();
    await tab.route("**/*.js", async (route) => (await scripts.promise, await route.continue()));
    await tab.goto(`${second.origin}/tis/EPCCart`, { waitUntil: "commit" });
    await bell(tab, 0).waitFor();
    await tell("store-technician");
    await bell(page, 1).waitFor();
    scripts.resolve();
    await bell(tab, 1).waitFor();
    assert.equal(second.portal.live.size, 1, "one stream for both tabs");
    // The tab that holds the stream goes: the other takes it over.
    await page.close();
    await tell("store-technician");
    await bell(tab, 2).waitFor();
  },
);

async function logInElsewhere(account: string): Promise<void> {
  const elsewhere = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: "Demo!2026", consent: "on" }),
  });
  await elsewhere.body?.cancel();
  assert.equal(elsewhere.status, 200);
}

browserTest(
  "a login elsewhere is told on the page that is open; what was typed stays, and is sent after a login in a new window",
  async (page) => {
    await fresh(page, "administrator");
    const stream = streamOf(page);
    await page.goto(at("EPCEnerge?add=1"));
    const dialog = page.locator("#register-open:modal");
    await dialog.getByLabel("Code").fill("AMMONIA");
    await dialog.getByRole("textbox", { name: "English" }).fill("Ammonia");
    await stream;
    await logInElsewhere("administrator");
    const bar = dialog.getByRole("alert").filter({ hasText: "Logged in elsewhere" });
    await bar.waitFor();
    // Sent all the same, it is told once more and stays.
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await bar.waitFor();
    const opened = page.context().waitForEvent("page");
    await bar.getByRole("link", { name: "Log in again in a new window" }).click();
    const other = await opened;
    await other.waitForURL(/\/tis\/login\?ended=logged-in-elsewhere/);
    await other.locator("input[name=account]").fill("administrator");
    await other.locator("input[name=password]").fill("Demo!2026");
    await other.locator("input[name=consent]").check();
    await other.keyboard.press("Enter");
    await other.waitForURL(/EPCEnerge/);
    await bar.waitFor({ state: "hidden" });
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator('#register-list tr[data-key="AMMONIA"]').waitFor();
  },
);

browserTest("a page of somebody who was logged in before says in whose name it would send", async (page) => {
  await fresh(page, "store-technician");
  const stream = streamOf(page);
  await page.goto(at("TechQAAdd"));
  await stream;
  const other = await page.context().newPage();
  await logIn(page.context(), portal.origin, "store-manager");
  await other.goto(at("index"));
  await page.getByRole("alert").filter({ hasText: "Someone else is logged in" }).waitFor();
});

browserTest("messages are read, filtered, ticked, done and reopened", async (page) => {
  await fresh(page, "store-manager");
  await tell("store-manager");
  await tell("store-manager", { kind: "order-accepted", params: { order: "20417-000010", lines: 2 } });
  await page.goto(at("MyMessage"));
  const rows = page.locator("table.messages tbody tr");
  assert.equal(await rows.count(), 2);
  await bell(page, 2).waitFor();
  // Following the title opens the source and marks it as read.
  await page.getByRole("link", { name: "Order 20417-000009 rejected" }).click();
  await page.waitForURL(/EPCCart\?view=orders/);
  await bell(page, 1).waitFor();
  await page.goto(at("MyMessage?state=open"));
  assert.equal(await rows.count(), 1);
  await page.getByRole("checkbox", { name: /Select Order 20417-000009/ }).check();
  await page.getByRole("button", { name: "Mark as done", exact: true }).click();
  await page.getByText("No matching messages").waitFor();
  await page.goto(at("MyMessage?state=done"));
  await page.getByRole("checkbox", { name: /Select Order 20417-000009/ }).check();
  await page.getByRole("button", { name: "Reopen", exact: true }).click();
  await page.getByText("No matching messages").waitFor();
  await page.goto(at("MyMessage"));
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await bell(page, 0).waitFor();
});

browserTest("a list that is open says that something new has come, and shows it when asked", async (page) => {
  await fresh(page, "store-manager");
  const stream = streamOf(page);
  await page.goto(at("MyMessage"));
  await page.getByText("No messages yet").waitFor();
  await stream;
  await tell("store-manager");
  await page.getByRole("status").filter({ hasText: "New messages have arrived" })
    .getByRole("link", { name: "Show them" }).click();
  await page.getByRole("link", { name: "Order 20417-000009 rejected" }).waitFor();
});

browserTest(
  "without script messages are filtered, ticked, marked and opened all the same",
  async (page) => {
    await fresh(page, "store-manager");
    await tell("store-manager");
    await page.goto(at("MyMessage"));
    await bell(page, 1).waitFor();
    await page.getByRole("checkbox", { name: /Select Order 20417-000009/ }).check();
    await page.getByRole("button", { name: "Mark as done", exact: true }).click();
    await page.getByText("1 message marked as done").waitFor();
    await page.locator("select[name=state]").selectOption("open");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByText("No matching messages").waitFor();
    await bell(page, 0).waitFor();
  },
  { javaScriptEnabled: false },
);

browserTest("the link of a mail takes mails of its kind off, without a login, once asked", async (page) => {
  await fresh(page, "store-manager");
  await page.context().clearCookies();
  const id = await idOf("store-manager");
  await portal.sql`
    update users set email = 'manager@demo.example', email_confirmed_at = now(), lang = 'en_US' where id = ${id}`;
  await tell("store-manager");
  await page.goto(at("DemoMail"));
  const mail = page.locator("article.mail").filter({ hasText: "Order 20417-000009 rejected" });
  while (await mail.count() === 0) await page.reload();
  const frame = mail.first().frameLocator("iframe");
  await frame.getByRole("heading", { name: "Order 20417-000009 rejected" }).waitFor();
  const link = await frame.getByRole("link", { name: "Stop emails of this type" }).getAttribute("href");
  await page.goto(new URL(new URL(link!).pathname + new URL(link!).search, portal.origin).href);
  await page.locator("main form button").click();
  await page.waitForURL(/done=1/);
  const [wish] = await portal.sql`
    select by_mail from mail_wishes where user_id = ${id} and kind = 'order-rejected'`;
  assert.equal(wish!.byMail, false);
});

Deno.test(
  "one click of a mail program takes mails off: one POST, no cookies (RFC 8058)",
  { sanitizeOps: false, sanitizeResources: false },
  async () => {
    const { unsubscribeToken } = await import("@/engines/messages/unsubscribe_token.ts");
    const id = await idOf("factory-manager");
    const token = await unsubscribeToken(portal.sql, { userId: id, kind: "rights-changed" });
    const url = `${portal.origin}/tis/mail-unsubscription?token=`;
    const post = (what: string) =>
      fetch(url + what, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    const bad = await post(token.slice(0, -2) + "xx");
    await bad.body?.cancel();
    assert.equal(bad.status, 404);
    const read = await fetch(url + token, { redirect: "manual" });
    await read.body?.cancel();
    const wanted = async () =>
      (await portal.sql`select by_mail from mail_wishes where user_id = ${id} and kind = 'rights-changed'`)[0]
        ?.byMail ?? true;
    assert.equal(await wanted(), true, "opening asks first");
    const good = await post(token);
    assert.equal((await good.json()).code, 200);
    assert.equal(await wanted(), false);
  },
);
