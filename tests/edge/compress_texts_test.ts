import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import type { Context } from "fresh";
import { KeptParts } from "@/components/kept_parts.ts";
import { compressTexts } from "@/edge/compress_texts.ts";
import type { State } from "@/edge/state.ts";

const rail = "<nav>十字轴</nav>".repeat(200);
const whole = `<body>${rail}<p>维拉罗</p></body>`;

/** What is sent to somebody who asks like this for a page that keeps its rail. */
async function answer(
  { method = "GET", accepts, type = "text/html; charset=utf-8" }: {
    method?: string;
    accepts?: string;
    type?: string;
  },
): Promise<Response> {
  const kept = new KeptParts();
  const page = `<body>${kept.keep(rail)}<p>维拉罗</p></body>`;
  const req = new Request("http://localhost/tis/index", {
    method,
    headers: accepts ? { "accept-encoding": accepts } : {},
  });
  const next = () => Promise.resolve(new Response(page, { status: 203, headers: { "content-type": type } }));
  return await compressTexts({ req, state: { kept }, next } as unknown as Context<State>);
}

Deno.test("A page is sent whole, compressed for those who take gzip", async () => {
  const response = await answer({ accepts: "br, gzip" });
  assert.equal(response.status, 203);
  assert.equal(response.headers.get("content-encoding"), "gzip");
  assert.equal(response.headers.get("vary"), "accept-encoding");
  const zipped = new Uint8Array(await response.arrayBuffer());
  assert.equal(new TextDecoder().decode(gunzipSync(zipped)), whole);
});

Deno.test("Who takes no gzip, and who posts, gets the page whole as it is", async () => {
  for (
    const asked of [{}, { accepts: "br" }, { accepts: "gzip;q=0" }, { method: "POST", accepts: "gzip" }]
  ) {
    const response = await answer(asked);
    assert.equal(response.status, 203);
    assert.equal(response.headers.has("content-encoding"), false);
    assert.equal(await response.text(), whole);
  }
});

/** What is sent to somebody who asks like this for a call that answers with so many characters. */
async function json(characters: number, { method = "GET", accepts }: { method?: string; accepts: string }) {
  const req = new Request("http://localhost/tis/orders", {
    method,
    headers: { "accept-encoding": accepts },
  });
  const text = JSON.stringify("x".repeat(characters - 2));
  const headers = { "content-type": "application/json; charset=UTF-8", "cache-control": "private, no-store" };
  const next = () => Promise.resolve(new Response(text, { status: 203, headers }));
  const response = await compressTexts({ req, state: {}, next } as unknown as Context<State>);
  assert.equal(response.status, 203);
  return { response, text };
}

Deno.test("JSON is compressed for those who take gzip, also what a post is answered with", async () => {
  for (const method of ["GET", "POST"]) {
    const { response, text } = await json(3000, { method, accepts: "gzip, br" });
    assert.equal(response.headers.get("content-encoding"), "gzip");
    assert.equal(response.headers.get("vary"), "accept-encoding");
    assert.equal(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString(), text);
  }
  const { response, text } = await json(3000, { accepts: "br" });
  assert.equal(response.headers.has("content-encoding"), false);
  assert.equal(await response.text(), text);
});

Deno.test("Short JSON is sent as it is, and the server told so", async () => {
  const { response, text } = await json(2000, { accepts: "gzip, br" });
  assert.equal(response.headers.has("content-encoding"), false);
  assert.equal(response.headers.get("cache-control"), "private, no-store, no-transform");
  assert.equal(await response.text(), text);
});

Deno.test("Very long JSON is left to the server", async () => {
  const { response, text } = await json(600_000, { accepts: "gzip" });
  assert.equal(response.headers.has("content-encoding"), false);
  assert.equal(response.headers.get("cache-control"), "private, no-store");
  assert.equal(await response.text(), text);
});

Deno.test("What is neither page nor JSON is left as it is", async () => {
  const response = await answer({ accepts: "gzip", type: "text/plain" });
  assert.equal(response.headers.has("content-encoding"), false);
  assert.notEqual(await response.text(), whole);
});
