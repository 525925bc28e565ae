import type { TxCtx } from "@/kernel/ctx.ts";
import { foldedHead, foldedTitle, tokensOf } from "./tokens.ts";

/** Language of a row that holds the words of every language (ISO 639: multiple languages). */
export const ALL_LANGUAGES = "mul";

/** What is to be found, and by which words. */
export interface SearchDocument {
  kind: string;
  id: string;
  lang: string;
  /** Names: typing errors are forgiven against them. */
  titles: string[];
  /** Further words it is found by. */
  words: string[];
  /** Left as they are when not given. */
  series?: string[];
  groups?: string[];
}

/** Writes search rows in the transaction of what they describe; a row of the same kind, id and language is replaced. */
export async function indexDocuments(ctx: TxCtx, documents: SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map((document) => ({
    kind: document.kind,
    id: document.id,
    lang: document.lang,
    title: document.titles.map(foldedTitle).join(" / "),
    heads: document.titles.map(foldedHead).filter((head) => head !== "").join(" / "),
    body: document.words.join(" "),
    series: document.series ?? null,
    groups: document.groups ?? null,
    tokens: tokensOf([...document.titles, ...document.words].join("\n")),
  }));
  await ctx.sql`
    insert into search_documents (kind, id, lang, title, heads, body, series, groups, tokens)
    select r.kind, r.id, r.lang, r.title, r.heads, r.body, coalesce(r.series, '{}'), coalesce(r.groups, '{}'), array_to_tsvector(r.tokens)
    from jsonb_to_recordset(${ctx.sql.json(rows)}) as r (
      kind text, id text, lang text, title text, heads text, body text, series text[], groups text[], tokens text[]
    )
    on conflict (kind, id, lang) do update set
      title = excluded.title,
      heads = excluded.heads,
      body = excluded.body,
      tokens = excluded.tokens,
      series = case when ${
    documents[0]!.series !== undefined
  } then excluded.series else search_documents.series end,
      groups = case when ${
    documents[0]!.groups !== undefined
  } then excluded.groups else search_documents.groups end`;
}
