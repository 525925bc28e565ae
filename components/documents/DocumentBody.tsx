import { RichText, type RichTextProps } from "@/components/richtext/RichText.tsx";
import type { TextLinks } from "@/engines/documents/text_links.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { type Lang, tagOf } from "@/kernel/texts/languages.ts";

/** The text of a document as its readers see it. */
export function DocumentBody({ body, contents, lang, links, state: { ctx, basePath } }: {
  body: RichDocument;
  contents?: RichTextProps["contents"];
  lang: Lang;
  links: TextLinks;
  state: Pick<State, "ctx" | "basePath">;
}) {
  const linkHref = (kind: string, id: string) => {
    const page = links.get(`${kind} ${id}`);
    return page === undefined ? null : `${basePath}/${page}`;
  };
  return (
    <div class="document-text" lang={tagOf(lang)}>
      <RichText
        document={body}
        contents={contents}
        t={ctx.t}
        number={formatOf(ctx).number}
        linkHref={linkHref}
      />
    </div>
  );
}
