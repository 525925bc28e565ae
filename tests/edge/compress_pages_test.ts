import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import type { Context } from "fresh";
import { KeptParts } from "@/components/kept_parts.ts";
import { compressPages } from "@/edge/compress_pages.ts";
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
  return await compressPages({ req, state: { kept }, next } as unknown as Context<State>);
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

Deno.test("What is no page is left as it is", async () => {
  const response = await answer({ accepts: "gzip", type: "text/plain" });
  assert.equal(response.headers.has("content-encoding"), false);
  assert.notEqual(await response.text(), whole);
});
