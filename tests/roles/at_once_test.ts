import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
const other = await portal.another();
Deno.test.afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await portal[Symbol.asyncDispose]();
});
const quiet = { sanitizeOps: false, sanitizeResources: false };

async function logIn(account: string, origin = portal.origin): Promise<string> {
  const response = await fetch(`${origin}/oauth/login?edition=domestic`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
  });
  return (await response.json()).data.token;
}

interface Answer {
  code: number | string;
  msg: string;
  // deno-lint-ignore no-explicit-any -- the answers of many calls
  data: any;
}

/** A call with a token in the header, as a program sends it. */
async function call(
  origin: string,
  path: string,
  token: string,
  body?: unknown,
): Promise<Answer & { status: number }> {
  const response = await fetch(origin + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      accept: "application/json",
      authorization: token,
      language: "en_US",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, ...await response.json() as Answer };
}

/** Where a page leads, or its text. */
async function open(origin: string, route: string, token: string) {
  const response = await fetch(`${origin}/tis/${route}`, {
    redirect: "manual",
    headers: { cookie: `tis_session=${token}`, accept: "text/html" },
  });
  return { status: response.status, to: response.headers.get("location"), text: await response.text() };
}

async function rightsOf(token: string, role: string): Promise<{ version: number; rights: string[] }> {
  return (await call(portal.origin, `/tis/roles/${role}/rights`, token)).data;
}

/** Reads a live stream until a topic was told. */
async function heard(origin: string, token: string, topic: string, begin: () => Promise<unknown>) {
  const stopping = new AbortController();
  const response = await fetch(`${origin}/tis/live`, {
    headers: { cookie: `tis_session=${token}`, accept: "text/event-stream" },
    signal: stopping.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader.read()).value ?? "";
  await begin();
  while (!text.includes(`event: ${topic}`)) {
    const { value, done } = await reader.read();
    assert.ok(!done, "the stream ended");
    text += value;
  }
  stopping.abort();
  return text;
}

Deno.test(
  "a right taken away is gone with the next request of every process, and its holder is told",
  quiet,
  async () => {
    const [admin, manager] = [await logIn("administrator"), await logIn("store-manager", other.origin)];
    const { version, rights } = await rightsOf(admin, "store-manager");
    assert.equal((await call(other.origin, "/tis/carts/current", manager)).status, 200);
    assert.equal((await open(other.origin, "EPCCart", manager)).status, 200);
    const without = rights.filter((right) => !right.startsWith("EPCCart:"));
    await heard(other.origin, manager, "rights", async () => {
      const saved = await call(portal.origin, "/tis/roles/store-manager/rights", admin, {
        version,
        rights: without,
      });
      assert.equal(saved.code, 200, saved.msg);
      assert.deepEqual(saved.data.added, []);
    });
    for (const { origin } of [portal, other]) {
      const refused = await call(origin, "/tis/carts/current", manager);
      assert.deepEqual([refused.status, refused.code], [403, 403]);
      assert.equal((await open(origin, "EPCCart", manager)).status, 403);
      assert.ok(!/EPCCart"/.test((await open(origin, "index", manager)).text), "it left the navigation");
    }
    const back = await call(portal.origin, "/tis/roles/store-manager/rights", admin, {
      version: version + 1,
      rights,
    });
    assert.equal(back.code, 200);
    assert.equal((await call(other.origin, "/tis/carts/current", manager)).status, 200);
  },
);

Deno.test(
  "a page that is switched off is unknown in every process, with its calls, for its edition and brand",
  quiet,
  async () => {
    const [admin, manager] = [await logIn("administrator"), await logIn("store-manager", other.origin)];
    const save = (version: number, settings: unknown, scope: unknown = {}) =>
      call(portal.origin, "/tis/module-settings", admin, { version, settings, ...scope as object });
    const off = { "page:EPCCart": { isOn: "off" }, "page:SearchPage": { pageSize: 50 } };
    assert.equal((await save(0, off, { edition: "domestic", brandCode: "velaro" })).code, 200);
    for (const { origin } of [portal, other]) {
      const refused = await call(origin, "/tis/carts/current", manager);
      assert.deepEqual([refused.status, refused.code, refused.msg], [404, 404, "This page is switched off."]);
      const closed = await open(origin, "EPCCart", manager);
      assert.equal(closed.status, 404);
      assert.match(closed.text, /“购物车”已停用/);
      assert.ok(!/EPCCart"/.test((await open(origin, "index", manager)).text));
    }
    const search = await open(other.origin, "SearchPage?q=bolt", manager);
    assert.match(
      search.text,
      /<option selected>50</,
      "the list begins with the page size that was set",
    );
    assert.match(
      (await open(other.origin, "SearchPage?q=bolt&pageSize=5", manager)).text,
      /<option selected>5</,
    );
    // Another brand keeps it.
    await portal.sql`
    update sessions set brand = 'norda'
    where user_id = (select id from users where user_code = 'store-manager') and ended_at is null`;
    assert.equal((await call(other.origin, "/tis/carts/current", manager)).status, 200);
    assert.equal(
      (await save(0, {}, { edition: "domestic", brandCode: "velaro" })).code,
      8080997,
      "a stale version",
    );
    assert.equal((await save(1, {}, { edition: "domestic", brandCode: "velaro" })).code, 200);
  },
);

Deno.test("a whole module goes, but never the page on which it is switched on again", quiet, async () => {
  const admin = await logIn("administrator");
  const save = (version: number, settings: unknown) =>
    call(portal.origin, "/tis/module-settings", admin, { version, settings });
  const refused = await save(0, { "page:moduleSettings": { isOn: "off" } });
  assert.deepEqual(refused.data.errors.map(({ rule }: { rule: string }) => rule), ["setting-fixed"]);
  assert.equal((await save(0, { "page:NoPage": { isOn: "off" } })).code, "000001");
  assert.equal((await save(0, { "page:index": { isOn: "off" } })).code, "000001");
  assert.equal((await save(0, { "module:settings": { isOn: "off" } })).code, 200);
  assert.match((await open(other.origin, "FastAPP", admin)).to ?? "none", /none/);
  const closed = await open(other.origin, "CommercialInformation", admin);
  assert.equal(closed.status, 404);
  assert.match(closed.text, /已停用/);
  const page = await open(other.origin, "moduleSettings", admin);
  assert.equal(page.status, 200);
  assert.equal((await save(1, {})).code, 200);
  assert.equal((await open(other.origin, "CommercialInformation", admin)).status, 200);
  const [line] = await portal.sql`
    select before, after from operation_log where operation = 'saveModuleSettings' order by at desc, id desc limit 1`;
  assert.deepEqual(line, {
    before: { "module:settings": { isOn: false } },
    after: { "module:settings": {} },
  });
});

Deno.test("an administrator tries a role, reading only, and is told on every page", quiet, async () => {
  const [admin, manager] = [await logIn("administrator"), await logIn("factory-manager")];
  assert.equal((await call(portal.origin, "/tis/roles/social-user/trial", manager, {})).code, 403);
  assert.equal((await call(portal.origin, "/tis/roles/store-technician/trial", admin, {})).code, 200);
  const home = await open(other.origin, "index", admin);
  assert.ok(/trying-bar/.test(home.text));
  assert.ok(/EPCCart"/.test(home.text));
  assert.ok(!/baseinforole"/.test(home.text), "the menu is that of the role");
  assert.equal((await open(other.origin, "baseinforole", admin)).status, 403);
  for (
    const [path, body] of [["/tis/favorite-folders", { name: "x" }], [
      "/tis/carts/current/deletion",
      {},
    ]] as const
  ) {
    const refused = await call(other.origin, path, admin, body);
    assert.equal(refused.code, "000001");
    assert.match(refused.msg, /only lets you read/);
  }
  const exact = await call(other.origin, "/tis/sas/exact-search", admin, { numbers: ["1"] });
  assert.doesNotMatch(exact.msg, /only lets you read/, "a reading that is posted stays open");
  assert.equal((await call(other.origin, "/tis/role-trial/end", admin, {})).code, 200);
  assert.equal((await open(portal.origin, "baseinforole", admin)).status, 200);
  const lines = await portal.sql`
    select operation from operation_log where operation in ('tryRole', 'stopTryingRole') order by at, id`;
  assert.deepEqual(lines.map(({ operation }) => operation), ["tryRole", "stopTryingRole"]);
});

Deno.test("nobody tries a role that may more than they may", quiet, async () => {
  const admin = await logIn("administrator");
  const { version, rights } = await rightsOf(admin, "factory-manager");
  const more = [...rights, "baseinforole:try"];
  assert.equal(
    (await call(portal.origin, "/tis/roles/factory-manager/rights", admin, { version, rights: more })).code,
    200,
  );
  const manager = await logIn("factory-manager");
  const refused = await call(portal.origin, "/tis/roles/administrator/trial", manager, {});
  assert.match(refused.msg, /permissions that you do not have/);
  assert.equal((await call(portal.origin, "/tis/roles/social-user/trial", manager, {})).code, 200);
});

Deno.test("a token of a machine is shown once, works, and ends at once", quiet, async () => {
  const admin = await logIn("administrator");
  const made = await call(portal.origin, "/tis/machines", admin, {
    name: "parts shop",
    role: "integration-partner",
    edition: "domestic",
  });
  const { token, machineId } = made.data;
  assert.equal((await call(other.origin, "/tis/sas/brands?pageNo=1&pageSize=20", token)).status, 200);
  const list = await call(portal.origin, "/tis/machines", admin);
  assert.ok(!JSON.stringify(list.data).includes(token));
  assert.equal(list.data[0].name, "parts shop");
  const page = await open(other.origin, "baseinfoauthority?view=machines", admin);
  assert.ok(/parts shop/.test(page.text));
  assert.ok(!page.text.includes(token));
  assert.equal((await call(portal.origin, `/tis/machines/${machineId}/revocation`, admin, {})).code, 200);
  assert.equal((await call(other.origin, "/tis/sas/brands?pageNo=1&pageSize=20", token)).status, 401);
  const [again] = (await call(portal.origin, "/tis/machines", admin)).data.filter(
    ({ id }: { id: number }) => id === machineId,
  );
  assert.ok(again.revokedAt);
});

Deno.test("the pages of rights are drawn: tree, comparison, holders, matrix", quiet, async () => {
  const admin = await logIn("administrator");
  const role = await open(portal.origin, "baseinforole?role=store-manager", admin);
  assert.ok(/name="rights" value="EPCCart:order"|value="EPCCart:order"/.test(role.text));
  assert.match(
    role.text,
    /可在自己的范围内新建和解锁以下角色的人员：[^<]*服务店技师|within their own reach, people of: Store technician/,
  );
  const compare = await open(
    portal.origin,
    "baseinforole?compare=store-manager&with=store-technician",
    admin,
  );
  assert.ok(/right=index%3AFUNC-feedback/.test(compare.text));
  assert.ok(!/right=EPCCart%3Aview/.test(compare.text), "only differences");
  const all = await open(
    portal.origin,
    "baseinforole?compare=store-manager&with=store-technician&all=1",
    admin,
  );
  assert.ok(/right=EPCCart%3Aview/.test(all.text));
  const holders = await open(portal.origin, "baseinforole?right=EPCCart:order", admin);
  assert.ok(/store-manager/.test(holders.text));
  const matrix = await open(
    portal.origin,
    "baseinfoauthority?view=matrix&keyword=order&role=store-manager",
    admin,
  );
  assert.ok(/EPCCart:order/.test(matrix.text));
  assert.ok(!/EPCIndex:view/.test(matrix.text));
  assert.equal((await open(portal.origin, "baseinforole?role=no-such", admin)).status, 404);
});
