import { blocksIn } from "./blocks_in.ts";
import type { RichBlock, RichDocument } from "./rich_document.ts";

/** A heading of a text, for its contents. */
export interface ContentsEntry {
  /** Of its element: the same as long as as many headings stand before it. */
  id: string;
  /** 2 to 4. */
  level: number;
  words: string;
}

/** Headings of a text in their order, by the block that each is; those without words are none. */
export function contentsOf(document: RichDocument): ReadonlyMap<RichBlock, ContentsEntry> {
  const headings = blocksIn(document).flatMap((block) => {
    if (block.type !== "heading") return [];
    const words = (block.content ?? []).map((inline) => inline.type === "text" ? inline.text : " ").join("")
      .trim();
    return words === "" ? [] : [{ block, level: block.attrs.level, words }];
  });
  return new Map(
    headings.map(({ block, level, words }, at) => [block, { id: `section-${at + 1}`, level, words }]),
  );
}
