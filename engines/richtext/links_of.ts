import { blocksIn } from "./blocks_in.ts";
import type { RichDocument } from "./rich_document.ts";

/** Things that a rich text leads to, each once; addresses of the web are none. */
export function linksOf(document: RichDocument): { kind: string; id: string }[] {
  const marks = blocksIn(document)
    .flatMap((block) => block.type === "paragraph" || block.type === "heading" ? block.content ?? [] : [])
    .flatMap((inline) => inline.type === "text" ? inline.marks ?? [] : []);
  const links = marks.flatMap((mark) =>
    mark.type === "link" && mark.attrs.kind !== "web" ? [mark.attrs] : []
  );
  return [...new Map(links.map((link) => [`${link.kind} ${link.id}`, link])).values()];
}
