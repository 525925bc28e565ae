import type { Body } from "@/engines/documents/body.ts";
import { type Lang, tagOf } from "@/kernel/texts/languages.ts";

/** The text of a document as its readers see it. */
export function DocumentBody({ body, lang }: { body: Body; lang: Lang }) {
  return (
    <div class="document-text" lang={tagOf(lang)}>
      {body.content.map((paragraph, place) => (
        <p key={place}>{paragraph.content?.map(({ text }) => text).join("")}</p>
      ))}
    </div>
  );
}
