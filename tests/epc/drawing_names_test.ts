import assert from "node:assert/strict";
import fc from "fast-check";
import { drawingMarkup } from "@/components/epc/drawing_markup.ts";
import { editorMarkup } from "@/components/epc/editor_markup.ts";
import { fillText } from "@/islands/fill_text.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img"><g id="rest"/></svg>';

/** Names as data may hold them: with the patterns of string replacement, quotes and markup among them. */
const name = fc.array(
  fc.oneof(fc.constantFrom("$&", "$'", "$`", "$1", "$$", "$<x>", '"', "<", ">", "&", "{count}"), fc.string()),
  { maxLength: 8 },
).map((pieces) => pieces.join(""));

/** Markup with the name taken out of it. */
const around = (markup: string) => markup.replace(/aria-label="[^"]*"/, 'aria-label=""');

const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

Deno.test("whatever a figure is called, its name stays within the label of its drawing", () => {
  for (
    const draw of [
      (title: string) => drawingMarkup(SVG, new Map(), title),
      (title: string) => editorMarkup(SVG, title),
    ]
  ) {
    const bare = around(draw("Brake"));
    fc.assert(fc.property(name, (title) => {
      const markup = draw(title);
      assert.equal(around(markup), bare);
      assert.equal(unescaped(markup.match(/aria-label="([^"]*)"/)![1]!), title);
    }));
  }
});

Deno.test("a value is put into a text as it is, and is never taken for another place", () => {
  fc.assert(fc.property(name, name, (first, second) => {
    assert.equal(
      fillText("{count} of {all}, {rest}", { count: first, all: second }),
      `${first} of ${second}, {rest}`,
    );
  }));
});
