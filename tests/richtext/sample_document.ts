import type { RichDocument } from "@/engines/richtext/rich_document.ts";

const FILE = "0197a5f0-6b1e-7c3a-9f00-2f6c1d5e8a11";

/** A text with one of everything. */
export const SAMPLE: RichDocument = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Front brake pads" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Fit " },
        {
          type: "text",
          text: "3410 6888 459",
          marks: [{ type: "bold" }, { type: "link", attrs: { kind: "part", id: "34106888459" } }],
        },
        { type: "text", text: ", tighten to " },
        { type: "torque", attrs: { value: 110, unit: "Nm", angle: 90 } },
        { type: "hardBreak" },
        { type: "text", text: "See", marks: [{ type: "italic" }] },
        {
          type: "text",
          text: "the maker",
          marks: [{ type: "link", attrs: { kind: "web", id: "https://example.com/a" } }],
        },
      ],
    },
    {
      type: "orderedList",
      attrs: { start: 3 },
      content: [{
        type: "listItem",
        content: [
          { type: "paragraph", content: [{ type: "text", text: "Clean the seat" }] },
          {
            type: "bulletList",
            content: [{
              type: "listItem",
              content: [{ type: "paragraph", content: [{ type: "text", text: "no grease" }] }],
            }],
          },
        ],
      }],
    },
    {
      type: "table",
      content: [
        {
          type: "tableRow",
          content: [
            {
              type: "tableHeader",
              content: [{ type: "paragraph", content: [{ type: "text", text: "Axle" }] }],
            },
            {
              type: "tableHeader",
              attrs: { colspan: 2, rowspan: 1 },
              content: [{ type: "paragraph", content: [{ type: "text", text: "Limit" }] }],
            },
          ],
        },
        {
          type: "tableRow",
          content: ["front", "27.8 mm", "28.0 mm"].map((text) => ({
            type: "tableCell" as const,
            content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
          })),
        },
      ],
    },
    { type: "picture", attrs: { file: FILE, alt: "Pads in the carrier", caption: "Wear mark inside" } },
    {
      type: "box",
      attrs: { kind: "warning" },
      content: [{ type: "paragraph", content: [{ type: "text", text: "Risk of injury" }] }],
    },
    {
      type: "box",
      attrs: { kind: "note" },
      content: [{ type: "paragraph", content: [{ type: "text", text: "Both sides" }] }],
    },
  ],
};
