import assert from "node:assert/strict";
import { h } from "preact";
import { App, cors, csp, csrf, type Middleware, trailingSlashes } from "fresh";

const send = (middleware: Middleware<unknown>, method: string, headers: HeadersInit = {}, path = "/") =>
  new App<unknown>().use(middleware).all("/*", () => new Response("through")).handler()(
    new Request(`http://portal.example${path}`, { method, headers }),
  );

Deno.test("csrf lets through what does not change anything and what comes from the same site", async () => {
  const cases: [string, Record<string, string>, number][] = [
    ["GET", { "sec-fetch-site": "cross-site" }, 200],
    ["POST", { "sec-fetch-site": "same-origin" }, 200],
    ["POST", { "sec-fetch-site": "none" }, 200],
    ["POST", { "sec-fetch-site": "same-site", origin: "http://other.portal.example" }, 403],
    ["POST", { "sec-fetch-site": "cross-site", origin: "http://evil.example" }, 403],
    ["DELETE", { "sec-fetch-site": "cross-site" }, 403],
    ["POST", {}, 200],
    ["POST", { origin: "http://portal.example" }, 200],
    ["POST", { origin: "https://portal.example" }, 403],
    ["POST", { origin: "null" }, 403],
  ];
  for (const [method, headers, status] of cases) {
    assert.equal(
      (await send(csrf(), method, headers)).status,
      status,
      `${method} ${JSON.stringify(headers)}`,
    );
  }
});

Deno.test("csrf accepts further origins by text, list or function", async () => {
  const headers = { "sec-fetch-site": "cross-site", origin: "http://friend.example" };
  for (
    const origin of [
      "http://friend.example",
      ["x", "http://friend.example"],
      (o: string) => o.includes("friend"),
    ]
  ) {
    assert.equal((await send(csrf({ origin }), "POST", headers)).status, 200);
  }
  assert.equal((await send(csrf({ origin: "http://other.example" }), "POST", headers)).status, 403);
});

Deno.test("csp sets the default policy, replaces directives of the same name and adds others", async () => {
  const policy = (await send(csp({ csp: ["img-src *", "manifest-src 'self'"] }), "GET"))
    .headers.get("content-security-policy")!;
  assert.match(policy, /^default-src 'self'; script-src 'self' 'unsafe-inline';/);
  assert.match(policy, /; img-src \*;/);
  assert.doesNotMatch(policy, /img-src 'self'/);
  assert.match(policy, /; manifest-src 'self'$/);
});

Deno.test("csp can only report, and say where to", async () => {
  const { headers } = await send(csp({ reportOnly: true, reportTo: "/reports" }), "GET");
  assert.equal(headers.get("content-security-policy"), null);
  assert.match(headers.get("content-security-policy-report-only")!, /report-uri \/reports/);
  assert.equal(headers.get("reporting-endpoints"), 'csp-endpoint="/reports"');
});

Deno.test("csp puts the nonce of a rendered page in the place of 'unsafe-inline', for attributes too", async () => {
  const app = new App<unknown>().use(csp({ useNonce: true, csp: ["style-src-attr 'unsafe-inline'"] }))
    .get("/page", (ctx) => ctx.render(h("p", null)))
    .get("/text", (ctx) => ctx.text("plain"));
  const policyOf = async (path: string) =>
    (await app.handler()(new Request(`http://portal.example${path}`))).headers.get(
      "content-security-policy",
    )!;
  assert.match(await policyOf("/page"), /script-src 'self' 'nonce-(\w{32})'.*; style-src-attr 'nonce-\1'$/);
  assert.doesNotMatch(await policyOf("/page"), /unsafe-inline/);
  assert.match(
    await policyOf("/text"),
    /script-src 'self' 'unsafe-inline'.*; style-src-attr 'unsafe-inline'$/,
  );
});

Deno.test("cors names the granted origin, and answers preflights itself", async () => {
  const middleware = cors({
    origin: ["http://a.example"],
    credentials: true,
    maxAge: 60,
    exposeHeaders: ["x-a"],
  });
  const granted = await send(middleware, "GET", { origin: "http://a.example" });
  assert.equal(granted.headers.get("access-control-allow-origin"), "http://a.example");
  assert.equal(granted.headers.get("access-control-allow-credentials"), "true");
  assert.equal(granted.headers.get("access-control-expose-headers"), "x-a");
  assert.equal(granted.headers.get("vary"), "Origin");
  const refused = await send(middleware, "GET", { origin: "http://b.example" });
  assert.equal(refused.headers.get("access-control-allow-origin"), null);
  const preflight = await send(middleware, "OPTIONS", {
    origin: "http://a.example",
    "access-control-request-method": "PUT",
    "access-control-request-headers": "x-token",
  });
  assert.equal(preflight.status, 204);
  assert.match(preflight.headers.get("access-control-allow-methods")!, /PUT/);
  assert.equal(preflight.headers.get("access-control-allow-headers"), "x-token");
  assert.equal(preflight.headers.get("access-control-max-age"), "60");
  assert.equal((await send(cors(), "GET")).headers.get("access-control-allow-origin"), "*");
});

Deno.test("cors answers any OPTIONS, and keeps a single origin from being told to others", async () => {
  const middleware = cors({ origin: "http://a.example", allowHeaders: ["x-a", "x-b"] });
  const preflight = await send(middleware, "OPTIONS", { origin: "http://b.example" });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get("access-control-allow-origin"), null);
  assert.equal(preflight.headers.get("access-control-allow-headers"), "x-a,x-b");
  assert.equal(preflight.headers.get("vary"), "Access-Control-Request-Headers");
  const granted = await send(middleware, "GET", { origin: "http://a.example" });
  assert.equal(granted.headers.get("access-control-allow-origin"), "http://a.example");
});

Deno.test("trailingSlashes redirects for good to the one spelling, with the method and the query", async () => {
  assert.equal((await send(trailingSlashes("never"), "POST", {}, "/a/")).status, 308);
  const to = async (mode: "always" | "never", path: string) =>
    (await send(trailingSlashes(mode), "GET", {}, path)).headers.get("location");
  assert.equal(await to("never", "/a/?b=1"), "/a?b=1");
  assert.equal(await to("never", "/a"), null);
  assert.equal(await to("never", "/"), null);
  assert.equal(await to("always", "/a?b=1"), "/a/?b=1");
  assert.equal(await to("always", "/a/"), null);
  assert.equal(await to("always", "/a.css"), null);
});
