import type { RichDocument } from "./rich_document.ts";

/** A part of a text and what it is called where links say their reason. */
interface Place {
  /** `step-3`: the third entry of a numbered list, by the number that its readers see; `text`: anywhere else. */
  place: string;
  part: RichDocument;
}

/** The steps of a text, each by itself, and the rest of it: in which of them a part or any other thing is named. */
export function placesIn({ content }: RichDocument): Place[] {
  const steps = content.flatMap((block) =>
    block.type === "orderedList"
      ? block.content.map((item, at) => ({
        place: `step-${(block.attrs?.start ?? 1) + at}`,
        part: { type: "doc" as const, content: item.content },
      }))
      : []
  );
  const rest = content.filter(({ type }) => type !== "orderedList");
  return rest.length === 0 ? steps : [{ place: "text", part: { type: "doc", content: rest } }, ...steps];
}
