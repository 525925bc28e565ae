import assert from "node:assert/strict";
import { loadUser } from "@/kernel/access/load_user.ts";
import { sessionOf } from "@/kernel/access/session_of.ts";
import { newMailLink } from "@/services/entry/mail_links.ts";
import { resetPassword } from "@/services/entry/reset_password.ts";
import { giveOneTimePassword } from "@/services/users/reset_by_staff.ts";
import { finishLogin } from "@/services/entry/second_step.ts";
import { ownSessions } from "@/services/entry/end_session.ts";
import { freezeUser } from "@/services/users/set_account_state.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { login, loginAs, openTestPortal } from "../entry/portal.ts";
import { codeOf, type TestPortal, withApp } from "./people.ts";

const ACCOUNT = "store-manager";

/** Logs in by password and tells the token of the step that follows. */
async function stepOf(portal: TestPortal, account = ACCOUNT): Promise<string> {
  const refusal = await refusalOf(login(portal.ctx, loginAs(account)));
  assert.equal(refusal?.key, "second-factor-needed");
  return String(refusal.data.step);
}

const finish = (portal: TestPortal, step: string, code: string) =>
  finishLogin(portal.ctx, step, { code }, "test");

Deno.test("who has an app is asked for its code, and comes in by it", async () => {
  await using portal = await openTestPortal();
  const { key, ctx } = await withApp(portal, ACCOUNT);
  const step = await stepOf(portal);
  assert.equal((await portal.sql`select from sessions`).length, 0, "no session yet");
  const done = await finish(portal, step, codeOf(portal, key));
  const live = await sessionOf(portal.ctx, done.token);
  assert.ok(typeof live !== "string");
  assert.deepEqual([live.session.openedBy, live.session.factorDue], ["password-totp", false]);
  assert.deepEqual((await ownSessions(ctx)).map(({ openedBy }) => openedBy), ["password-totp"]);
  const log = await portal.sql`select result, opened_by from login_log order by id`;
  assert.deepEqual(log.map((row) => ({ ...row })), [
    { result: "second-factor-needed", openedBy: null },
    { result: "ok", openedBy: "password-totp" },
  ]);
  await assertRefused(finish(portal, step, codeOf(portal, key, 30)), "login-step-over");
});

Deno.test("a code is taken once, and none before it", async () => {
  await using portal = await openTestPortal();
  const { key } = await withApp(portal, ACCOUNT);
  const code = codeOf(portal, key);
  const before = codeOf(portal, key, -30);
  await finish(portal, await stepOf(portal), code);
  const step = await stepOf(portal);
  assert.equal((await refusalOf(finish(portal, step, code)))?.key, "second-factor-wrong");
  assert.equal((await refusalOf(finish(portal, step, before)))?.key, "second-factor-wrong");
  const both = await Promise.all([0, 0].map(async () => {
    const mine = await stepOf(portal);
    return await refusalOf(finish(portal, mine, codeOf(portal, key, 30)));
  }));
  assert.equal(both.filter((refusal) => refusal === null).length, 1, "of two at one moment one comes in");
});

Deno.test("a clock may be one step of thirty seconds off, not two", async () => {
  await using portal = await openTestPortal();
  const { key } = await withApp(portal, ACCOUNT);
  const step = await stepOf(portal);
  assert.equal((await refusalOf(finish(portal, step, codeOf(portal, key, 60))))?.key, "second-factor-wrong");
  assert.equal((await refusalOf(finish(portal, step, codeOf(portal, key, -60))))?.key, "second-factor-wrong");
  await finish(portal, step, codeOf(portal, key, -30));
  await finish(portal, await stepOf(portal), codeOf(portal, key, 30));
});

Deno.test("wrong codes lock the account as wrong passwords do, however often the password is right", async () => {
  await using portal = await openTestPortal();
  const { key } = await withApp(portal, ACCOUNT);
  for (const tries of [4, 3, 2, 1]) {
    const refusal = await refusalOf(finish(portal, await stepOf(portal), "000000"));
    assert.deepEqual([refusal?.fields[0]?.rule, refusal?.params], ["second-factor-wrong", { tries }]);
  }
  const step = await stepOf(portal);
  assert.equal((await refusalOf(finish(portal, step, "000000")))?.key, "account-locked");
  assert.equal((await refusalOf(finish(portal, step, codeOf(portal, key))))?.key, "account-locked");
  assert.equal((await refusalOf(login(portal.ctx, loginAs(ACCOUNT))))?.key, "account-locked");
  portal.pass(16);
  await finish(portal, await stepOf(portal), codeOf(portal, key));
  const left = await portal.sql`select from login_tries where wrong > 0`;
  assert.equal(left.length, 0, "a login that came in forgets them");
});

/** Sets a new password by a link of a mail. */
async function resetByMail(portal: TestPortal, password: string): Promise<void> {
  const userId = await idOf(portal);
  const { token } = await portal.ctx.tx((tx) =>
    newMailLink(tx, { userId, purpose: "reset-password", email: "mail@example.com", minutes: 30 })
  );
  await resetPassword(portal.ctx, { token, newPassword: password, repeatPassword: password });
}

async function idOf(portal: TestPortal): Promise<number> {
  return (await loadUser(portal.ctx, ACCOUNT))!.id;
}

Deno.test("whoever reads somebody's mail gains no further guesses of their second factor", async () => {
  await using portal = await openTestPortal();
  const { key } = await withApp(portal, ACCOUNT);
  const step = await stepOf(portal);
  for (let tries = 0; tries < 5; tries++) await refusalOf(finish(portal, step, "000000"));
  await resetByMail(portal, "Ahorn!2044x");
  const enter = () => refusalOf(login(portal.ctx, loginAs(ACCOUNT, { password: "Ahorn!2044x" })));
  assert.equal((await enter())?.key, "account-locked");
  portal.pass(16);
  const refusal = await enter();
  await finish(portal, String(refusal?.data.step), codeOf(portal, key));
});

Deno.test("a login that waits ends with the password that began it", async () => {
  await using portal = await openTestPortal();
  const { key } = await withApp(portal, ACCOUNT);
  const before = await stepOf(portal);
  await resetByMail(portal, "Ahorn!2044x");
  await assertRefused(finish(portal, before, codeOf(portal, key)), "login-step-over");
  const refusal = await refusalOf(login(portal.ctx, loginAs(ACCOUNT, { password: "Ahorn!2044x" })));
  const administrator = portal.ctxWith({ actor: (await loadUser(portal.ctx, "administrator"))! });
  await giveOneTimePassword(administrator, await idOf(portal));
  await assertRefused(finish(portal, String(refusal?.data.step), codeOf(portal, key)), "login-step-over");
});

Deno.test("each recovery code works once, however it is typed", async () => {
  await using portal = await openTestPortal();
  const { recoveryCodes: [one, two] } = await withApp(portal, ACCOUNT);
  const done = await finish(portal, await stepOf(portal), one!);
  const live = await sessionOf(portal.ctx, done.token);
  assert.ok(typeof live !== "string" && live.session.openedBy === "recovery-code");
  const step = await stepOf(portal);
  assert.equal((await refusalOf(finish(portal, step, one!)))?.key, "second-factor-wrong");
  await finish(portal, step, ` ${two!.toLowerCase().replace("-", " ")}`);
});

Deno.test("a login waits ten minutes for its second step, in its own edition", async () => {
  await using portal = await openTestPortal();
  const { key } = await withApp(portal, ACCOUNT);
  const step = await stepOf(portal);
  const overseas = portal.ctxWith({ edition: "overseas" });
  await assertRefused(finishLogin(overseas, step, { code: codeOf(portal, key) }, "test"), "login-step-over");
  await assertRefused(
    finishLogin(portal.ctx, null, { code: codeOf(portal, key) }, "test"),
    "login-step-over",
  );
  portal.pass(11);
  await assertRefused(finish(portal, step, codeOf(portal, key)), "login-step-over");
});

Deno.test("an account that was frozen meanwhile is kept out at the second step too", async () => {
  await using portal = await openTestPortal();
  const { key } = await withApp(portal, ACCOUNT);
  const step = await stepOf(portal);
  const [user] = await portal.sql<{ id: number }[]>`select id from users where user_code = ${ACCOUNT}`;
  await freezeUser(portal.ctx, Number(user!.id), "for the test");
  assert.equal((await refusalOf(finish(portal, step, codeOf(portal, key))))?.key, "account-frozen");
});

Deno.test("a demanded factor that is missing is told with the session, of administrators or of everybody", async () => {
  await using portal = await openTestPortal();
  const due = async (account: string, factorDemand: "administrators" | "everybody" | "nobody") => {
    const done = await login(portal.ctx, loginAs(account, { factorDemand }));
    const live = await sessionOf(portal.ctx, done.token);
    assert.ok(typeof live !== "string");
    assert.equal(live.session.factorDue, done.factorDue);
    return done.factorDue;
  };
  assert.equal(await due("administrator", "administrators"), true);
  assert.equal(await due("administrator", "nobody"), false);
  assert.equal(await due(ACCOUNT, "administrators"), false);
  assert.equal(await due(ACCOUNT, "everybody"), true);
  const last = await login(portal.ctx, loginAs(ACCOUNT, { factorDemand: "everybody" }));
  await withApp(portal, ACCOUNT);
  const live = await sessionOf(portal.ctx, last.token);
  assert.ok(
    typeof live !== "string" && !live.session.factorDue,
    "the open session reaches everything at once",
  );
});
