import assert from "node:assert/strict";
import { renderToString } from "preact-render-to-string";
import { RichText } from "@/components/richtext/RichText.tsx";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { SAMPLE } from "./sample_document.ts";

const t = translator(await shippedTexts(), "de_DE");
const drawn = (
  document: RichDocument,
  linkHref = (kind: string, id: string): string | null => `/tis/${kind}/${id}`,
) =>
  renderToString(
    <RichText
      document={document}
      t={t}
      linkHref={linkHref}
      number={(value) => value.toLocaleString("de-DE")}
    />,
  );

Deno.test("every node of a text is drawn by an element of our own", () => {
  const html = drawn(SAMPLE);
  for (
    const part of [
      "<h2>Front brake pads</h2>",
      '<a href="/tis/part/34106888459"><strong>3410 6888 459</strong></a>',
      '<span class="rich-torque">110 Nm + 90°</span><br/><em>See</em>',
      '<a href="https://example.com/a" rel="noopener noreferrer" target="_blank">the maker</a>',
      '<ol start="3"><li><p>Clean the seat</p><ul><li><p>no grease</p></li></ul></li></ol>',
      '<th scope="col" colspan="2"><p>Limit</p></th>',
      "<td><p>27.8 mm</p></td>",
      'alt="Pads in the carrier"',
      "<figcaption>Wear mark inside</figcaption>",
      "Warnung</p>",
      "Hinweis</p>",
    ]
  ) assert.ok(html.includes(part), `${part} in ${html}`);
});

Deno.test("a link to what the reader may not see keeps its words", () => {
  const html = drawn(SAMPLE, () => null);
  assert.ok(html.includes("<strong>3410 6888 459</strong>"));
  assert.ok(!html.includes("/tis/part/"));
});

Deno.test("what looks like markup is drawn as text, and no address runs", () => {
  const words = "<img src=x onerror=alert(1)><script>alert(1)</script>\"'&";
  const html = drawn({
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text: words },
          // Refused by the checks; drawn all the same, it is no link.
          {
            type: "text",
            text: "run",
            marks: [{ type: "link", attrs: { kind: "web", id: "javascript:alert(1)" } }],
          },
        ],
      },
      {
        type: "picture",
        attrs: { file: "0197a5f0-6b1e-7c3a-9f00-2f6c1d5e8a11", alt: words, caption: words },
      },
    ],
  });
  assert.ok(!/<script|<img src=x|href=|onerror=alert\(1\)"/.test(html), html);
  assert.ok(html.includes("&lt;script>alert(1)&lt;/script>"), html);
});
