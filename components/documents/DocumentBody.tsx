import { RichText } from "@/components/richtext/RichText.tsx";
import type { Body } from "@/engines/documents/body.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { type Lang, tagOf } from "@/kernel/texts/languages.ts";

/** The text of a document as its readers see it. */
export function DocumentBody({ body, lang, ctx }: { body: Body; lang: Lang; ctx: Ctx }) {
  return (
    <div class="document-text" lang={tagOf(lang)}>
      <RichText document={body} t={ctx.t} number={formatOf(ctx).number} linkHref={() => null} />
    </div>
  );
}
