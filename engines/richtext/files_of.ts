import { blocksIn } from "./blocks_in.ts";
import type { RichDocument } from "./rich_document.ts";

/** Ids of the files that the pictures of a rich text show, each once. */
export function filesOf(document: RichDocument): string[] {
  const files = blocksIn(document).flatMap((block) =>
    block.type === "picture" ? [block.attrs.file.toLowerCase()] : []
  );
  return [...new Set(files)];
}
