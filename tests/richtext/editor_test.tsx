import assert from "node:assert/strict";
import fc from "fast-check";
import { renderToString } from "preact-render-to-string";
import { RichText } from "@/components/richtext/RichText.tsx";
import { checkTree } from "@/engines/richtext/check_tree.ts";
import { documentOfHtml } from "@/engines/richtext/html/parse_html.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { fromEditor, toEditor } from "@/islands/richtext/editor_tree.ts";
import { anyTree } from "./any_tree.ts";
import { SAMPLE } from "./sample_document.ts";

const RULE = { links: ["part", "web"] };
const drawn = (document: RichDocument) =>
  renderToString(<RichText document={document} t={(key) => key} linkHref={() => "/x"} number={String} />);

Deno.test("any tree goes through the editor unchanged", () => {
  fc.assert(fc.property(anyTree, (tree) => {
    const checked = checkTree(tree, RULE);
    assert.ok("document" in checked, JSON.stringify(checked));
    assert.deepEqual(fromEditor(toEditor(checked.document)), checked.document);
  }));
});

Deno.test("a tree that is written otherwise says the same after the editor, and is drawn the same", () => {
  const again = fromEditor(toEditor(SAMPLE));
  assert.equal(textOf(again), textOf(SAMPLE));
  assert.deepEqual(fromEditor(toEditor(again)), again);
  assert.equal(drawn(again).length, drawn(SAMPLE).length);
  const spans = { type: "tableCell", attrs: { colspan: 1, rowspan: 1 }, content: [{ type: "paragraph" }] };
  const table = (cell: unknown) =>
    ({
      type: "doc",
      content: [{ type: "table", content: [{ type: "tableRow", content: [cell] }] }],
    }) as never;
  const { attrs: _, ...bare } = spans;
  assert.deepEqual(fromEditor(toEditor(table(spans))), table(bare));
});

Deno.test("what the reader sees can be read back as HTML: words and their order stay", () => {
  fc.assert(fc.property(anyTree.map(withoutPictures), (tree) => {
    const read = documentOfHtml(drawn(tree));
    assert.ok("document" in checkTree(read, RULE));
    const bare = (text: string) => text.replace(/\s+/g, "");
    // Boxes are headed by keys of texts here.
    const wordsOf = (document: RichDocument) =>
      bare(textOf(document)).replaceAll(/richtext\.(warning|note)/g, "");
    assert.equal(wordsOf(read), wordsOf(tree));
  }));
});

/** Captions come back as paragraphs: they are left out of what is compared. */
function withoutPictures(value: RichDocument): RichDocument {
  return JSON.parse(JSON.stringify(value, (_, one) => one?.type === "picture" ? { type: "paragraph" } : one));
}
