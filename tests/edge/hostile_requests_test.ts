import assert from "node:assert/strict";
import { ownMs } from "@/bench/web/own_time.ts";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };
const VISITOR = "01a1fc65-9274-74be-bb23-03dd8ed6f318";

/** Posts a refused login as a browser's form does, and answers where it leads. */
async function refusedForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    redirect: "manual",
    headers: { accept: "text/html", cookie: `tis_visitor=${VISITOR}`, ...headers },
    body: new URLSearchParams({ account: "nobody", ...fields }),
  });
  await answer.body?.cancel();
  return answer;
}

async function tokenOf(account: string): Promise<string> {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
  });
  return (await answer.json()).data.token;
}

const ELSEWHERE = [
  "//evil.example/",
  "/\t/evil.example/",
  "/\\evil.example/",
  "/\n/evil.example/",
  "/.//evil.example/",
];
for (const back of ELSEWHERE) {
  Deno.test(`a form that wants back to ${JSON.stringify(back)} stays on this site`, quiet, async () => {
    const answer = await refusedForm({ _back: back });
    assert.deepEqual([answer.status, answer.headers.get("location")], [303, "/tis/index"]);
  });
}

Deno.test(
  "a form leads back to its page, and to one of this site only when the browser tells it",
  quiet,
  async () => {
    const told = await refusedForm({ _back: "/tis/login?next=EPCCart#form" });
    assert.equal(told.headers.get("location"), "/tis/login?next=EPCCart#form");
    const referred = await refusedForm({}, { referer: `${portal.origin}/tis/com?a=1` });
    assert.equal(referred.headers.get("location"), "/tis/com?a=1");
    const strange = await refusedForm({}, { referer: `${portal.origin}//evil.example/x` });
    assert.equal(strange.headers.get("location"), "/tis/index");
  },
);

Deno.test("a refused form with a field named as what objects have is shown again", quiet, async () => {
  const answer = await refusedForm({ constructor: "x", _form: "login", _back: "/tis/login" });
  const flash = /tis_flash=([^;]+)/.exec(answer.headers.get("set-cookie")!)![1];
  const page = await fetch(`${portal.origin}/tis/login`, {
    headers: { cookie: `tis_visitor=${VISITOR}; tis_flash=${flash}`, accept: "text/html" },
  });
  assert.equal(page.status, 200);
  assert.match(await page.text(), /nobody/, "what was typed is there");
});

Deno.test("a cookie of control characters is no visitor, and costs nothing", quiet, async () => {
  const answer = await refusedForm({}, { cookie: "tis_visitor=%00" });
  assert.equal(answer.status, 303);
  assert.match(answer.headers.get("set-cookie")!, /tis_visitor=[0-9a-f-]{36}/);
});

Deno.test("control characters in a page's address are dropped before the page reads it", quiet, async () => {
  const cookie = `tis_session=${await tokenOf("store-technician")}`;
  for (
    const page of [
      "EPCFavorite?keyword=%00&folder=%01",
      "EPCCart?order=%00",
      "EPC2D?figure=%00",
      "EPCIndex?q=%00",
    ]
  ) {
    const answer = await fetch(`${portal.origin}/tis/${page}`, { headers: { cookie, accept: "text/html" } });
    await answer.body?.cancel();
    assert.ok(answer.status < 500, `${page}: ${answer.status}`);
  }
});

Deno.test("a figure file that no name can be is not found", quiet, async () => {
  const authorization = await tokenOf("store-technician");
  const names = [
    "figure-thumbs/%zz.svg",
    "figure-thumbs/%00.svg",
    "figures/%00.svg",
    "figures/..%2f..%2fdeno.json",
  ];
  for (const name of names) {
    const answer = await fetch(`${portal.origin}/tis/file/${name}`, { headers: { authorization } });
    await answer.body?.cancel();
    assert.equal(answer.status, 404, name);
  }
});

Deno.test("drawings wait until the first login is finished", quiet, async () => {
  const [row] = await portal.sql`select image from figure_versions limit 1`;
  const statusFor = async (authorization: string) => {
    const file = await fetch(`${portal.origin}/tis/file/figures/${row!.image}`, {
      headers: { authorization },
    });
    await file.body?.cancel();
    return file.status;
  };
  assert.equal(await statusFor(await tokenOf("store-technician")), 200);
  assert.equal(await statusFor(await tokenOf("first-login")), 403);
});

Deno.test(
  "after login the wanted page is written as an address, and another site is none",
  quiet,
  async () => {
    const wanted: [next: string, to: string][] = [
      ["SearchPage?q=制动 盘", "SearchPage?q=%E5%88%B6%E5%8A%A8%20%E7%9B%98"],
      ["//evil.example/EPCCart", "index"],
      ["EPCCart\n", "EPCCart"],
      ["login", "index"],
    ];
    for (const [next, to] of wanted) {
      const answer = await fetch(`${portal.origin}/oauth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ account: "store-manager", password: DEMO_PASSWORD, consent: true, next }),
      });
      assert.equal((await answer.json()).data.to, to);
      assert.equal(answer.headers.get("x-location"), `/tis/${to}`);
    }
  },
);

Deno.test(
  "a form that repeats one name many times costs its length, not the square of it",
  quiet,
  async () => {
    const begun = ownMs();
    const answer = await fetch(`${portal.origin}/oauth/login`, {
      method: "POST",
      redirect: "manual",
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
      body: Array(200_000).fill("x=1").join("&"),
    });
    await answer.body?.cancel();
    assert.equal(answer.status, 303);
    assert.ok(ownMs() - begun < 5000);
  },
);

/** What an address that nobody is logged in at answers. */
async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(portal.origin + path, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      language: "en_US",
      ...headers,
    },
    body,
  });
  return { status: answer.status, ...await answer.json() as { code: unknown; msg: string; data: never } };
}

Deno.test("JSON that goes deeper than any call takes cannot be read, logged in or not", quiet, async () => {
  for (const deep of ["[".repeat(20_000), `{"account":${"[".repeat(20_000)}${"]".repeat(20_000)}}`]) {
    const { status, msg } = await post("/oauth/login", deep);
    assert.equal(status, 422, msg);
  }
  const { status } = await post(
    "/oauth/login",
    JSON.stringify({ account: `"${"[{".repeat(50)}`, password: "x" }),
  );
  assert.notEqual(status, 422, "brackets within a text are text");
});

Deno.test("a word where a decimal belongs is refused by its field, with what is allowed", quiet, async () => {
  const authorization = await tokenOf("administrator");
  const { code, data, msg } = await post(
    "/tis/score-dictionary/changes",
    JSON.stringify({ keys: ["ORDER_SENT"], changes: { points: "abc" } }),
    { authorization },
  );
  assert.notEqual(String(code), "500", msg);
  assert.ok(data);
});

Deno.test("a file that the reference of calls does not have is not there", quiet, async () => {
  const answer = await fetch(`${portal.origin}/tis/devtool/reference/nope`, {
    headers: { accept: "application/json" },
  });
  assert.ok([401, 404].includes(answer.status), String(answer.status));
  assert.equal(typeof (await answer.json()).code, "number");
});

Deno.test("whatever stands for a host in the request, the portal does not fail", quiet, async () => {
  const { hostname, port } = new URL(portal.origin);
  for (
    const host of ["a b", "[", "a:b:c", "ex ample:99999", "<x>", "%", "", "a/b", "a@b", "ÿ", "x".repeat(5000)]
  ) {
    for (const path of ["/tis/login", "/tis/sas/brands", "/health/live"]) {
      const connection = await Deno.connect({ hostname, port: Number(port) });
      const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: */*\r\nconnection: close\r\n\r\n`;
      await connection.write(new TextEncoder().encode(request));
      let text = "";
      try {
        text = await new Response(connection.readable).text();
      } catch {
        // closed without an answer, which is one
      }
      assert.doesNotMatch(text, /^HTTP\/1\.1 5/, `${host} ${path}: ${text.slice(0, 200)}`);
    }
  }
});

Deno.test("a form typed with what the database cannot keep is refused as any other", quiet, async () => {
  for (const account of ["\0", "a\0b", "\ud800"]) {
    assert.equal((await refusedForm({ account })).status, 303);
    assert.equal((await refusedForm({ [`${account}x`]: "a name like that" })).status, 303);
  }
});

Deno.test("what only takes posts is run by nothing else, not for a browser either", quiet, async () => {
  const authorization = await tokenOf("administrator");
  const paths = ["/tis/file/files", "/tis/file/uploads", "/tis/demo-dms/fault", "/tis/fileconverter/gif2svg"];
  for (const path of paths) {
    for (const method of ["GET", "HEAD"]) {
      const headers = { authorization, accept: "text/html" };
      const answer = await fetch(portal.origin + path, { method, headers, redirect: "manual" });
      await answer.body?.cancel();
      // Not there, or on to the page that says so.
      assert.ok([302, 404].includes(answer.status), `${method} ${path}: ${answer.status}`);
    }
  }
});
