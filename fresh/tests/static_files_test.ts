import assert from "node:assert/strict";
import { fixtureApp } from "./fixture_app.ts";

const handler = (await fixtureApp()).handler();
const get = (path: string, init?: RequestInit) => handler(new Request(`http://localhost${path}`, init));
const page = await (await get("/tis/parts/7")).text();
const busted = /src="([^"]+)"/.exec(page)![1]!;
const script = /from"([^"]+boot\.js)"/.exec(await (await get("/tis/shared")).text())![1]!;

Deno.test("a file is served with its type, size and tag, not to be kept without the bust key", async () => {
  const response = await get("/tis/logo.svg");
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "image/svg+xml");
  assert.match(response.headers.get("cache-control")!, /no-store/);
  const body = await response.text();
  assert.match(body, /^<svg/);
  assert.equal(Number(response.headers.get("content-length")), body.length);
});

Deno.test("a file under the bust key of this build may be kept for ever", async () => {
  const response = await get(busted);
  assert.match(response.headers.get("cache-control")!, /immutable/);
  await response.body?.cancel();
});

Deno.test("the bust key of another build leads to the file without it", async () => {
  const response = await get("/tis/logo.svg?__frsh_c=old");
  assert.equal(response.status, 307);
  assert.equal(response.headers.get("location"), "/tis/logo.svg");
});

Deno.test("who has the file already is answered 304", async () => {
  const tag = (await get("/tis/logo.svg", { method: "HEAD" })).headers.get("etag")!;
  for (const header of [tag, `"x", ${tag}`, tag.replace("W/", "")]) {
    const response = await get("/tis/logo.svg", { headers: { "if-none-match": header } });
    assert.equal(response.status, 304);
    assert.equal(await response.text(), "");
  }
  const changed = await get("/tis/logo.svg", { headers: { "if-none-match": '"x"' } });
  assert.equal(changed.status, 200);
  await changed.body?.cancel();
});

Deno.test("scripts of islands may be kept for ever", async () => {
  const response = await get(script);
  assert.equal(response.headers.get("content-type"), "text/javascript; charset=utf-8");
  assert.match(response.headers.get("cache-control")!, /immutable/);
  await response.body?.cancel();
});

Deno.test("other methods are refused in plain text, past all error pages", async () => {
  for (const method of ["POST", "OPTIONS", "DELETE"]) {
    const response = await get("/tis/logo.svg", { method });
    assert.equal(response.status, 405, method);
    assert.equal(response.headers.get("allow"), "GET, HEAD");
    assert.equal(await response.text(), "Method Not Allowed");
  }
});

Deno.test("HEAD tells the size without the file", async () => {
  const response = await get("/tis/logo.svg", { method: "HEAD" });
  assert.ok(Number(response.headers.get("content-length")) > 0);
  assert.equal(await response.text(), "");
});

Deno.test("nothing outside the folder or the base path is served", async () => {
  for (
    const path of ["/logo.svg", "/tis/..%2fmain.ts", "/tis/%2e%2e/main.ts", "/tis/../main.ts", "/tis/%zz"]
  ) {
    assert.equal((await get(path)).status, 404, path);
  }
});
