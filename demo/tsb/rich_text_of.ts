import type { RichBlock, RichDocument, RichInline } from "@/engines/richtext/rich_document.ts";
import type { DemoPictures } from "./pictures.ts";
import type { Said, Written } from "./bulletin_draft.ts";

const TORQUE = /(\d+(?:\.\d+)?) N·m/;
/** `现象：` and `Symptom: ` before what is said. */
const LEAD = /^([^：:，,。.]{1,12}[：:])\s*/;

/** Head over what is done step by step. */
const PROCEDURE = ["操作步骤", "Procedure", "Arbeitsablauf"] as const;

/**
 * What a bulletin of the demo says in one language, as its author would have laid it out.
 *
 * @param place 0 Chinese, 1 English, 2 German
 */
export function richTextOf(written: Written, place: 0 | 1 | 2, pictures: DemoPictures): RichDocument {
  const { warning, procedure, table, picture } = written;
  const text = written.text.map((said) => inLanguage(said, place));
  const file = picture && pictures.get(picture.figure);
  return {
    type: "doc",
    content: [
      ...warning ? [box(inLanguage(warning, place))] : [],
      ...written.steps ? [stepsOf(text)] : text.flatMap(partOf),
      ...procedure
        ? [headingOf(PROCEDURE[place]), stepsOf(procedure.map((step) => inLanguage(step, place)))]
        : [],
      ...table ? [tableOf(table, place)] : [],
      ...picture && file
        ? [{
          type: "picture" as const,
          attrs: {
            file,
            alt: inLanguage(picture.caption, place),
            caption: inLanguage(picture.caption, place),
          },
        }]
        : [],
    ],
  };
}

/** German where it was written, else English, as the cells of a table that are codes alone. */
function inLanguage(said: Said, place: 0 | 1 | 2): string {
  return said[place] ?? said[1];
}

function stepsOf(steps: readonly string[]): RichBlock {
  return {
    type: "orderedList",
    content: steps.map((step) => ({ type: "listItem", content: [paragraphOf(step)] })),
  };
}

function headingOf(text: string): RichBlock {
  return { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text }] };
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
    headingOf(lead.slice(0, -1)),
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

function tableOf(rows: NonNullable<Written["table"]>, place: 0 | 1 | 2): RichBlock {
  return {
    type: "table",
    content: rows.map((row, at) => ({
      type: "tableRow",
      content: row.map((cell) => ({
        type: at === 0 ? "tableHeader" : "tableCell",
        content: [{ type: "paragraph", content: inlinesOf(inLanguage(cell, place)) }],
      })),
    })),
  };
}
