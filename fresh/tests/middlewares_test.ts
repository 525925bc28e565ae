import assert from "node:assert/strict";
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

Deno.test("csp also reaches answers whose headers are fixed", async () => {
  const app = new App<unknown>().use(csp()).get("/", () => Response.redirect("http://portal.example/x"));
  const response = await app.handler()(new Request("http://portal.example/"));
  assert.equal(response.status, 302);
  assert.ok(response.headers.has("content-security-policy"));
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

Deno.test("trailingSlashes redirects to the one spelling and keeps the query", async () => {
  const to = async (mode: "always" | "never", path: string) =>
    (await send(trailingSlashes(mode), "GET", {}, path)).headers.get("location");
  assert.equal(await to("never", "/a/?b=1"), "/a?b=1");
  assert.equal(await to("never", "/a"), null);
  assert.equal(await to("never", "/"), null);
  assert.equal(await to("always", "/a?b=1"), "/a/?b=1");
  assert.equal(await to("always", "/a/"), null);
  assert.equal(await to("always", "/a.css"), null);
});
