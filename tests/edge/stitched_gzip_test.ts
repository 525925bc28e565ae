import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { cutDrawing } from "@/components/epc/cut_drawing.ts";
import { drawingMarkup } from "@/components/epc/drawing_markup.ts";
import { KeptParts } from "@/components/kept_parts.ts";
import { cutAtMarks } from "@/edge/fill_marks.ts";
import { stitchedGzip } from "@/edge/stitched_gzip.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const plain = (text: Uint8Array) => new TextDecoder().decode(text);
const read = (zipped: Uint8Array) => plain(gunzipSync(zipped));
/** A page as it is sent, in gzip, and unpacked again. */
const sent = (page: string, kept: KeptParts) => read(stitchedGzip(cutAtMarks(page, kept)));

Deno.test("A text in gzip is read as it was, whatever stretches of it are kept", () => {
  const lasting = "十字轴 <path d='M1 2'/>".repeat(200);
  const [first, middle, last] = ["<p>first</p>", "<p>维拉罗</p>", "<p>last</p>"];
  for (
    const stretches of [
      [bytes(first + lasting + last)],
      [bytes(first), lasting, bytes(middle), lasting, bytes(last)],
      [lasting, lasting],
      [lasting, bytes(last)],
      [],
    ]
  ) {
    const text = stretches.map((one) => typeof one === "string" ? one : plain(one)).join("");
    assert.equal(read(stitchedGzip(stretches)), text);
    assert.equal(read(stitchedGzip(stretches)), text, "and once more with what was kept");
  }
});

Deno.test("A browser reads it as gzip", async () => {
  const text = "<p>brake</p>".repeat(1000);
  const body = new Response(stitchedGzip([bytes("a"), text, bytes("b")])).body!;
  const unpacked = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).text();
  assert.equal(unpacked, `a${text}b`);
});

Deno.test("What a page keeps stands in it as it was drawn, also twice, and short things are no marks at all", () => {
  const kept = new KeptParts();
  const [rail, menu] = ["<nav>十字轴</nav>".repeat(200), "<ul></ul>".repeat(200)];
  assert.equal(kept.keep("<p>short</p>"), "<p>short</p>");
  const page = `<body>${kept.keep(rail)}<p>维拉罗</p>${kept.keep(menu)}${kept.keep(rail)}</body>`;
  assert.ok(page.length < 300);
  assert.equal(sent(page, kept), `<body>${rail}<p>维拉罗</p>${menu}${rail}</body>`);
});

Deno.test("What only looks like a mark stays what it is", () => {
  const page = "<!--kept 0--> <!--kept 00000000-0000-4000-8000-000000000000 0-->";
  assert.equal(sent(page, new KeptParts()), page);
});

Deno.test("A drawing whose lasting pieces are kept is sent whole, and little of it is new in each page", async () => {
  const svg = await Deno.readTextFile(new URL("../../demo/figures/front_brake.svg", import.meta.url));
  const callouts = [...svg.matchAll(/<g class="callout" data-callout="([^"]+)"/g)].map((match) => match[1]!);
  const state = { href: "?a", label: "No. 1", fits: true, selected: true };
  const states = new Map(callouts.slice(1).map((one) => [one, state]));
  const kept = new KeptParts();
  const whole = drawingMarkup(svg, states, "Front brake");
  const marked = drawingMarkup(svg, states, "Front brake", null, [], kept.keep);
  assert.ok(marked.length < 0.1 * whole.length);
  assert.equal(sent(marked, kept), whole);
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
