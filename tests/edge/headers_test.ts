import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo({
  TRUSTED_PROXIES: "127.0.0.1",
  PUBLIC_URL: "https://tis.example.com,https://direct.example.com",
});
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };
const TLS = { "x-forwarded-proto": "https", "x-forwarded-host": "tis.example.com" };
const HERE = "https://tis.example.com";

function ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  return fetch(portal.origin + path, {
    redirect: "manual",
    ...init,
    headers: { "user-agent": "browser", ...headers as Record<string, string> },
  });
}

/** Names of the cookies that an answer sets, and whether each is for TLS alone. */
async function cookiesSet(answer: Response): Promise<Record<string, boolean>> {
  await answer.body?.cancel();
  return Object.fromEntries(
    answer.headers.getSetCookie().map((line) => [line.split("=")[0], /; Secure/.test(line)]),
  );
}

function logIn(headers: Record<string, string>): Promise<Response> {
  return ask("/oauth/login", {
    method: "POST",
    headers: { accept: "application/json", ...headers },
    body: new URLSearchParams({ account: "store-technician", password: DEMO_PASSWORD, consent: "on" }),
  });
}

async function sessionCookie(headers: Record<string, string> = {}): Promise<string> {
  const answer = await logIn(headers);
  await answer.body?.cancel();
  return answer.headers.getSetCookie().find((line) => /tis_session=/.test(line))!.split(";")[0]!;
}

Deno.test(
  "behind TLS every cookie is bound to this host and to TLS, and no other is read",
  quiet,
  async () => {
    const set = await cookiesSet(await ask("/tis/login", { headers: TLS }));
    assert.deepEqual(set, { "__Host-tis_visitor": true, "__Host-tis_brand": true });
    const cookie = await sessionCookie(TLS);
    assert.match(cookie, /^__Host-tis_session=/);
    const status = async (cookie: string, headers: Record<string, string> = TLS) => {
      const answer = await ask("/tis/Account", { headers: { ...headers, cookie } });
      await answer.body?.cancel();
      return answer.status;
    };
    assert.equal(await status(cookie), 200);
    assert.equal(await status(cookie.replace("__Host-", "")), 302, "what a neighbour host could have set");
    const ended = await ask("/tis/Account", {
      headers: { ...TLS, cookie: `__Host-tis_session=${"x".repeat(43)}` },
    });
    for (const [name] of Object.entries(await cookiesSet(ended))) assert.match(name, /^__Host-/);
  },
);

Deno.test("without TLS cookies keep their plain names", quiet, async () => {
  assert.deepEqual(await cookiesSet(await ask("/tis/login")), { tis_visitor: false, tis_brand: false });
});

Deno.test(
  "a host that PUBLIC_URL names with https is one behind TLS, whatever the proxy says",
  quiet,
  async () => {
    const connection = await Deno.connect({
      hostname: "127.0.0.1",
      port: Number(new URL(portal.origin).port),
    });
    const request = "GET /tis/login HTTP/1.1\r\nhost: direct.example.com\r\nconnection: close\r\n\r\n";
    await connection.write(new TextEncoder().encode(request));
    const text = await new Response(connection.readable).text();
    assert.match(text, /set-cookie: __Host-tis_visitor=/i);
    assert.match(text, /strict-transport-security: /i);
  },
);

Deno.test(
  "every answer says what a page may use and who may open it; behind TLS, that there is nothing else",
  quiet,
  async () => {
    const cookie = await sessionCookie();
    for (
      const path of [
        "/tis/login",
        "/tis/Account",
        "/tis/nope",
        "/tis/sas/nope",
        "/icons.svg",
        "/health/live",
        "/tis/events",
      ]
    ) {
      const plain = await ask(path, { headers: { cookie } });
      await plain.body?.cancel();
      assert.match(
        plain.headers.get("permissions-policy") ?? "",
        /^camera=\(self\), microphone=\(self\), .*geolocation=\(\)/,
        path,
      );
      assert.equal(plain.headers.get("cross-origin-opener-policy"), "same-origin", path);
      assert.equal(plain.headers.get("x-content-type-options"), "nosniff", path);
      assert.equal(plain.headers.get("strict-transport-security"), null, path);
      const secure = await ask(path, { headers: { ...TLS } });
      await secure.body?.cancel();
      assert.equal(secure.headers.get("strict-transport-security"), "max-age=31536000", path);
    }
  },
);

Deno.test("what is made for its asker nobody keeps; what is versioned browsers keep", quiet, async () => {
  const cookie = await sessionCookie();
  const kept = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(path, { headers: { cookie, ...headers } });
    await answer.body?.cancel();
    return answer.headers.get("cache-control");
  };
  const json = { accept: "application/json" };
  assert.equal(await kept("/tis/login", { cookie: "" }), "private, no-store");
  assert.equal(await kept("/tis/Account"), "private, no-store");
  assert.equal(await kept("/tis/EPCCart?fresh-partial=true"), "private, no-store");
  assert.equal(await kept("/tis/orders", json), "private, no-store");
  // Short, so that nobody compresses it, the server neither.
  const short = await ask("/tis/orders/none", {
    headers: { cookie, ...json, "accept-encoding": "gzip, br" },
  });
  assert.equal(short.headers.get("cache-control"), "private, no-store, no-transform");
  assert.equal(short.headers.get("content-encoding"), null);
  await short.body?.cancel();
  assert.equal(await kept("/tis/EPCCart", { cookie: "" }), "private, no-store", "a redirect");
  assert.equal(await kept("/tis/openapi.json"), "private, no-store");
  assert.match((await kept("/tis/fonts/inter-latin-wght-normal.woff2"))!, /^public, max-age=/);
});

Deno.test("a path that knows the method not says which it knows", quiet, async () => {
  const wanted: [method: string, path: string, allow: string][] = [
    ["PUT", "/oauth/login", "POST"],
    ["GET", "/oauth/login", "POST"],
    ["DELETE", "/tis/orders/20417-000001", "GET, HEAD"],
    ["POST", "/tis/Account", "GET, HEAD"],
    ["PATCH", "/tis/openapi.json", "GET, HEAD"],
    ["POST", "/health/live", "GET, HEAD"],
    ["POST", "/tis/file/figures/x.svg", "GET, HEAD"],
    ["PROPFIND", "/tis/login", "GET, HEAD"],
    ["BREW", "/tis/nope", "GET, HEAD"],
    ["TRACE", "/tis/login", "GET, HEAD"],
    ["TRACE", "/oauth/login", "POST"],
    ["get", "/oauth/login", "POST"],
  ];
  for (const [method, path, allow] of wanted) {
    // Written by hand: fetch spells methods its own way.
    const { hostname, port } = new URL(portal.origin);
    const connection = await Deno.connect({ hostname, port: Number(port) });
    const request =
      `${method} ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept: application/json\r\nconnection: close\r\n\r\n`;
    await connection.write(new TextEncoder().encode(request));
    const text = await new Response(connection.readable).text();
    assert.match(text, /^HTTP\/1\.1 405 /, `${method} ${path}: ${text.slice(0, 60)}`);
    assert.equal(/^allow: (.*)$/im.exec(text)?.[1]?.trim(), allow, `${method} ${path}`);
    assert.match(text, /^x-content-type-options: nosniff/im, `${method} ${path}`);
    if (path !== "/health/live") assert.match(text, /"code":405/, `${method} ${path}`);
  }
  for (const path of ["/tis/nope", "/tis/sas/nope"]) {
    const unknown = await ask(path, { method: "POST", headers: { accept: "application/json" } });
    assert.deepEqual([unknown.status, (await unknown.json()).code], [404, 404], path);
  }
  const options = await ask("/oauth/login", { method: "OPTIONS" });
  assert.deepEqual([options.status, options.headers.get("allow")], [204, "POST, OPTIONS"]);
});

Deno.test(
  "a post by cookie that tells not where it began is refused, one by token is not",
  quiet,
  async () => {
    const cookie = await sessionCookie(TLS);
    const status = async (headers: Record<string, string>) => {
      const answer = await ask("/oauth/expiration", { method: "POST", headers: { ...TLS, ...headers } });
      await answer.body?.cancel();
      return answer.status;
    };
    assert.equal(await status({ cookie }), 403);
    assert.equal(await status({ cookie, origin: HERE }), 200);
    assert.equal(await status({ cookie, origin: "https://evil.example" }), 403);
    assert.equal(await status({ cookie, "sec-fetch-site": "same-origin" }), 200);
    assert.equal(await status({ authorization: decodeURIComponent(cookie.split("=")[1]!) }), 200);
  },
);
