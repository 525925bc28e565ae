import assert from "node:assert/strict";
import { endOwnSession, endSession, ownSessions } from "@/services/entry/end_session.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { sessionOf } from "@/kernel/access/session_of.ts";
import { rememberRecent, setSession, setVehicle } from "@/services/entry/session_settings.ts";
import { freezeUser } from "@/services/users/set_account_state.ts";
import { assertRefused } from "../refusal_of.ts";
import { login, loginAs, openTestPortal } from "./portal.ts";

Deno.test("a new login ends the session before it, which then says that someone logged in elsewhere", async () => {
  await using portal = await openTestPortal();
  const first = await login(portal.ctx, loginAs("store-manager"));
  const second = await login(portal.ctx, loginAs("store-manager"));
  assert.equal(await sessionOf(portal.ctx, first.token), "logged-in-elsewhere");
  const live = await sessionOf(portal.ctx, second.token);
  assert.ok(typeof live !== "string");
  assert.equal(live.user.userCode, "store-manager");
});

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const DESK = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

Deno.test("desk and phone have a session each; a login on the same kind of device ends the one before it", async () => {
  await using portal = await openTestPortal();
  const on = (agent: string) => login(portal.ctx, loginAs("store-manager", { agent }));
  const isLive = async (token: string) => typeof await sessionOf(portal.ctx, token) !== "string";
  const desk = await on(DESK);
  const phone = await on(PHONE);
  assert.deepEqual([await isLive(desk.token), await isLive(phone.token)], [true, true]);
  const me = portal.ctxWith({ actor: (await loadUser(portal.ctx, "store-manager"))! });
  assert.deepEqual((await ownSessions(me)).map(({ device }) => device).sort(), ["desk", "phone"]);
  const other = await on(PHONE);
  assert.equal(await sessionOf(portal.ctx, phone.token), "logged-in-elsewhere");
  assert.deepEqual([await isLive(desk.token), await isLive(other.token)], [true, true]);
  await on(DESK);
  assert.equal(await sessionOf(portal.ctx, desk.token), "logged-in-elsewhere");
  assert.equal(await isLive(other.token), true);
});

Deno.test("a vehicle that comes into context with a job does so on desk and phone, and nobody else's", async () => {
  await using portal = await openTestPortal();
  const on = (account: string, agent: string) => login(portal.ctx, loginAs(account, { agent }));
  const mine = [await on("store-manager", DESK), await on("store-manager", PHONE)];
  const theirs = await on("administrator", DESK);
  await setVehicle(portal.ctx, mine[0]!.userId, "GVAT2RE79RA613520");
  const vinOf = async ({ token }: { token: string }) => {
    const live = await sessionOf(portal.ctx, token);
    return typeof live === "string" ? live : live.session.vin;
  };
  assert.deepEqual(await Promise.all([...mine, theirs].map(vinOf)), [
    "GVAT2RE79RA613520",
    "GVAT2RE79RA613520",
    null,
  ]);
});

Deno.test("logins at one moment leave one live session", async () => {
  await using portal = await openTestPortal();
  const done = await Promise.all([1, 2, 3, 4].map(() => login(portal.ctx, loginAs("store-manager"))));
  const answers = await Promise.all(done.map(({ token }) => sessionOf(portal.ctx, token)));
  assert.equal(answers.filter((answer) => typeof answer !== "string").length, 1);
});

Deno.test("each edition has its own session, and neither opens the other", async () => {
  await using portal = await openTestPortal();
  const overseas = portal.ctxWith({ edition: "overseas" });
  const home = await login(portal.ctx, loginAs("administrator"));
  const abroad = await login(overseas, loginAs("administrator", { entry: "os" }));
  assert.ok(typeof await sessionOf(portal.ctx, home.token) !== "string");
  assert.ok(typeof await sessionOf(overseas, abroad.token) !== "string");
  assert.equal(await sessionOf(overseas, home.token), "session-expired");
});

Deno.test("a session ends after two idle hours", async () => {
  await using portal = await openTestPortal();
  const { token } = await login(portal.ctx, loginAs("store-manager"));
  portal.pass(119);
  assert.ok(typeof await sessionOf(portal.ctx, token) !== "string");
  portal.pass(119);
  assert.ok(typeof await sessionOf(portal.ctx, token) !== "string");
  portal.pass(120);
  assert.equal(await sessionOf(portal.ctx, token), "session-expired");
});

Deno.test("a session ends after twelve hours however busy it was", async () => {
  await using portal = await openTestPortal();
  const { token } = await login(portal.ctx, loginAs("store-manager"));
  for (let hours = 1; hours < 12; hours++) {
    portal.pass(60);
    assert.ok(typeof await sessionOf(portal.ctx, token) !== "string", `after ${hours} hours`);
  }
  portal.pass(60);
  assert.equal(await sessionOf(portal.ctx, token), "session-expired");
});

Deno.test("asking without touching does not prolong a session", async () => {
  await using portal = await openTestPortal();
  const { token } = await login(portal.ctx, loginAs("store-manager"));
  portal.pass(90);
  assert.ok(typeof await sessionOf(portal.ctx, token, { touch: false }) !== "string");
  portal.pass(30);
  assert.equal(await sessionOf(portal.ctx, token), "session-expired");
});

Deno.test("a token that is no token, or nobody's, opens nothing", async () => {
  await using portal = await openTestPortal();
  for (const token of [null, "", "x", "a".repeat(43), "' or true --"]) {
    assert.equal(await sessionOf(portal.ctx, token), "session-expired");
  }
});

Deno.test("the token itself is not stored", async () => {
  await using portal = await openTestPortal();
  const { token } = await login(portal.ctx, loginAs("store-manager"));
  const [row] = await portal.sql`select row_to_json(sessions)::text as text from sessions`;
  assert.ok(!row!.text.includes(token));
});

Deno.test("logging out and freezing end the session", async () => {
  await using portal = await openTestPortal();
  const { token } = await login(portal.ctx, loginAs("store-manager"));
  await endSession(portal.ctx, token);
  assert.equal(await sessionOf(portal.ctx, token), "session-expired");
  const again = await login(portal.ctx, loginAs("store-manager"));
  await freezeUser(portal.ctx, again.userId);
  assert.equal(await sessionOf(portal.ctx, again.token), "session-expired");
});

Deno.test("people see and end their own sessions, and no one else's", async () => {
  await using portal = await openTestPortal();
  const mine = await login(portal.ctx, loginAs("administrator"));
  await login(portal.ctxWith({ edition: "overseas" }), loginAs("administrator", { entry: "os" }));
  const me = portal.ctxWith({ actor: (await loadUser(portal.ctx, "administrator"))! });
  const other = portal.ctxWith({ actor: (await loadUser(portal.ctx, "store-manager"))! });
  const sessions = await ownSessions(me);
  assert.deepEqual(sessions.map((session) => session.edition).sort(), ["domestic", "overseas"]);
  const home = sessions.find((session) => session.edition === "domestic")!;
  await assertRefused(endOwnSession(other, home.id), "not-found");
  await endOwnSession(me, home.id);
  assert.equal(await sessionOf(portal.ctx, mine.token), "session-expired");
  assert.equal((await ownSessions(me)).length, 1);
});

Deno.test("a session remembers its settings and the last twenty things, each once", async () => {
  await using portal = await openTestPortal();
  const { token } = await login(portal.ctx, loginAs("store-manager", { entry: "denza", lang: "de_DE" }));
  const before = await sessionOf(portal.ctx, token);
  assert.ok(typeof before !== "string");
  assert.deepEqual([before.session.brand, before.session.entry, before.session.lang], [
    "norda",
    "denza",
    "de_DE",
  ]);
  const { id } = before.session;
  await setSession(portal.ctx, id, { vin: "LVA1234567890ABCD", theme: "dark" });
  for (let n = 0; n < 25; n++) {
    await rememberRecent(portal.ctx, id, { kind: "part", key: `p${n}`, label: `Part ${n}` });
  }
  await rememberRecent(portal.ctx, id, { kind: "part", key: "p10", label: "Part 10" });
  const live = await sessionOf(portal.ctx, token);
  assert.ok(typeof live !== "string");
  assert.deepEqual([live.session.vin, live.session.theme], ["LVA1234567890ABCD", "dark"]);
  assert.equal(live.session.recent.length, 20);
  assert.deepEqual(live.session.recent.slice(0, 2).map((thing) => thing.key), ["p10", "p24"]);
  assert.equal(live.session.recent.filter((thing) => thing.key === "p10").length, 1);
});

Deno.test("a store's person carries organisation, market and price list", async () => {
  await using portal = await openTestPortal();
  const home = await loadUser(portal.ctx, "store-technician", "domestic");
  assert.deepEqual([home!.orgCode, home!.marketCode, home!.priceList, home!.orgName], [
    "20417",
    "cn",
    "CN-2026",
    "上海浦东服务店",
  ]);
  const abroad = await loadUser(portal.ctxWith({ lang: "en_US" }), "overseas-store", "overseas");
  assert.deepEqual([abroad!.marketCode, abroad!.priceList, abroad!.orgName], [
    "eu",
    "EU-2026",
    "Munich North",
  ]);
});

Deno.test("a session ends with the last day of its account", async () => {
  await using portal = await openTestPortal();
  const { token } = await login(portal.ctx, loginAs("store-manager"));
  await portal.sql`update users set expires_on = '2026-03-10' where user_code = 'store-manager'`;
  assert.ok(typeof await sessionOf(portal.ctx, token) !== "string", "the last day counts");
  await portal.sql`update users set expires_on = '2026-03-09' where user_code = 'store-manager'`;
  assert.equal(await sessionOf(portal.ctx, token), "session-expired");
});
