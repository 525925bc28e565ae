import type { RichBlock, RichDocument, RichInline } from "@/engines/richtext/rich_document.ts";
import type { DemoPictures } from "./pictures.ts";
import type { Written } from "./written.ts";

const TORQUE = /(\d+(?:\.\d+)?) N·m/;
/** `现象：` and `Symptom: ` before what is said. */
const LEAD = /^([^：:，,。.]{1,12}[：:])\s*/;

/** What a bulletin of the demo says in one language, as its author would have laid it out. @param place 0 Chinese, 1 English */
export function richTextOf(written: Written, place: 0 | 1, pictures: DemoPictures): RichDocument {
  const { text, warning, table, picture } = written;
  const file = picture && pictures.get(picture.figure);
  return {
    type: "doc",
    content: [
      ...warning ? [box(warning[place])] : [],
      ...written.steps
        ? [{
          type: "orderedList" as const,
          content: text.map((step) => ({
            type: "listItem" as const,
            content: [paragraphOf(step[place])],
          })),
        }]
        : text.flatMap((paragraph) => partOf(paragraph[place])),
      ...table ? [tableOf(table, place)] : [],
      ...picture && file
        ? [{
          type: "picture" as const,
          attrs: { file, alt: picture.caption[place], caption: picture.caption[place] },
        }]
        : [],
    ],
  };
}

function box(words: string): RichBlock {
  return { type: "box", attrs: { kind: "warning" }, content: [paragraphOf(words)] };
}

/** What has a lead is a section under it, anything else a paragraph. */
function partOf(words: string): RichBlock[] {
  const [all, lead] = LEAD.exec(words) ?? [];
  if (!all || !lead) return [paragraphOf(words)];
  const rest = words.slice(all.length);
  return [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: lead.slice(0, -1) }] },
    paragraphOf(rest.charAt(0).toUpperCase() + rest.slice(1)),
  ];
}

/** A paragraph, its torques as such. */
function paragraphOf(words: string): RichBlock {
  return { type: "paragraph", content: inlinesOf(words) };
}

function inlinesOf(words: string): RichInline[] {
  return words.split(new RegExp(TORQUE, "g")).flatMap((part, at): RichInline[] =>
    part === ""
      ? []
      : at % 2 === 1
      ? [{ type: "torque", attrs: { value: Number(part), unit: "Nm", angle: null } }]
      : [{ type: "text", text: part }]
  );
}

function tableOf(rows: NonNullable<Written["table"]>, place: 0 | 1): RichBlock {
  return {
    type: "table",
    content: rows.map((row, at) => ({
      type: "tableRow",
      content: row.map((cell) => ({
        type: at === 0 ? "tableHeader" : "tableCell",
        content: [{ type: "paragraph", content: inlinesOf(cell[place]) }],
      })),
    })),
  };
}
