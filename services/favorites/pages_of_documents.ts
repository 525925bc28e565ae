import { documentKind } from "@/engines/documents/document_kinds.ts";
import { documentLinkKind } from "@/engines/documents/document_link_kind.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Favorite, FAVORITE_DOCUMENTS } from "./types.ts";

/** Pages below the base path of those favorites that are documents which may be read now, by `type code`. */
export async function pagesOfDocuments(
  ctx: Ctx,
  favorites: readonly Favorite[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(FAVORITE_DOCUMENTS.map(async (type) => {
    const codes = favorites.filter(({ itemType }) => itemType === type).map(({ itemCode }) => itemCode);
    if (codes.length === 0) return [];
    const { need, read } = documentLinkKind(documentKind(type));
    if (!may(ctx.actor, need)) return [];
    return (await read(ctx, codes, null)).map(({ code, link }) => [`${type} ${code}`, link] as const);
  }));
  return new Map(found.flat());
}
