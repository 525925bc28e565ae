import { z } from "zod";
import { queryText } from "@/components/table/query_text.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";

/** What a reader's page is asked for beside its document. */
export interface ReaderQuery {
  /** Language of the text; left out: the reader's. */
  lang?: Lang;
  /** Query of the list that its reader came from. */
  list?: string;
  /** `1`: as it is printed. */
  print?: string;
  /** `1`: the dialog that shares it stands open. */
  share?: string;
}

const schema = z.object({
  lang: z.enum(LANGS).optional().catch(undefined),
  list: z.string().max(1000).optional().catch(undefined),
  print: z.literal("1").optional().catch(undefined),
  share: z.literal("1").optional().catch(undefined),
});

/** Reads it from an address; what is not understood is left out. */
export function readReaderQuery(url: URL): ReaderQuery {
  return schema.parse(Object.fromEntries(url.searchParams));
}

/** Address of a reader's page. */
export function readerHref(
  basePath: string,
  kind: Pick<DocumentKind, "routes">,
  id: number,
  query: ReaderQuery,
): string {
  return `${basePath}/${kind.routes.preview}${queryText({ id, ...query })}`;
}
