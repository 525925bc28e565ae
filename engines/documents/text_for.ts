import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { DocumentText, DocumentView, FormerSource } from "./types.ts";

/** What the source said when a translation was last right; null where it is right still, or nobody knows. */
export async function formerSource(
  { sql }: Ctx,
  { revisionId }: Pick<DocumentView, "revisionId">,
  lang: Lang,
): Promise<FormerSource | null> {
  const [row] = await sql<{ title: string; body: FormerSource["body"] }[]>`
    select source_title as title, source_body as body
    from document_texts
    where revision_id = ${revisionId} and lang = ${lang} and state = 'stale' and source_body is not null`;
  return row ?? null;
}

/** The text that a reader of these languages is shown: the best of those that say something, else the source. */
export function textFor(
  { texts }: Pick<DocumentView, "texts">,
  chain: readonly string[],
): DocumentText | undefined {
  const filled = texts.filter(({ title }) => title !== "");
  const wanted = chain.map((lang) => filled.find((text) => text.lang === lang)).find(Boolean);
  return wanted ?? filled[0] ?? texts[0];
}
