import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { createMachineToken, revokeMachineToken } from "@/services/machines/machines.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import { seededRoles } from "@/services/roles/seeded_roles.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };
const GUARDED = CALLS.all.filter((call) => call.need !== "public");

const ROLES = seededRoles().filter((role) => role.code !== "integration-partner");
const WITH_LOGIN = PAGES.all.filter((page) => page.need !== "public" && page.route !== "FirstLogin");
/**
 * Roles that try each call that they may not make, and open each page that they may. What each role may is held against its declaration too, so that all of them
 * would tell the same in four times as long.
 */
const TRYING = 2;

function has({ rights }: typeof ROLES[number], need: string): boolean {
  return need === "session" || rights === "all" || (rights as readonly string[]).includes(need);
}

/** Of those who might try, the ones whose turn it is at this place: in the end everybody's has been as often. */
function whoseTurn(among: typeof ROLES, place: number): typeof ROLES {
  return among.filter((_, at) => (at + place) % among.length < TRYING);
}

/** Who tries each call that they may not make, and who opens each page that they may. */
const triersOf = ({ need }: { need: string }, place: number) =>
  whoseTurn(ROLES.filter((role) => !has(role, need)), place);
const readersOf = ({ need }: { need: string }, place: number) =>
  whoseTurn(ROLES.filter((role) => has(role, need)), place);

/** So many calls one account may make before what was counted must be forgotten: half of a minute's. */
const CALLS_AT_ONCE = 300;

/** Logs in; what was counted against the rate of calls before is forgotten, since a walk makes more calls than a person in a minute. */
async function tokenOf(account: string): Promise<string> {
  await portal.sql`delete from rates`;
  const response = await fetch(`${portal.origin}/oauth/login?edition=${editionOf(account)}`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
  });
  const envelope = await response.json();
  assert.equal(envelope.code, 200, `${account}: ${envelope.msg}`);
  return envelope.data.token;
}

const editionOf = (account: string) => account === "overseas-store" ? "overseas" : "domestic";

/** Sends a call with nothing but its path: whatever else is wrong with it, the right is asked first. */
async function ask(call: typeof CALLS.all[number], token: string | null) {
  const path = call.path.replace(/\{\w+\}/g, "1");
  const response = await fetch(portal.origin + path, {
    method: call.method.toUpperCase(),
    headers: { accept: "application/json", ...(token ? { authorization: token } : {}) },
  });
  return { status: response.status, code: (await response.json()).code as number | string };
}

Deno.test("without a session every guarded call answers 401", quiet, async () => {
  for (const call of GUARDED) {
    assert.deepEqual(await ask(call, null), { status: 401, code: 401 }, call.operationId);
  }
});

for (const role of ROLES) {
  Deno.test(
    `${role.code}: what its rights do not name is refused with 403, call by call and page by page`,
    quiet,
    async () => {
      const ctx = makeCtx({ pool: portal.sql, dictionaries: new Map() }, uuid);
      const person = (await loadUser(ctx, role.code, editionOf(role.code)))!;
      for (const need of new Set([...GUARDED, ...WITH_LOGIN].map(({ need }) => need))) {
        assert.equal(may(person, need), has(role, need), need);
      }
      const token = await tokenOf(role.code);
      let asked = 0;
      for (const [place, call] of GUARDED.entries()) {
        if (!triersOf(call, place).includes(role)) continue;
        // A walk makes more calls than a person in a minute.
        if (asked++ % CALLS_AT_ONCE === 0) await portal.sql`delete from rates`;
        assert.deepEqual(await ask(call, token), { status: 403, code: 403 }, call.operationId);
      }
      for (const [place, page] of WITH_LOGIN.entries()) {
        const opens = has(role, page.need);
        if (opens && !readersOf(page, place).includes(role)) continue;
        const response = await fetch(`${portal.origin}/tis/${page.route}?edition=${editionOf(role.code)}`, {
          redirect: "manual",
          headers: { cookie: `tis_session=${token}`, accept: "text/html" },
        });
        await response.body?.cancel();
        const refused = response.status === 403;
        assert.equal(
          refused,
          !opens,
          `${page.route}: ${response.status} ${response.headers.get("location")}`,
        );
      }
    },
  );
}

Deno.test("each call is tried by two who may not make it, each page opened by two who may, and everybody has a turn", () => {
  for (const [place, call] of GUARDED.entries()) {
    const lacking = ROLES.filter((role) => !has(role, call.need));
    assert.equal(triersOf(call, place).length, Math.min(TRYING, lacking.length), call.operationId);
  }
  for (const [place, page] of WITH_LOGIN.entries()) {
    const having = ROLES.filter((role) => has(role, page.need));
    assert.equal(readersOf(page, place).length, Math.min(TRYING, having.length), page.route);
  }
  const mayNot = ROLES.filter((role) => GUARDED.some(({ need }) => !has(role, need)));
  assert.deepEqual(new Set(GUARDED.flatMap(triersOf)), new Set(mayNot));
  assert.deepEqual(new Set(WITH_LOGIN.flatMap(readersOf)), new Set(ROLES));
});

Deno.test("another site cannot use a browser's session for a change", quiet, async () => {
  const token = await tokenOf("store-technician");
  for (
    const [name, value] of [["sec-fetch-site", "cross-site"], [
      "origin",
      "https://elsewhere.example",
    ]] as const
  ) {
    const response = await fetch(`${portal.origin}/tis/carts/current/deletion`, {
      method: "POST",
      headers: { cookie: `tis_session=${token}`, accept: "application/json", [name]: value },
    });
    assert.equal((await response.json()).code, 403);
  }
});

Deno.test(
  "a machine with a token of its own reads the catalogue by its rights, and has no session",
  quiet,
  async () => {
    const ctx = makeCtx({
      pool: portal.sql,
      dictionaries: await shippedTexts(),
    }, uuid);
    const machine = {
      name: "partner of the test",
      role: "integration-partner",
      edition: "domestic" as const,
    };
    const { token, machineId } = await createMachineToken(ctx, machine);
    const brands = CALLS.all.find((call) => call.operationId === "tisBrandQ")!;
    assert.deepEqual(await ask(brands, token), { status: 200, code: 200 });
    for (const call of GUARDED.filter((call) => call.need === "session")) {
      assert.deepEqual(await ask(call, token), { status: 401, code: 401 }, call.operationId);
    }
    await revokeMachineToken(ctx, machineId);
    assert.deepEqual(await ask(brands, token), { status: 401, code: 401 });
  },
);
