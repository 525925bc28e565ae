import assert from "node:assert/strict";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { renderToString } from "preact-render-to-string";
import { ownMs } from "@/bench/web/own_time.ts";
import { RichText } from "@/components/richtext/RichText.tsx";
import { checkTree } from "@/engines/richtext/check_tree.ts";
import { documentOfHtml } from "@/engines/richtext/html/parse_html.ts";
import { richHtml } from "@/engines/richtext/html/rich_html.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { fromEditor, toEditor } from "@/islands/richtext/editor_tree.ts";
import { HOSTILE, TOO_MUCH } from "./hostile/corpus.ts";

/** Elements that a rich text is drawn by, and the attributes that each may have. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  div: ["class", "role", "aria-label", "tabindex"],
  ...Object.fromEntries(
    ["p", "h2", "h3", "h4", "ul", "li", "table", "tbody", "tr", "strong", "em", "sub", "sup", "br"].map((
      tag,
    ) => [
      tag,
      ["class"],
    ]),
  ),
  ol: ["start"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  a: ["href", "rel", "target"],
  span: ["class"],
  svg: ["class", "aria-hidden"],
  use: ["href"],
};

function drawn(document: RichDocument): string {
  return renderToString(
    <RichText document={document} t={(key) => key} linkHref={() => null} number={String} />,
  );
}

/** What is drawn beyond what a rich text is drawn by. */
function strange(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!("tagName" in node)) return node.nodeName === "#text" ? [] : [node.nodeName];
    const allowed = DRAWN[node.tagName];
    if (!allowed) return [node.tagName];
    const attributes = node.attrs.filter(({ name, value }) =>
      !allowed.includes(name) || node.tagName === "a" && name === "href" && !/^https?:\/\/[^@]*$/.test(value)
    ).map(({ name, value }) => `${node.tagName} ${name}=${value}`);
    return [...attributes, ...strange(node.childNodes)];
  });
}

Deno.test(`${HOSTILE.length} pieces of hostile HTML become texts that are harmless, or are too much, each quickly`, () => {
  assert.ok(HOSTILE.length >= 200);
  let refused = 0;
  for (const html of HOSTILE) {
    const before = ownMs();
    const read = richHtml({ links: ["web"] }).safeParse(html);
    if (!read.success) {
      assert.deepEqual(read.error.issues.map(({ message }) => message), ["richtext.html_too_much"]);
      refused++;
      continue;
    }
    const document = read.data;
    const checked = checkTree(document, { links: ["web"] });
    assert.ok("document" in checked, `${html.slice(0, 100)}: ${JSON.stringify(checked)}`);
    assert.deepEqual(strange(parseFragment(drawn(checked.document)).childNodes), [], html.slice(0, 200));
    // The editor takes it too.
    assert.equal(textOf(fromEditor(toEditor(checked.document))), textOf(checked.document));
    assert.ok(ownMs() - before < 2000, `slow: ${html.slice(0, 100)}`);
  }
  assert.equal(refused, TOO_MUCH);
});

Deno.test("nothing of scripts and styles is read as words", () => {
  assert.equal(
    textOf(documentOfHtml("<p>a</p><script>alert(1)</script><style>p{}</style><p>b</p>")),
    "a\n\nb",
  );
});
