import { z } from "zod";

/** Longest text of a document in one language, characters. */
export const BODY_LENGTH = 200_000;

const textNode = z.object({ type: z.literal("text"), text: z.string().min(1) });
const paragraph = z.object({ type: z.literal("paragraph"), content: z.array(textNode).max(1).optional() });

/** The tree in which a text is kept: paragraphs of plain text. */
export const body = z.object({ type: z.literal("doc"), content: z.array(paragraph).max(20_000) });
export type Body = z.infer<typeof body>;

/** A text with nothing in it. */
export const EMPTY_BODY: Body = { type: "doc", content: [] };

/** The tree of a plain text, a paragraph for each of its lines. */
export function bodyOf(text: string): Body {
  const lines = text.replaceAll("\r\n", "\n").replace(/\n+$/, "").split("\n");
  if (lines.length === 1 && lines[0] === "") return EMPTY_BODY;
  return {
    type: "doc",
    content: lines.map((line) =>
      line === "" ? { type: "paragraph" } : { type: "paragraph", content: [{ type: "text", text: line }] }
    ),
  };
}

/** The plain text of a tree, a line for each paragraph. */
export function textOfBody({ content }: Body): string {
  return content.map(({ content = [] }) => content.map(({ text }) => text).join("")).join("\n");
}
