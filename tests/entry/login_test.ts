import assert from "node:assert/strict";
import { doorOf } from "@/edge/door_of.ts";
import { countLoginTry } from "@/services/entry/login_tries.ts";
import { sessionOf } from "@/kernel/access/session_of.ts";
import { refusalOf } from "../refusal_of.ts";
import { login, loginAs, openTestPortal } from "./portal.ts";

Deno.test("each state of an account is told by its own refusal", async () => {
  await using portal = await openTestPortal();
  const told: [account: string, refusal: string | null][] = [
    ["store-technician", null],
    ["not-activated", "account-not-activated"],
    ["frozen", "account-frozen"],
    ["not-yet-effective", "account-not-effective"],
    ["expired", "account-expired"],
    ["wrong-edition", "other-door"],
    ["no-permission", "no-login-permission"],
    ["other-brand", "other-door"],
    ["no-user-type", "not-bound-user-type"],
    ["no-country", "not-bound-country"],
    ["no-market", "role-not-bound-market"],
    ["overseas-store", "other-door"],
    ["first-login", null],
    ["old-password", null],
  ];
  for (const [account, refusal] of told) {
    const answer = await refusalOf(login(portal.ctx, loginAs(account)));
    assert.equal(answer?.key ?? null, refusal, account);
  }
});

Deno.test("the overseas door refuses domestic accounts and lets overseas ones in", async () => {
  await using portal = await openTestPortal();
  const overseas = portal.ctxWith({ edition: "overseas" });
  const told: [account: string, refusal: string | null][] = [
    ["overseas-store", null],
    ["administrator", null],
    ["factory-engineer", null],
    ["store-technician", "other-door"],
    ["dealer-group-user", "other-door"],
    ["frozen", "account-frozen"],
  ];
  for (const [account, refusal] of told) {
    const answer = await refusalOf(login(overseas, loginAs(account, { entry: "os" })));
    assert.equal(answer?.key ?? null, refusal, account);
  }
});

Deno.test("who stands at another's door is told which is theirs, after a right password alone", async () => {
  await using portal = await openTestPortal();
  const refused = async (
    account: string,
    more: Parameters<typeof loginAs>[1] = {},
    ctx = portal.ctxWith({ lang: "en_US" }),
  ) => {
    const answer = await refusalOf(login(ctx, loginAs(account, more)));
    return [answer?.key, answer?.params?.door, answer?.data.edition, answer?.data.entry];
  };
  assert.deepEqual(await refused("overseas-store"), ["other-door", "the overseas portal", "overseas", "os"]);
  assert.deepEqual(await refused("other-brand"), ["other-door", "Hauler", "domestic", "com"]);
  const overseas = portal.ctxWith({ edition: "overseas", lang: "en_US" });
  assert.deepEqual(
    await refused("store-technician", { entry: "os" }, overseas),
    ["other-door", "the domestic portal", "domestic", "login"],
  );
  const [key, ...door] = await refused("overseas-store", { password: "Wrong!2026" });
  assert.deepEqual([key, door], ["wrong-credentials", [undefined, undefined, undefined]]);
});

Deno.test("the way to a door of the other edition is the address that belongs to it", () => {
  const urls = ["https://tis.example.cn", "https://tis.example.com"];
  const config = { publicUrls: urls, overseasHosts: ["tis.example.com"], demo: false, basePath: "/tis" };
  const os = { edition: "overseas", entry: "os" } as const;
  const com = { edition: "domestic", entry: "com" } as const;
  assert.equal(doorOf(config, os, "domestic"), "https://tis.example.com/tis/os");
  assert.equal(doorOf(config, com, "domestic"), "/tis/com");
  assert.equal(doorOf(config, com, "overseas"), "https://tis.example.cn/tis/com");
  const alone = { ...config, publicUrls: ["https://tis.example.cn"] };
  assert.equal(doorOf(alone, os, "domestic"), null, "nobody said where");
  assert.equal(doorOf({ ...alone, demo: true }, os, "domestic"), "/tis/os?edition=overseas");
});

Deno.test("the state of an account is told only to who knows its password", async () => {
  await using portal = await openTestPortal();
  const answer = await refusalOf(login(portal.ctx, loginAs("frozen", { password: "Wrong!2026" })));
  assert.equal(answer?.key, "wrong-credentials");
});

Deno.test("a first login and an old password are told with the session", async () => {
  await using portal = await openTestPortal();
  const first = await login(portal.ctx, loginAs("first-login"));
  assert.deepEqual([first.firstLogin, first.passwordOld], [true, false]);
  const live = await sessionOf(portal.ctx, first.token);
  assert.ok(typeof live !== "string" && live.session.firstLogin);
  const old = await login(portal.ctx, loginAs("old-password"));
  assert.deepEqual([old.firstLogin, old.passwordOld], [false, true]);
});

Deno.test("five wrong tries lock the name for fifteen minutes, and each tells what remains", async () => {
  await using portal = await openTestPortal();
  for (const name of ["store-manager", "nobody-of-this-name"]) {
    for (const remaining of [4, 3, 2, 1]) {
      const answer = await refusalOf(login(portal.ctx, loginAs(name, { password: "Wrong!2026" })));
      assert.deepEqual([answer?.key, answer?.params], ["wrong-credentials", { tries: remaining }], name);
    }
    const fifth = await refusalOf(login(portal.ctx, loginAs(name, { password: "Wrong!2026" })));
    assert.deepEqual([fifth?.key, fifth?.params], ["account-locked", { minutes: 15 }], name);
  }
  portal.pass(10);
  const right = await refusalOf(login(portal.ctx, loginAs("store-manager")));
  assert.deepEqual([right?.key, right?.params], ["account-locked", { minutes: 5 }]);
  portal.pass(5);
  assert.equal(await refusalOf(login(portal.ctx, loginAs("store-manager"))), null);
});

Deno.test("after a lock is over the count begins anew", async () => {
  await using portal = await openTestPortal();
  const wrong = () => refusalOf(login(portal.ctx, loginAs("store-manager", { password: "Wrong!2026" })));
  for (let tries = 0; tries < 5; tries++) await wrong();
  portal.pass(16);
  assert.deepEqual((await wrong())?.params, { tries: 4 });
});

Deno.test("a right password forgets the wrong tries before it", async () => {
  await using portal = await openTestPortal();
  const wrong = () => refusalOf(login(portal.ctx, loginAs("store-manager", { password: "Wrong!2026" })));
  for (let tries = 0; tries < 4; tries++) await wrong();
  await login(portal.ctx, loginAs("store-manager"));
  assert.deepEqual((await wrong())?.params, { tries: 4 });
});

Deno.test("wrong tries at one moment are all counted", async () => {
  await using portal = await openTestPortal();
  const answers = await Promise.all(
    Array.from(
      { length: 6 },
      () => refusalOf(login(portal.ctx, loginAs("store-manager", { password: "Wrong!2026" }))),
    ),
  );
  assert.equal(answers.filter((answer) => answer?.key === "wrong-credentials").length, 4);
  assert.ok(answers.some((answer) => answer?.key === "account-locked"));
});

Deno.test("account names are typed in any case, with blanks around them", async () => {
  await using portal = await openTestPortal();
  assert.equal((await login(portal.ctx, loginAs("  Store-Technician "))).userCode, "store-technician");
});

Deno.test("without consent nobody comes in, and consent is kept with its version", async () => {
  await using portal = await openTestPortal();
  const refused = await refusalOf(login(portal.ctx, loginAs("store-manager", { consent: false })));
  assert.deepEqual([refused?.key, refused?.fields[0]?.field], ["consent-missing", "consent"]);
  await login(portal.ctx, loginAs("store-manager"));
  await login(portal.ctx, loginAs("store-manager"));
  const rows = await portal.sql`select policy_version from consents`;
  assert.deepEqual(rows.map((row) => row.policyVersion), ["2026-01"]);
});

Deno.test("every attempt is a row of the login log, and a login is an event in its transaction", async () => {
  await using portal = await openTestPortal();
  await refusalOf(login(portal.ctx, loginAs("store-manager", { password: "Wrong!2026" })));
  const done = await login(portal.ctx, loginAs("store-manager"));
  const log = await portal.sql`select typed_name, user_id, result from login_log order by id`;
  assert.deepEqual(log.map((row) => ({ ...row })), [
    { typedName: "store-manager", userId: null, result: "wrong-credentials" },
    { typedName: "store-manager", userId: done.userId, result: "ok" },
  ]);
  const [event] = await portal.sql`select topic, key, data from outbox where type = 'user.logged-in'`;
  assert.equal(event!.topic, "tis.user.v1");
  assert.equal(event!.key, String(done.userId));
  assert.equal(event!.data.userCode, "store-manager");
});

Deno.test("logins of one address are limited to thirty a minute", async () => {
  await using portal = await openTestPortal();
  const ctx = portal.ctxWith({ address: "192.0.2.7" });
  const answers: (string | null)[] = [];
  for (let n = 0; n < 31; n++) {
    answers.push((await refusalOf(login(ctx, loginAs(`name-${n}`, { consent: false }))))?.key ?? null);
  }
  assert.deepEqual([...new Set(answers.slice(0, 30))], ["consent-missing"]);
  assert.equal(answers[30], "too-many-requests");
  portal.pass(1);
  assert.equal(await refusalOf(login(ctx, loginAs("store-manager"))), null);
});

Deno.test("of ten tries at one moment five get as far as the password", async () => {
  await using portal = await openTestPortal();
  const refused = await Promise.all(
    Array.from(
      { length: 10 },
      () => refusalOf(countLoginTry(portal.ctx, "store-manager", "network 192.0.2.0/24")),
    ),
  );
  assert.equal(refused.filter((one) => one === null).length, 5);
  assert.equal(refused.filter((one) => one?.key === "account-locked").length, 5);
});
