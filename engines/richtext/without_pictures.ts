import type { RichBlock, RichDocument } from "./rich_document.ts";

/** A rich text without its pictures: where one stood, what is written below it. */
export function withoutPictures(document: RichDocument): RichDocument {
  return { ...document, content: document.content.map(withoutPicture) };
}

function withoutPicture(block: RichBlock): RichBlock {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return block;
    case "picture": {
      const { caption } = block.attrs;
      return { type: "paragraph", content: caption === "" ? [] : [{ type: "text", text: caption }] };
    }
    case "table":
      return {
        ...block,
        content: block.content.map((row) => ({
          ...row,
          content: row.content.map((cell) => ({ ...cell, content: cell.content.map(withoutPicture) })),
        })),
      };
    case "bulletList":
    case "orderedList":
      return {
        ...block,
        content: block.content.map((item) => ({ ...item, content: item.content.map(withoutPicture) })),
      };
    case "box":
      return { ...block, content: block.content.map(withoutPicture) };
  }
}
