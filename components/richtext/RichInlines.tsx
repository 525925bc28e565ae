import type { ComponentChildren } from "preact";
import type { RichInline, RichMark } from "@/engines/richtext/rich_document.ts";
import { isWebAddress } from "@/engines/richtext/web_address.ts";
import { torqueText } from "@/engines/richtext/torque_text.ts";

/** What the words of a rich text need of the page that shows them. */
export interface RichWords {
  /** Where a thing of the portal stands, with the base path; null for one that has no page, or that the reader may not see: its words stay. */
  linkHref: (kind: string, id: string) => string | null;
  /** A number in the reader's language. */
  number: (value: number) => string;
}

/** Words, breaks and torques of a paragraph or heading. */
export function RichInlines(
  { content = [], ...words }: RichWords & { content?: readonly RichInline[] },
) {
  return (
    <>
      {content.map((inline, at) => {
        switch (inline.type) {
          case "hardBreak":
            return <br key={at} />;
          case "torque":
            return <span key={at} class="rich-torque">{torqueText(inline.attrs, words.number)}</span>;
          case "text":
            return (inline.marks ?? []).reduce<ComponentChildren>(
              (inner, mark) => marked(mark, inner, words),
              inline.text,
            );
        }
      })}
    </>
  );
}

function marked(mark: RichMark, inner: ComponentChildren, { linkHref }: RichWords) {
  switch (mark.type) {
    case "bold":
      return <strong>{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
    case "subscript":
      return <sub>{inner}</sub>;
    case "superscript":
      return <sup>{inner}</sup>;
    case "link": {
      const { kind, id } = mark.attrs;
      if (kind === "web") {
        // A tree that came past the checks must not become a script.
        if (!isWebAddress(id)) return inner;
        return <a href={id} rel="noopener noreferrer" target="_blank">{inner}</a>;
      }
      const href = linkHref(kind, id);
      return href === null ? inner : <a href={href}>{inner}</a>;
    }
  }
}
