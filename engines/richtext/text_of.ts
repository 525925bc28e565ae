import type { RichBlock, RichDocument, RichInline } from "./rich_document.ts";
import { torqueText } from "./torque_text.ts";

/**
 * All words of a rich text, for search and for what is recognised in it: an empty line between blocks, a tab between cells, captions and
 * alternative texts of pictures among them.
 */
export function textOf({ content }: RichDocument): string {
  return content.map(textOfBlock).filter((text) => text !== "").join("\n\n");
}

function textOfBlock(block: RichBlock): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return (block.content ?? []).map(textOfInline).join("");
    case "picture":
      return [...new Set([block.attrs.caption, block.attrs.alt])].filter((text) => text !== "").join("\n");
    case "bulletList":
    case "orderedList":
      return block.content.map((item) => lines(item.content)).join("\n");
    case "table":
      return block.content.map((row) => row.content.map((cell) => lines(cell.content)).join("\t")).join("\n");
    case "box":
      return lines(block.content);
  }
}

function lines(blocks: readonly RichBlock[]): string {
  return blocks.map(textOfBlock).join("\n");
}

function textOfInline(inline: RichInline): string {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "hardBreak":
      return "\n";
    case "torque":
      return torqueText(inline.attrs);
  }
}
