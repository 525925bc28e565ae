import assert from "node:assert/strict";
import fc from "fast-check";
import { confirmEmail, requestEmailChange } from "@/services/entry/bind_email.ts";
import { changePassword } from "@/services/entry/change_password.ts";
import { isCommonPassword } from "@/services/entry/common_passwords.ts";
import { finishFirstLogin } from "@/services/entry/first_login.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { weaknessOf } from "@/services/entry/password_policy.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { requestReset, resetPassword } from "@/services/entry/reset_password.ts";
import { sessionOf } from "@/kernel/access/session_of.ts";
import { createFirstAdministrator } from "@/services/users/create_first_administrator.ts";
import { endedFirstPassword, renewFirstPassword } from "@/services/users/renew_first_password.ts";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { login, loginAs, openTestPortal } from "./portal.ts";

const OWNER = { account: "l.hartwig" };
const NEW = "Torque#42nm";
const twice = (password: string) => ({ newPassword: password, repeatPassword: password });
const PAGES = "https://tis.example.com/tis";

Deno.test("a password that misses a class of characters or is too short is weak", () => {
  const without = (missing: RegExp) =>
    fc.array(fc.constantFrom(..."abcXYZ0189!@#$%^&*()".split("").filter((c) => !missing.test(c))), {
      minLength: 8,
      maxLength: 40,
    }).map((characters) => characters.join(""));
  for (const missing of [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]) {
    fc.assert(fc.property(without(missing), (password) => weaknessOf(password, OWNER) === "password-weak"));
  }
  const short = fc.string({ minLength: 0, maxLength: 3 }).map((rest) => `aB1!${rest}`);
  fc.assert(fc.property(short, (password) => weaknessOf(password, OWNER) === "password-weak"));
});

Deno.test("a long password of chance is not common because its few letters are alike", () => {
  // As deploy/make_secrets.sh once made them: one in some thousands has no letters but the first two.
  assert.equal(isCommonPassword("Aa1@938271604528193746201837"), false);
  assert.equal(isCommonPassword("Aa1@9382716045281937a6201837"), false);
  for (const common of ["Aa1!Aa1!", "AAaa1111", "Aaaaaaa1!"]) assert.ok(isCommonPassword(common), common);
});

Deno.test("a password of all classes and a fair length is taken, unless it is common or holds the account", () => {
  const piece = (from: string, least: number) =>
    fc.array(fc.constantFrom(...from), { minLength: least, maxLength: 8 }).map((list) => list.join(""));
  const full = fc.tuple(
    piece("bcdfghjkmnp", 4),
    piece("BCDFGHJKMNP", 3),
    piece("23456789", 2),
    piece("#%^&*()", 1),
  )
    .map((pieces) => pieces.join("")).filter((password) => !isCommonPassword(password));
  fc.assert(fc.property(full, (password) => weaknessOf(password, OWNER) === null));
  assert.equal(weaknessOf(`aB1!${"x".repeat(125)}`, OWNER), "password-long", "longer than 128");
  assert.equal(weaknessOf(`aB1!${"xq".repeat(62)}`, OWNER), null, "128 characters");
});

Deno.test("well-known passwords are refused though they have all classes", () => {
  const common = [
    "Passw0rd!",
    "P@ssw0rd2024!",
    "Welcome123!",
    "Qwerty!123",
    "Abcdefgh1!",
    "Admin@123",
    "Aa123456!",
    "Iloveyou1!",
  ];
  for (const password of common) assert.equal(weaknessOf(password, OWNER), "password-common", password);
  assert.equal(weaknessOf("L.Hartwig#42", OWNER), "password-common", "the account is inside");
  for (const password of [NEW, "Kq7#mTz!9x", "Brake-Line#42aB"]) {
    assert.equal(weaknessOf(password, OWNER), null, password);
  }
});

Deno.test("changing a password asks for the old one, a new one that differs, and two equal entries", async () => {
  await using portal = await openTestPortal();
  const { token } = await login(portal.ctx, loginAs("store-manager"));
  const me = portal.ctxWith({ actor: (await loadUser(portal.ctx, "store-manager"))! });
  const refusals: [change: Parameters<typeof changePassword>[1], fields: [string, string][]][] = [
    [{ oldPassword: "Wrong!2026", ...twice(NEW) }, [["oldPassword", "password-wrong"]]],
    [{ oldPassword: DEMO_PASSWORD, ...twice(DEMO_PASSWORD) }, [["newPassword", "password-same"]]],
    [{ oldPassword: DEMO_PASSWORD, ...twice("short") }, [["newPassword", "password-weak"]]],
    [{ oldPassword: DEMO_PASSWORD, newPassword: NEW, repeatPassword: "Torque#43nm" }, [
      ["repeatPassword", "password-mismatch"],
    ]],
  ];
  for (const [change, fields] of refusals) {
    const refused = await refusalOf(changePassword(me, change, token));
    assert.deepEqual(refused?.fields.map(({ field, rule }) => [field, rule]), fields);
  }
  await changePassword(me, { oldPassword: DEMO_PASSWORD, ...twice(NEW) }, token);
  assert.ok(typeof await sessionOf(portal.ctx, token) !== "string", "the own session stays");
  await assertRefused(login(portal.ctx, loginAs("store-manager")), "wrong-credentials");
  await login(portal.ctx, loginAs("store-manager", { password: NEW }));
});

Deno.test("asking for a reset answers alike whoever is asked for, and mails only the owner", async () => {
  await using portal = await openTestPortal();
  const asked = [
    { account: "nobody", email: "nobody@demo.example" },
    { account: "store-manager", email: "thief@demo.example" },
    { account: "frozen", email: "frozen@demo.example" },
  ];
  for (const one of asked) assert.equal(await requestReset(portal.ctx, one, PAGES), undefined);
  assert.equal((await portal.sql`select 1 from deliveries`).length, 0);
  await requestReset(portal.ctx, { account: "store-manager", email: "Store-Manager@demo.example" }, PAGES);
  const [mail] = await portal.sql`select payload from deliveries`;
  assert.equal(mail!.payload.to, "store-manager@demo.example");
  assert.match(mail!.payload.params.link, /^https:\/\/tis\.example\.com\/tis\/RePassPage\?token=[\w-]{43}$/);
});

async function resetToken(portal: Awaited<ReturnType<typeof openTestPortal>>): Promise<string> {
  await requestReset(portal.ctx, { account: "store-manager", email: "store-manager@demo.example" }, PAGES);
  const [mail] = await portal.sql`select payload from deliveries order by id desc limit 1`;
  return mail!.payload.params.link.split("token=")[1];
}

Deno.test("a reset link works once, ends sessions and lifts the lock; a refused password leaves it usable", async () => {
  await using portal = await openTestPortal();
  const { token: session } = await login(portal.ctx, loginAs("store-manager"));
  for (let tries = 0; tries < 5; tries++) {
    await refusalOf(login(portal.ctx, loginAs("store-manager", { password: "Wrong!2026" })));
  }
  const token = await resetToken(portal);
  const weak = await refusalOf(resetPassword(portal.ctx, { token, ...twice("weak") }));
  assert.deepEqual(weak?.fields.map(({ field }) => field), ["newPassword"]);
  await resetPassword(portal.ctx, { token, ...twice(NEW) });
  assert.equal(await sessionOf(portal.ctx, session), "session-expired");
  await login(portal.ctx, loginAs("store-manager", { password: NEW }));
  const again = await refusalOf(resetPassword(portal.ctx, { token, ...twice("Torque#43nm") }));
  assert.equal(again?.key, "reset-link-invalid");
});

Deno.test("a reset link is invalid after thirty minutes, and when a newer one was sent", async () => {
  await using portal = await openTestPortal();
  const old = await resetToken(portal);
  const newer = await resetToken(portal);
  await assertRefused(resetPassword(portal.ctx, { token: old, ...twice(NEW) }), "reset-link-invalid");
  portal.pass(31);
  await assertRefused(resetPassword(portal.ctx, { token: newer, ...twice(NEW) }), "reset-link-invalid");
});

Deno.test("the first login binds an e-mail and a password, and the mail proves the address", async () => {
  await using portal = await openTestPortal();
  const { token } = await login(portal.ctx, loginAs("first-login"));
  const me = portal.ctxWith({ actor: (await loadUser(portal.ctx, "first-login"))! });
  const same = await refusalOf(
    finishFirstLogin(me, { email: "new@demo.example", ...twice(DEMO_PASSWORD) }, PAGES),
  );
  assert.equal(same?.fields[0]?.rule, "password-same");
  await finishFirstLogin(me, { email: "new@demo.example", ...twice(NEW) }, PAGES);
  const live = await sessionOf(portal.ctx, token);
  assert.ok(typeof live !== "string" && !live.session.firstLogin);
  const [mail] = await portal.sql`select payload from deliveries where payload ->> 'template' = 'confirm'`;
  await confirmEmail(portal.ctx, mail!.payload.params.link.split("confirm=")[1]);
  const [row] = await portal.sql`select email, email_confirmed_at from users where user_code = 'first-login'`;
  assert.equal(row!.email, "new@demo.example");
  assert.ok(row!.emailConfirmedAt);
});

Deno.test("a changed e-mail counts once confirmed; the old address is told", async () => {
  await using portal = await openTestPortal();
  const me = portal.ctxWith({ actor: (await loadUser(portal.ctx, "store-manager"))! });
  const typed = { email: "new@demo.example", password: "Wrong!2026" };
  assert.equal((await refusalOf(requestEmailChange(me, typed, PAGES)))?.fields[0]?.rule, "password-wrong");
  await requestEmailChange(me, { ...typed, password: DEMO_PASSWORD }, PAGES);
  const mails = await portal.sql`select payload from deliveries order by id`;
  assert.deepEqual(mails.map(({ payload }) => [payload.template, payload.to]), [
    ["confirm", "new@demo.example"],
    ["email-change", "store-manager@demo.example"],
  ]);
  const emailNow = async () =>
    (await portal.sql`select email from users where user_code = 'store-manager'`)[0]!.email;
  assert.equal(await emailNow(), "store-manager@demo.example");
  const token = mails[0]!.payload.params.link.split("confirm=")[1];
  await confirmEmail(portal.ctx, token);
  assert.equal(await emailNow(), "new@demo.example");
  await assertRefused(confirmEmail(portal.ctx, token), "email-link-invalid");
});

Deno.test("the first administrator is made once and must change the password", async () => {
  await using portal = await openTestPortal();
  const first = { account: "chief", email: "chief@example.com", password: "Start#2026x" };
  assert.equal(await createFirstAdministrator(portal.ctx, first), false, "the demo has one");
  await portal.sql`delete from user_roles where role_code = 'administrator'`;
  const made = await Promise.all([1, 2].map(() => createFirstAdministrator(portal.ctx, first)));
  assert.deepEqual(made.sort(), [false, true]);
  const done = await login(portal.ctx, loginAs("chief", { password: first.password }));
  assert.equal(done.firstLogin, true);
});

Deno.test("the first administrator's password ends unused after a day, and is renewed from outside then alone", async () => {
  await using portal = await openTestPortal();
  await portal.sql`delete from user_roles where role_code = 'administrator'`;
  const first = { account: "chief", email: "chief@example.com", password: "Start#2026x" };
  await createFirstAdministrator(portal.ctx, first);
  assert.equal(await renewFirstPassword(portal.ctx, "chief", "Other#2026x"), false, "it has not ended");
  assert.equal(await endedFirstPassword(portal.ctx), null);
  portal.pass(24 * 60 + 1);
  await assertRefused(
    login(portal.ctx, loginAs("chief", { password: first.password })),
    "one-time-password-ended",
  );
  assert.equal(await endedFirstPassword(portal.ctx), "chief");
  assert.equal(await renewFirstPassword(portal.ctx, "store-manager", "Other#2026x"), false);
  await assertRefused(renewFirstPassword(portal.ctx, "chief", "weak"), "password-weak");
  assert.equal(await renewFirstPassword(portal.ctx, "chief", "Other#2026x"), true);
  const done = await login(portal.ctx, loginAs("chief", { password: "Other#2026x" }));
  assert.equal(done.firstLogin, true);
  portal.pass(24 * 60 + 1);
  await portal.sql`
    insert into user_roles (user_id, role_code) select id, 'administrator' from users where user_code = 'section-chief'`;
  assert.equal(await renewFirstPassword(portal.ctx, "chief", "Third#2026x"), false, "another can give one");
});

Deno.test("a demo's first administrator keeps the password until it is changed", async () => {
  await using portal = await openTestPortal();
  await portal.sql`delete from user_roles where role_code = 'administrator'`;
  const first = { account: "chief", email: "chief@example.com", password: "Start#2026x", neverEnds: true };
  await createFirstAdministrator(portal.ctx, first);
  portal.pass(30 * 24 * 60);
  assert.equal((await login(portal.ctx, loginAs("chief", { password: first.password }))).firstLogin, true);
});

Deno.test("wrong passwords at the change of the e-mail count as wrong tries at the door do", async () => {
  await using portal = await openTestPortal();
  const me = portal.ctxWith({ actor: (await loadUser(portal.ctx, "store-manager"))! });
  const typed = { email: "new@demo.example", password: "Wrong!2026" };
  const keys: (string | undefined)[] = [];
  for (let tries = 0; tries < 6; tries++) {
    keys.push((await refusalOf(requestEmailChange(me, typed, PAGES)))?.key);
  }
  assert.deepEqual(keys.slice(3), ["invalid-input", "account-locked", "account-locked"]);
  await assertRefused(login(portal.ctx, loginAs("store-manager")), "account-locked");
});

Deno.test("who asks for resets without end keeps nobody from theirs, and fills no mailbox", async () => {
  await using portal = await openTestPortal();
  const ask = (address: string, account: string, email = "store-manager@demo.example") =>
    refusalOf(requestReset(portal.ctxWith({ address }), { account, email }, PAGES));
  const most = LIMITS.loginsPerAccountPerMinute;
  for (let asked = 0; asked < most; asked++) await ask("198.51.100.7", "store-manager", "guess@example.com");
  assert.equal((await ask("198.51.100.7", "store-manager"))?.key, "too-many-requests");
  for (let network = 0; network < 2 * LIMITS.resetMailsPerMinute; network++) {
    assert.equal(await ask(`203.0.${network}.5`, "store-manager"), null, "the answer is always the same");
  }
  const mails = await portal.sql`select payload from deliveries order by id`;
  assert.equal(mails.length, LIMITS.resetMailsPerMinute);
  const token = mails.at(-1)!.payload.params.link.split("token=")[1];
  await resetPassword(portal.ctx, { token, ...twice(NEW) });
});

Deno.test("a new password voids the links mailed before it: to confirm an address and to reset", async () => {
  await using portal = await openTestPortal();
  const me = portal.ctxWith({ actor: (await loadUser(portal.ctx, "store-manager"))! });
  await requestEmailChange(me, { email: "thief@demo.example", password: DEMO_PASSWORD }, PAGES);
  const [mail] = await portal.sql`select payload from deliveries where payload ->> 'template' = 'confirm'`;
  const reset = await resetToken(portal);
  await changePassword(me, { oldPassword: DEMO_PASSWORD, ...twice(NEW) }, null);
  const confirm = mail!.payload.params.link.split("confirm=")[1];
  await assertRefused(confirmEmail(portal.ctx, confirm), "email-link-invalid");
  const late = await refusalOf(resetPassword(portal.ctx, { token: reset, ...twice("Torque#43nm") }));
  assert.equal(late?.key, "reset-link-invalid");
});
