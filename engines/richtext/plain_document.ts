import { filesOf } from "./files_of.ts";
import { textOf } from "./text_of.ts";
import type { RichBlock, RichDocument, RichInline } from "./rich_document.ts";

/** A rich text with nothing in it. */
export function emptyDocument(): RichDocument {
  return { type: "doc", content: [{ type: "paragraph" }] };
}

/** Whether nothing can be read or seen in a rich text. */
export function isEmptyDocument(document: RichDocument): boolean {
  return textOf(document).trim() === "" && filesOf(document).length === 0;
}

/** Plain text as a rich text: an empty line begins a paragraph, a line end stays one. */
export function documentOf(plain: string): RichDocument {
  const paragraphs = plain.replaceAll(/\r\n?/g, "\n").split(/\n{2,}/).map((one) =>
    one.replaceAll(/^\n|\n$/g, "")
  )
    .filter((one) => one !== "");
  return paragraphs.length === 0 ? emptyDocument() : { type: "doc", content: paragraphs.map(paragraphOf) };
}

function paragraphOf(lines: string): RichBlock {
  const content = lines.split("\n").flatMap((line, at): RichInline[] => [
    ...at > 0 ? [{ type: "hardBreak" as const }] : [],
    ...line === "" ? [] : [{ type: "text" as const, text: line }],
  ]);
  return { type: "paragraph", content };
}

/** Whether a plain text field can hold all of it, so that `documentOf` of its text loses nothing. */
export function isPlainDocument({ content }: RichDocument): boolean {
  return content.every((block) => block.type === "paragraph" && (block.content ?? []).every(isPlainInline));
}

function isPlainInline(inline: RichInline): boolean {
  return inline.type === "hardBreak" || inline.type === "text" && !inline.marks?.length;
}
