import { askOf } from "@/engines/lists/ask_list.ts";
import { readList } from "@/engines/lists/read_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentLists } from "./document_lists.ts";

/** A document beside another one in a list, and the list's query on whose page it stands. */
export interface Neighbour {
  id: number;
  code: string | null;
  title: string;
  query: string;
}

/**
 * The documents before and behind one in the reading list that its reader came from, over the list's pages. Where it is on that page no more, since the
 * filter asked for unread ones, there are none.
 *
 * @param query of the list, as its address has it
 */
export async function neighboursOf(
  ctx: Ctx,
  kind: DocumentKind,
  id: number,
  query: string,
): Promise<{ before: Neighbour | null; after: Neighbour | null }> {
  const list = documentLists(kind).reading;
  const search = new URLSearchParams(query);
  const asked = askOf(list, search);
  const page = async (pageNo: number) => {
    search.set("pageNo", String(pageNo));
    const query = search.toString();
    const { records } = await readList(ctx, list, { ...asked, pageNo });
    return records.map(({ id, code, title }): Neighbour => ({ id: Number(id), code, title, query }));
  };
  const here = await page(asked.pageNo);
  const at = here.findIndex((one) => one.id === id);
  if (at < 0) return { before: null, after: null };
  const before = here[at - 1] ?? (asked.pageNo > 1 ? (await page(asked.pageNo - 1)).at(-1) : undefined);
  const after = here[at + 1] ??
    (here.length === asked.pageSize ? (await page(asked.pageNo + 1))[0] : undefined);
  return { before: before ?? null, after: after ?? null };
}
