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

Deno.test("JSON is compressed for those who take gzip, also what a post is answered with", async () => {
  for (const method of ["GET", "POST"]) {
    const response = await answer({ method, accepts: "gzip, br", type: "application/json; charset=UTF-8" });
    assert.equal(response.status, 203);
    assert.equal(response.headers.get("content-encoding"), "gzip");
    assert.equal(response.headers.get("vary"), "accept-encoding");
    const told = gunzipSync(new Uint8Array(await response.arrayBuffer())).toString();
    assert.match(told, /<p>维拉罗<\/p>/);
  }
  const plain = await answer({ accepts: "br", type: "application/json" });
  assert.equal(plain.headers.has("content-encoding"), false);
  assert.match(await plain.text(), /维拉罗/);
});

Deno.test("Very long JSON is left to the server", async () => {
  const req = new Request("http://localhost/tis/openapi.json", { headers: { "accept-encoding": "gzip" } });
  const long = JSON.stringify("x".repeat(600_000));
  const next = () => Promise.resolve(new Response(long, { headers: { "content-type": "application/json" } }));
  const response = await compressTexts({ req, state: {}, next } as unknown as Context<State>);
  assert.equal(response.headers.has("content-encoding"), false);
  assert.equal(await response.text(), long);
});

Deno.test("What is neither page nor JSON is left as it is", async () => {
  const response = await answer({ accepts: "gzip", type: "text/plain" });
  assert.equal(response.headers.has("content-encoding"), false);
  assert.notEqual(await response.text(), whole);
});
