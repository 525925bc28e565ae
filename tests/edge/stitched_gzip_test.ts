import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { cutDrawing, lastingParts } from "@/components/epc/cut_drawing.ts";
import { drawingMarkup } from "@/components/epc/drawing_markup.ts";
import { stitchedGzip } from "@/edge/stitched_gzip.ts";

const zip = (text: string, parts?: string[]) => stitchedGzip(new TextEncoder().encode(text), parts);
const read = (zipped: Uint8Array) => new TextDecoder().decode(gunzipSync(zipped));

Deno.test("A text in gzip is read as it was, whatever parts of it are kept", () => {
  const lasting = "十字轴 <path d='M1 2'/>".repeat(200);
  const text = `<p>first</p>${lasting}<p>维拉罗</p>${lasting}<p>last</p>`;
  for (
    const parts of [[], [lasting], [lasting, lasting], ["not there"], ["", lasting, "not there"], [text]]
  ) {
    assert.equal(read(zip(text, parts)), text);
    assert.equal(read(zip(text, parts)), text, "and once more with what was kept");
  }
  assert.equal(read(zip("")), "");
});

Deno.test("A browser reads it as gzip", async () => {
  const text = "<p>brake</p>".repeat(1000);
  const body = new Response(zip(`a${text}b`, [text])).body!;
  const plain = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).text();
  assert.equal(plain, `a${text}b`);
});

Deno.test("The lasting parts of a drawing stand in its page in their order, and are most of it", async () => {
  const svg = await Deno.readTextFile(new URL("../../demo/figures/front_brake.svg", import.meta.url));
  const callouts = [...svg.matchAll(/<g class="callout" data-callout="([^"]+)"/g)].map((match) => match[1]!);
  const state = { href: "?a", label: "No. 1", fits: true, selected: true };
  const markup = drawingMarkup(svg, new Map(callouts.slice(1).map((one) => [one, state])), "Front brake");
  const parts = lastingParts(svg);
  let from = 0;
  for (const part of parts) {
    const at = markup.indexOf(part, from);
    assert.ok(at >= from);
    from = at + part.length;
  }
  assert.ok(parts.join("").length > 0.9 * markup.length);
  assert.equal(read(zip(markup, parts)), markup);
});

Deno.test("A drawing cut into pieces is the drawing without its style sheet", async () => {
  const svg = await Deno.readTextFile(new URL("../../demo/figures/front_brake.svg", import.meta.url));
  const { head, pieces, end } = cutDrawing(svg);
  const whole = head +
    pieces.map((piece) =>
      typeof piece === "string"
        ? piece
        : piece.kind === "part"
        ? `<g class="part${piece.more}" data-callout="${piece.callout}"`
        : `<g class="callout" data-callout="${piece.callout}">${piece.leader}<g class="label" transform="${piece.transform}">${piece.label}</g></g>`
    ).join("") + end;
  assert.equal(whole, svg.replace(/<style>[\s\S]*?<\/style>/, ""));
});
