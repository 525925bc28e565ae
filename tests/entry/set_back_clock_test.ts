import assert from "node:assert/strict";
import { LIMITS } from "@/kernel/limits.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { sessionOf } from "@/kernel/access/session_of.ts";
import { bringLoginsBack } from "@/services/entry/bring_logins_back.ts";
import { newCode, requireCaptcha } from "@/services/entry/captcha.ts";
import { linkIsOpen, newMailLink } from "@/services/entry/mail_links.ts";
import { finishLogin } from "@/services/entry/second_step.ts";
import { keepChallenge, takeChallenge } from "@/services/second_factor/passkey_challenges.ts";
import { giveOneTimePassword } from "@/services/users/reset_by_staff.ts";
import { codeOf, withApp } from "../second_factor/people.ts";
import { refusalOf } from "../refusal_of.ts";
import { login, loginAs, openTestPortal } from "./portal.ts";

const HOURS = 60, DAYS = 24 * HOURS;
const PERSON = "store-manager";
type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

/** Moves the clock as somebody who sets that of the database does; set back, what follows it brings back. */
async function jump(portal: TestPortal, minutes: number): Promise<void> {
  portal.pass(minutes);
  if (minutes < 0) await bringLoginsBack(portal.ctx);
}

const tokenOf = async (portal: TestPortal, account: string) =>
  (await login(portal.ctx, loginAs(account))).token;

async function live(portal: TestPortal, token: string) {
  const found = await sessionOf(portal.ctx, token);
  return typeof found === "string" ? null : found.session;
}

async function mailLink(portal: TestPortal): Promise<string> {
  const userId = (await loadUser(portal.ctx, PERSON))!.id;
  const link = { userId, purpose: "reset-password", email: "mail@example.com", minutes: 30 } as const;
  return (await portal.ctx.tx((tx) => newMailLink(tx, link))).token;
}

const linkOpen = (portal: TestPortal, token: string) => linkIsOpen(portal.ctx, "reset-password", token);

for (const [name, minutes] of [["two hours", 2 * HOURS], ["forty days", 40 * DAYS]] as const) {
  Deno.test(`a clock that was ${name} ahead and is set back leaves sessions their usual time`, async () => {
    await using portal = await openTestPortal();
    const before = await tokenOf(portal, "store-technician");
    await jump(portal, minutes);
    assert.equal(await live(portal, before), null, "over, as it would be after that time");
    const token = await tokenOf(portal, PERSON);
    await jump(portal, -minutes);
    const back = (await live(portal, token))!;
    const now = portal.now().getTime();
    assert.equal(back.expiresAt.getTime() - now, LIMITS.sessionIdleMinutes * 60_000);
    assert.ok(
      back.confirmedAt.getTime() + LIMITS.confirmedMinutes * 60_000 <= now,
      "who proved it then is asked again",
    );
    portal.pass(LIMITS.sessionIdleMinutes + 1);
    assert.equal(await live(portal, token), null);
  });

  Deno.test(`a clock that was ${name} ahead and is set back leaves links, captchas and steps their usual time`, async () => {
    await using portal = await openTestPortal();
    await jump(portal, minutes);
    const link = await mailLink(portal);
    const captcha = await newCode(portal.ctx);
    const challenge = await keepChallenge(portal.ctx, "login", null, "c");
    await jump(portal, -minutes);
    assert.ok(await linkOpen(portal, link));
    portal.pass(31);
    assert.ok(!await linkOpen(portal, link), "a link of thirty minutes");
    const late = await refusalOf(requireCaptcha(portal.ctx, captcha.captchaId, captcha.code));
    assert.equal(late?.fields[0]?.rule, "captcha-expired");
    assert.equal(
      (await refusalOf(takeChallenge(portal.ctx, "login", null, challenge)))?.key,
      "passkey-refused",
    );
  });

  Deno.test(`a clock that was ${name} ahead and is set back locks nobody out`, async () => {
    await using portal = await openTestPortal();
    const { key } = await withApp(portal, PERSON);
    const enter = async () => {
      const refusal = await refusalOf(login(portal.ctx, loginAs(PERSON)));
      if (refusal?.key !== "second-factor-needed") return refusal?.key ?? "in";
      const step = String(refusal.data.step);
      return (await refusalOf(finishLogin(portal.ctx, step, { code: codeOf(portal, key) }, "test")))?.key ??
        "in";
    };
    await jump(portal, minutes);
    assert.equal(await enter(), "in");
    for (let tries = 0; tries < LIMITS.loginTries; tries++) {
      await refusalOf(login(portal.ctx, loginAs("store-technician", { password: "Wrong!2030" })));
    }
    await jump(portal, -minutes);
    portal.pass(1);
    assert.equal(await enter(), "in", "by a code of now");
    assert.equal(await enter(), "second-factor-wrong", "which is taken once");
    assert.equal((await refusalOf(login(portal.ctx, loginAs("store-technician"))))?.key, "account-locked");
    portal.pass(LIMITS.loginLockMinutes);
    assert.equal(await refusalOf(login(portal.ctx, loginAs("store-technician"))), null);
  });
}

Deno.test("a one-time password that was given while the clock was ahead ends after its day", async () => {
  await using portal = await openTestPortal();
  await jump(portal, 40 * DAYS);
  const actor = (await loadUser(portal.ctx, "administrator"))!;
  const { id } = (await loadUser(portal.ctx, PERSON))!;
  const { password } = await giveOneTimePassword(portal.ctxWith({ actor }), id);
  await jump(portal, -40 * DAYS);
  const enter = () => refusalOf(login(portal.ctx, loginAs(PERSON, { password })));
  assert.equal(await enter(), null);
  portal.pass(LIMITS.oneTimePasswordHours * 60 + 1);
  assert.equal((await enter())?.key, "one-time-password-ended");
});

Deno.test("a clock that is set back by two hours ends nothing, and nothing of before outlives its usual time", async () => {
  await using portal = await openTestPortal();
  const token = await tokenOf(portal, PERSON);
  const link = await mailLink(portal);
  await jump(portal, -2 * HOURS);
  assert.ok(await live(portal, token));
  assert.ok(await linkOpen(portal, link));
  portal.pass(31);
  assert.ok(!await linkOpen(portal, link));
  portal.pass(LIMITS.sessionIdleMinutes);
  assert.equal(await live(portal, token), null);
});
