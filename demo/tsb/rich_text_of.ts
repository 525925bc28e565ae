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
      ...text.map((paragraph) => paragraphOf(paragraph[place])),
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

/** A paragraph, its lead in bold, its torques as such. */
function paragraphOf(words: string): RichBlock {
  const [, lead] = LEAD.exec(words) ?? [];
  const rest = lead ? words.slice(lead.length) : words;
  return {
    type: "paragraph",
    content: [
      ...lead ? [{ type: "text" as const, text: lead, marks: [{ type: "bold" as const }] }] : [],
      ...inlinesOf(rest),
    ],
  };
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
