import assert from "node:assert/strict";
import { checkTree } from "@/engines/richtext/check_tree.ts";
import { documentOfHtml } from "@/engines/richtext/html/parse_html.ts";
import { richHtml } from "@/engines/richtext/html/rich_html.ts";
import type { RichBlock } from "@/engines/richtext/rich_document.ts";
import { textOf } from "@/engines/richtext/text_of.ts";

/** A page as a program puts it onto the clipboard. */
const pasted = (name: string) => Deno.readTextFile(new URL(`./pasted/${name}.html`, import.meta.url));
const p = (text: string): RichBlock => ({ type: "paragraph", content: [{ type: "text", text }] });

Deno.test("a page of Word: heading, marks, links, lists within lists, merged cells, nothing of its styles", async () => {
  const { content } = documentOfHtml(await pasted("word"));
  assert.deepEqual(content.map(({ type }) => type), [
    "heading",
    "paragraph",
    "orderedList",
    "table",
    "paragraph",
  ]);
  assert.deepEqual(content[1], {
    type: "paragraph",
    content: [
      { type: "text", text: "Symptom:", marks: [{ type: "bold" }] },
      { type: "text", text: " high-pitched " },
      { type: "text", text: "squeal", marks: [{ type: "italic" }] },
      { type: "text", text: " below 20\u00a0km/h, see " },
      {
        type: "text",
        text: "the\u00a0film",
        marks: [{ type: "link", attrs: { kind: "web", id: "https://example.com/brake" } }],
      },
      { type: "text", text: ", H" },
      { type: "text", text: "2", marks: [{ type: "subscript" }] },
      { type: "text", text: "O." },
    ],
  });
  assert.deepEqual(content[2], {
    type: "orderedList",
    content: [
      {
        type: "listItem",
        content: [
          p("Clean the guides"),
          { type: "bulletList", content: [{ type: "listItem", content: [p("no solvent")] }] },
        ],
      },
      { type: "listItem", content: [p("Replace the shims")] },
    ],
  });
  const table = content[3] as Extract<RichBlock, { type: "table" }>;
  assert.deepEqual(table.content[0]!.content[0]!.attrs, { colspan: 2, rowspan: 1 });
  assert.equal(textOf({ type: "doc", content: [table] }), "Where\tTorque\nCaliper bracket\tM12\t110 Nm");
});

Deno.test("a range of Excel and a table of LibreOffice are tables", async () => {
  for (const program of ["excel", "libreoffice"]) {
    const document = documentOfHtml(await pasted(program));
    assert.ok("document" in checkTree(document), program);
    assert.equal(textOf(document), "Part\tThread\tTorque\nBracket\tM12\t110\nGuide pin\tM9\t30", program);
    assert.deepEqual(document.content.map(({ type }) => type), ["table"], program);
  }
});

Deno.test("rows that the source left uneven are filled, cells that lie over each other are not merged", () => {
  const document = documentOfHtml(
    "<table><tr><td>a<td>b<td>c<tr><td>d<tr><td rowspan=9>e<td>f</table>",
  );
  assert.ok("document" in checkTree(document));
  assert.equal(textOf(document), "a\tb\tc\nd\t\t\ne\tf\t");
});

const formatting = (count: number) =>
  Array.from({ length: count }, (_, at) => `<b ${at.toString(36)}>`).join("");

Deno.test("HTML that grows while it is parsed is given up, and refused by its member", () => {
  const grows = `<p>${formatting(400)}</p>${"<p>x".repeat(400)}`;
  const hostile = [
    grows,
    `<p>${formatting(2000)}</p>${"<p>x".repeat(2000)}`,
    "<div>".repeat(99_000),
    "x<i></i>".repeat(62_000),
    "x<!---->".repeat(62_000),
    "<table><tr><td>".repeat(30_000),
  ];
  for (const html of hostile) {
    const { error } = richHtml().safeParse(html);
    assert.deepEqual(
      error?.issues.map(({ message }) => message),
      ["richtext.html_too_much"],
      html.slice(0, 40),
    );
  }
  // As much as people write is read: two hundred pages of Word have some ten thousand elements.
  const long = `<p>${"<span>words </span>".repeat(10)}</p>`.repeat(1000);
  assert.equal(documentOfHtml(long).content.length, 1000);
});

Deno.test("words that markup cuts in pieces are one text, with one space between them", () => {
  const { content } = documentOfHtml("<p>a<i></i> <i></i> b<!---->c <br> d</p>");
  assert.deepEqual(content, [{
    type: "paragraph",
    content: [{ type: "text", text: "a bc " }, { type: "hardBreak" }, { type: "text", text: "d" }],
  }]);
});
