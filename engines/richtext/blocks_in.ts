import type { RichBlock, RichDocument } from "./rich_document.ts";

/** All blocks of a rich text in their order, each before those that lie in it. */
export function blocksIn({ content }: RichDocument): RichBlock[] {
  return content.flatMap(withInner);
}

function withInner(block: RichBlock): RichBlock[] {
  return [block, ...innerOf(block).flatMap(withInner)];
}

function innerOf(block: RichBlock): readonly RichBlock[] {
  switch (block.type) {
    case "paragraph":
    case "heading":
    case "picture":
      return [];
    case "table":
      return block.content.flatMap((row) => row.content.flatMap((cell) => cell.content));
    case "bulletList":
    case "orderedList":
      return block.content.flatMap((item) => item.content);
    case "box":
      return block.content;
  }
}
