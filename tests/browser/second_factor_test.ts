import assert from "node:assert/strict";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { browserTest } from "../browser.ts";
import { type DemoPortal, serveDemo } from "../demo_portal.ts";
import { axeFindingsInBothThemes, WCAG } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";
import { openSettled } from "./settle.ts";

const portal = await serveDemo();
const strict = await serveDemo({ SECOND_FACTOR: "administrators" });
Deno.test.afterAll(async () => {
  await portal[Symbol.asyncDispose]();
  await strict[Symbol.asyncDispose]();
});

/** Browsers know no passkeys at an address in numbers. */
const hostOf = ({ origin }: DemoPortal) => origin.replace("127.0.0.1", "localhost");
const home = hostOf(portal);

/** The code that an app shows in the next thirty seconds: the one of now may have been used. */
function codeOf(key: string, later = 30): string {
  const secret = Secret.fromBase32(key.replace(/\s/g, ""));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * 1000 });
}

async function typePassword(page: Page, origin: string, account: string): Promise<void> {
  await page.goto(`${origin}/tis/login`);
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('input[name="consent"]').check();
  await page.locator('form[action="/oauth/login"] button.btn-primary').click();
}

/** Sets an app up on the page that stands open. @returns its key and the recovery codes */
async function setUpApp(page: Page, hasScript = true): Promise<{ key: string; codes: string[] }> {
  await page.locator('form[action="/oauth/totp"] button').click();
  const key = await page.locator(".totp-text").innerText();
  await page.locator("svg.qr-code").waitFor();
  if (hasScript) await findNothing(page);
  await page.locator('form[action="/oauth/totp/confirmation"] input[name="code"]').fill(codeOf(key, 0));
  await page.locator('form[action="/oauth/totp/confirmation"] button.btn-primary').click();
  await page.locator(".recovery-codes li").first().waitFor();
  return { key, codes: await page.locator(".recovery-codes li").allInnerTexts() };
}

/** Forgets when everybody last proved who they are, as if it were twenty minutes ago. */
const letTimePass = ({ sql }: DemoPortal) =>
  sql`update sessions set started_at = started_at - interval '20 minutes', confirmed_at = null`;

/** Rules of WCAG 2.2 A and AA that axe can decide, light and dark. */
async function findNothing(page: Page): Promise<void> {
  assert.deepEqual(await axeFindingsInBothThemes(page, WCAG), [], page.url());
}

browserTest("a store manager sets up an app, and the next login asks for its code", async (page) => {
  await logIn(page.context(), home, "store-manager", "en_US");
  await page.goto(`${home}/tis/Account`);
  const { key, codes } = await setUpApp(page);
  assert.equal(codes.length, 10);
  await findNothing(page);
  const download = page.waitForEvent("download");
  await page.locator(".recovery-codes button", { hasText: "Download" }).click();
  const saved = await Deno.readTextFile((await (await download).path())!);
  for (const code of codes) assert.ok(saved.includes(code));
  await page.reload();
  assert.equal(await page.locator(".recovery-codes").count(), 0, "shown this once");

  await page.context().clearCookies();
  await typePassword(page, home, "store-manager");
  await page.waitForURL("**/tis/SecondStep");
  await findNothing(page);
  await page.goto(`${home}/tis/EPCIndex`);
  await page.waitForURL("**/tis/login**");
  await page.goto(`${home}/tis/SecondStep`);
  await page.locator('input[name="code"]').fill("000000");
  await page.locator('form[action="/oauth/login/second-step"] button.btn-primary').click();
  assert.match(await page.locator('[data-error-of="code"]').innerText(), /\d|次/);
  await page.locator('input[name="code"]').fill(codeOf(key));
  await page.locator('form[action="/oauth/login/second-step"] button.btn-primary').click();
  await page.waitForURL("**/tis/index");
  const [session] = await portal.sql`
    select opened_by from sessions s join users u on u.id = s.user_id
    where u.user_code = 'store-manager' and s.ended_at is null`;
  assert.equal(session!.openedBy, "password-totp");
  await page.goto(`${home}/tis/Account`);
  assert.match(await page.locator(".session-list").innerText(), /密码和应用|Password and app/);
});

browserTest("a passkey is added, opens the portal without a password, and is removed", async (page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await logIn(page.context(), home, "store-technician", "en_US");
  await page.goto(`${home}/tis/Account`);
  const form = page.locator('form[action="/oauth/passkeys"]');
  await form.locator('input[name="name"]').fill("Workshop tablet");
  await form.locator("button").click();
  await page.locator(".recovery-codes li").first().waitFor();
  assert.match(await page.locator(".passkey-list").innerText(), /Workshop tablet/);
  await findNothing(page);

  await page.context().clearCookies();
  await page.goto(`${home}/tis/login`);
  const passkey = page.locator('form[action="/oauth/login/passkey"] button');
  await passkey.click();
  assert.equal(new URL(page.url()).pathname, "/tis/login", "consent comes first");
  await page.locator('input[name="consent"]').check();
  await passkey.click();
  await page.waitForURL("**/tis/index");
  const [line] = await portal.sql`
    select result, opened_by from login_log where typed_name = 'store-technician' order by id desc limit 1`;
  assert.deepEqual({ ...line }, { result: "ok", openedBy: "passkey" });

  await page.context().clearCookies();
  await typePassword(page, home, "store-technician");
  await page.waitForURL("**/tis/SecondStep");
  await page.locator(".step-passkey button").click();
  await page.waitForURL("**/tis/index");

  await letTimePass(portal);
  await page.goto(`${home}/tis/Account`);
  await page.locator('form[action$="/removal"] button').click();
  await page.locator("dialog[open] button", { hasText: /passkey|通行密钥/ }).click();
  await page.locator(".passkey-list").waitFor({ state: "detached" });
  assert.equal((await portal.sql`select from passkeys`).length, 0);
});

browserTest(
  "an administrator of whom a second factor is demanded reaches nothing else before",
  async (page) => {
    const origin = hostOf(strict);
    await typePassword(page, origin, "administrator");
    await page.waitForURL("**/tis/SecondFactor");
    await findNothing(page);
    await page.goto(`${origin}/tis/baseinfouser`);
    await page.waitForURL("**/tis/SecondFactor");
    const call = await page.context().request.get(`${origin}/tis/orders`, {
      headers: { accept: "application/json" },
    });
    assert.equal((await call.json()).code, "3000004");
    await setUpApp(page);
    await findNothing(page);
    await page.locator("a.btn-primary").click();
    await page.waitForURL("**/tis/index");
    await page.goto(`${origin}/tis/baseinfouser`);
    assert.equal(new URL(page.url()).pathname, "/tis/baseinfouser");
  },
);

browserTest("what gives rights asks again who it is, and what was typed stays", async (page) => {
  await logIn(page.context(), home, "administrator", "en_US");
  await letTimePass(portal);
  const [user] = await portal.sql<{ id: number }[]>`select id from users where user_code = 'old-password'`;
  await openSettled(page, `${home}/tis/baseinfouser?entry=${user!.id}`);
  const freeze = page.locator('form[action="/tis/users/freezing"]').last();
  await page.locator("details.user-verb summary", { hasText: "Freeze" }).first().click();
  await freeze.locator('input[name="reason"]').fill("left the company in spring");
  await freeze.locator("button").click();
  const dialog = page.locator("dialog[open]").last();
  await dialog.locator("#confirm-proof").fill("Wrong!2026");
  await findNothing(page);
  await dialog.locator('button[type="submit"]').click();
  await dialog.getByText("remaining").waitFor();
  assert.equal(await freeze.locator('input[name="reason"]').inputValue(), "left the company in spring");
  const shownAnew = page.waitForEvent("load");
  await dialog.locator("#confirm-proof").fill(DEMO_PASSWORD);
  await dialog.locator('button[type="submit"]').click();
  await shownAnew;
  const [row] = await portal.sql`select state, frozen_reason from users where id = ${user!.id}`;
  assert.deepEqual({ ...row }, { state: "frozen", frozenReason: "left the company in spring" });
});

browserTest(
  "without script the page that asks again leads back to what was typed, and an app is set up all the same",
  async (page) => {
    await logIn(page.context(), home, "administrator", "en_US");
    await letTimePass(portal);
    const [user] = await portal.sql<{ id: number }[]>`select id from users where user_code = 'no-country'`;
    await page.goto(`${home}/tis/baseinfouser?entry=${user!.id}`);
    const freeze = page.locator('form[action="/tis/users/freezing"]').last();
    await page.locator("details.user-verb summary", { hasText: "Freeze" }).first().click();
    await freeze.locator('input[name="reason"]').fill("left the company in autumn");
    await freeze.locator("button").click();
    await page.waitForURL("**/tis/ConfirmIdentity?next=*");
    await page.locator('input[name="proof"]').fill("Wrong!2026");
    await page.locator("form.form button.btn-primary").click();
    assert.match(await page.locator('[data-error-of="proof"]').innerText(), /remaining/);
    await page.locator('input[name="proof"]').fill(DEMO_PASSWORD);
    await page.locator("form.form button.btn-primary").click();
    await page.waitForURL(`**/tis/baseinfouser?entry=${user!.id}`);
    assert.equal(await freeze.locator('input[name="reason"]').inputValue(), "left the company in autumn");
    await page.goto(`${home}/tis/Account`);
    const { codes } = await setUpApp(page, false);
    assert.equal(codes.length, 10);
  },
  { javaScriptEnabled: false },
);
