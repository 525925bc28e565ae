import { z } from "zod";
import { listHref, paging, searchText } from "@/components/table/list_query.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { TEXT_STATES } from "@/services/translations/types.ts";

/** The query of the page of texts, healed. Without a language it is the reader's own, or for readers of Chinese English. */
export function textsQuery(url: URL, reader: Lang) {
  const own: Lang = reader === "zh_CN" ? "en_US" : reader;
  return z.object({
    lang: z.enum(LANGS as [Lang, ...Lang[]]).catch(own),
    keyword: searchText,
    domain: z.string().regex(/^[a-z_]{1,60}$/).optional().catch(undefined),
    state: z.enum(TEXT_STATES).optional().catch(undefined),
    import: z.literal("1").optional().catch(undefined),
    ...paging,
  }).parse(Object.fromEntries(url.searchParams));
}
export type TextsQuery = ReturnType<typeof textsQuery>;

/** Address of the page with another query. */
export function textsHref(basePath: string, query: Partial<TextsQuery>): string {
  return listHref(`${basePath}/TisosTranslate`, query);
}
