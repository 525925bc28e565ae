import fc from "fast-check";
import type { RichBlock, RichDocument, RichInline, RichMark } from "@/engines/richtext/rich_document.ts";

/** Words in any script, without what a tree may not hold. */
const words = fc.stringMatching(/^[a-z0-9 äß中文<>&"';-]{1,12}$/);
const marks = fc.record({
  link: fc.option(
    fc.constantFrom<RichMark>(
      { type: "link", attrs: { kind: "part", id: "34106888459" } },
      { type: "link", attrs: { kind: "web", id: "https://example.com/a?b=c" } },
    ),
  ),
  bold: fc.boolean(),
  italic: fc.boolean(),
  shift: fc.constantFrom(null, "subscript" as const, "superscript" as const),
}).map(({ link, bold, italic, shift }): RichMark[] => [
  ...link ? [link] : [],
  ...bold ? [{ type: "bold" as const }] : [],
  ...italic ? [{ type: "italic" as const }] : [],
  ...shift ? [{ type: shift }] : [],
]);
const text = fc.record({ text: words, marks }).map(({ text, marks }): RichInline => ({
  type: "text",
  text,
  ...marks.length > 0 ? { marks } : {},
}));
const torque: fc.Arbitrary<RichInline> = fc.record({
  value: fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10),
  unit: fc.constantFrom("Nm" as const, "kgf·m" as const, "lbf·ft" as const),
  angle: fc.option(fc.integer({ min: 1, max: 1080 })),
}).map((attrs) => ({ type: "torque", attrs }));
const inlines = fc.array(fc.oneof(text, torque, fc.constant<RichInline>({ type: "hardBreak" })), {
  maxLength: 5,
}).map((found) =>
  // Words of the same marks side by side are one.
  found.filter((one, at) => {
    const before = found[at - 1];
    return !(one.type === "text" && before?.type === "text" &&
      JSON.stringify(one.marks) === JSON.stringify(before.marks));
  })
);
const withWords = (content: RichInline[]) => content.length > 0 ? { content } : {};

const leaf: fc.Arbitrary<RichBlock> = fc.oneof(
  inlines.map((content): RichBlock => ({ type: "paragraph", ...withWords(content) })),
  fc.tuple(fc.integer({ min: 2, max: 4 }), inlines).map(([level, content]): RichBlock => ({
    type: "heading",
    attrs: { level },
    ...withWords(content),
  })),
  fc.record({ file: fc.uuid(), alt: words, caption: words }).map((attrs): RichBlock => ({
    type: "picture",
    attrs,
  })),
);

function blocks(depth: number): fc.Arbitrary<RichBlock[]> {
  if (depth === 0) return fc.array(leaf, { minLength: 1, maxLength: 3 });
  const inner = blocks(depth - 1);
  const items = fc.array(inner.map((content) => ({ type: "listItem" as const, content })), {
    minLength: 1,
    maxLength: 3,
  });
  const table = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), inner, fc.boolean())
    .map(([height, width, content, isWide]): RichBlock => ({
      type: "table",
      content: Array.from({ length: height }, (_, row) => ({
        type: "tableRow",
        content: isWide && row === 0 && width > 1
          ? [{ type: "tableHeader", attrs: { colspan: width, rowspan: 1 }, content }]
          : Array.from({ length: width }, () => ({ type: "tableCell" as const, content })),
      })),
    }));
  const block: fc.Arbitrary<RichBlock> = fc.oneof(
    leaf,
    items.map((content): RichBlock => ({ type: "bulletList", content })),
    fc.tuple(items, fc.integer({ min: 1, max: 20 })).map(([content, start]): RichBlock => ({
      type: "orderedList",
      ...start > 1 ? { attrs: { start } } : {},
      content,
    })),
    table,
    fc.tuple(inner, fc.constantFrom("warning" as const, "note" as const)).map((
      [content, kind],
    ): RichBlock => ({
      type: "box",
      attrs: { kind },
      content,
    })),
  );
  return fc.array(block, { minLength: 1, maxLength: 4 });
}

/** Any rich text as the editor keeps it. */
export const anyTree: fc.Arbitrary<RichDocument> = blocks(2).map((content) => ({ type: "doc", content }));
