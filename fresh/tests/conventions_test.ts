import assert from "node:assert/strict";
import { fixtureApp } from "./fixture_app.ts";

const handler = (await fixtureApp()).handler();
const get = async (path: string, init?: RequestInit) => {
  const response = await handler(new Request(`http://localhost${path}`, init));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

Deno.test("index is its directory and tolerates a trailing slash", async () => {
  for (const path of ["/tis", "/tis/", "//tis//"]) {
    const { status, text } = await get(path);
    assert.equal(status, 200);
    assert.match(
      text,
      /^<!DOCTYPE html><html lang="en"><head>.*<main><h1>hello<\/h1><\/main><\/body><\/html>$/,
    );
  }
});

Deno.test("nothing is served outside the base path", async () => {
  assert.equal((await get("/")).status, 404);
  assert.equal((await get("/parts/7")).status, 404);
  assert.equal((await get("/tissue")).status, 404);
});

Deno.test("a group is dropped from the URL, its layout and middleware count", async () => {
  const { text, headers } = await get("/tis/parts");
  assert.match(text, /<section class="shop" id="P\d-0"><b>Parts<\/b>/);
  assert.equal(headers.get("x-trail"), "first,second,shop");
  assert.equal((await get("/tis/(shop)/parts")).status, 404);
});

Deno.test("files in a folder like (_components) are no routes", async () => {
  assert.equal((await get("/tis/Label")).status, 404);
  assert.equal((await get("/tis/Cart")).status, 404);
});

Deno.test("[number] is a parameter, decoded but for escaped slashes", async () => {
  assert.match((await get("/tis/parts/A%20b%2Fc")).text, /<h1>Part A b%2Fc<\/h1>/);
  assert.equal((await get("/tis/parts/7/8")).status, 404);
});

Deno.test("[[name]] is optional and empty when left out", async () => {
  assert.match((await get("/tis/opt/x")).text, /<code>&lt;x><\/code>/);
  assert.match((await get("/tis/opt")).text, /<code>&lt;><\/code>/);
});

Deno.test("[...path] takes the rest, none too", async () => {
  assert.match((await get("/tis/files/a/b.pdf")).text, /<code>a\/b.pdf<\/code>/);
  assert.match((await get("/tis/files")).text, /<code><\/code>/);
});

Deno.test("an array of middlewares runs in order and below its folder only", async () => {
  assert.equal((await get("/tis")).headers.get("x-trail"), "first,second");
});

Deno.test("what a page sets in ctx.state is known to the app wrapper", async () => {
  assert.match((await get("/tis/parts/7")).text, /<body data-title="Part 7">/);
});

Deno.test("Head replaces the title and the meta of the same name and adds the rest", async () => {
  const { text } = await get("/tis/parts/7");
  const head = text.slice(0, text.indexOf("</head>"));
  assert.equal(head.split("<title>").length, 2);
  assert.match(head, /<title>Part 7<\/title>/);
  assert.match(head, /<meta name="description" content="One part"\/>/);
  assert.doesNotMatch(head, /The fixture/);
  assert.match(head, /<link rel="canonical"/);
  assert.match((await get("/tis")).text, /<title>Fixture<\/title>/);
});

Deno.test("links to the page and above it are marked", async () => {
  const { text } = await get("/tis/parts/7?x=1");
  assert.match(text, /<a href="\/tis\/parts\/7" data-current="true" aria-current="page">/);
  assert.match(text, /<a href="\/tis\/parts" data-ancestor="true" aria-current="true">/);
  assert.match((await get("/tis/parts/70")).text, /<a href="\/tis\/parts\/7">/);
});

Deno.test("images get the bust key; the base path is their own to name", async () => {
  const { text } = await get("/tis/parts/7");
  assert.match(text, /src="\/tis\/logo\.svg\?__frsh_c=\w+"/);
  assert.match(text, /srcset="\/tis\/logo\.svg\?__frsh_c=\w+ 1x, \/tis\/logo\.svg\?__frsh_c=\w+ 2x"/);
});

Deno.test("config leaves out layouts and the app wrapper, and the document is completed", async () => {
  const { text } = await get("/tis/bare");
  assert.equal(
    text,
    '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><p>bare</p></body></html>',
  );
  const half = (await get("/tis/bare/half")).text;
  assert.doesNotMatch(half, /<main>/);
  assert.match(half, /<nav>.*<p>half<\/p>/);
  assert.match((await get("/tis")).text, /<main><h1>/);
});

Deno.test("routeOverride replaces the pattern of the file", async () => {
  assert.match((await get("/tis/moved/9")).text, /moved 9/);
  assert.equal((await get("/tis/bare/moved")).status, 404);
});

Deno.test("_404 answers what matches nothing, inside the root layout", async () => {
  const { status, text } = await get("/tis/nowhere");
  assert.equal(status, 404);
  assert.match(text, /<main><p class="missing">Nothing at \/tis\/nowhere<\/p><\/main>/);
});

Deno.test("the nearest _error answers with the error's status, 500 for others", async () => {
  const refused = await get("/tis/broken/deep?status=409");
  assert.equal(refused.status, 409);
  assert.match(refused.text, /<main><p class="near">deep 409<\/p><\/main>/);
  const failed = await get("/tis/broken/deep");
  assert.equal(failed.status, 500);
  assert.match(failed.text, /<p class="near">deep down<\/p>/);
});

Deno.test("a thrown 404 passes nested error pages and reaches _404", async () => {
  const { status, text } = await get("/tis/broken/deep?status=404");
  assert.equal(status, 404);
  assert.match(text, /class="missing"/);
});

Deno.test("a form's POST renders with the status and headers of page(), or redirects", async () => {
  const body = (name: string) => ({ method: "POST", body: new URLSearchParams({ name }) });
  const refused = await get("/tis/form", body(""));
  assert.equal(refused.status, 422);
  assert.equal(refused.headers.get("x-refused"), "name");
  const done = await get("/tis/form", body("x"));
  assert.equal(done.status, 303);
  assert.equal(done.headers.get("location"), "/tis/form?name=x");
});

Deno.test("a method without a handler is refused with 405 and Allow, OPTIONS is answered", async () => {
  const refused = await get("/tis/form", { method: "DELETE" });
  assert.equal(refused.status, 405);
  assert.equal(refused.headers.get("allow"), "GET, HEAD, POST, OPTIONS");
  assert.match(refused.text, /Refused: 405/);
  const options = await get("/tis/form", { method: "OPTIONS" });
  assert.equal(options.status, 204);
  assert.equal(options.headers.get("allow"), "GET, HEAD, POST, OPTIONS");
});

Deno.test("HEAD is answered like GET, without a body", async () => {
  const { status, text, headers } = await get("/tis", { method: "HEAD" });
  assert.equal(status, 200);
  assert.equal(text, "");
  assert.match(headers.get("content-type")!, /html/);
});

Deno.test("a page may be async and may return a response", async () => {
  assert.match((await get("/tis/async")).text, /<main><h1>Later<\/h1><\/main>/);
  const away = await get("/tis/async?away");
  assert.equal(away.status, 418);
  assert.equal(away.text, "away");
});

Deno.test("a page without islands ships no script", async () => {
  for (const path of ["/tis", "/tis/parts/7"]) {
    const { text, headers } = await get(path);
    assert.doesNotMatch(text, /<script/);
    assert.equal(headers.get("link"), null);
  }
});

Deno.test("scripts and styles carry the nonce that the policy names", async () => {
  const { text, headers } = await get("/tis/shared");
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(headers.get("content-security-policy")!)![1]!;
  assert.equal(text.split("<script").length - 1, text.split(`nonce="${nonce}"`).length - 1);
  const part = await get("/tis/parts/7");
  assert.match(part.headers.get("content-security-policy")!, /style-src 'self' 'nonce-/);
  assert.match(part.text, /<style nonce="/);
  assert.notEqual(
    (await get("/tis/shared")).headers.get("content-security-policy"),
    headers.get("content-security-policy"),
  );
});
