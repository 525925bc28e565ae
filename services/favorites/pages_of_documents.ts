import { documentKind } from "@/engines/documents/document_kinds.ts";
import { documentLinkKind } from "@/engines/documents/document_link_kind.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LINK_KINDS, type LinkKind } from "@/engines/links/link_kinds.ts";
import { type Favorite, FAVORITE_DOCUMENTS, FAVORITE_THINGS } from "./types.ts";

/** Pages below the base path of those favorites that are documents, or things such as legal standards, which may be read now, by `type code`. */
export async function pagesOfDocuments(
  ctx: Ctx,
  favorites: readonly Favorite[],
): Promise<ReadonlyMap<string, string>> {
  const kinds: [type: string, kind: LinkKind][] = [
    ...FAVORITE_DOCUMENTS.map((type): [string, LinkKind] => [type, documentLinkKind(documentKind(type))]),
    ...LINK_KINDS.all.flatMap((kind): [string, LinkKind][] =>
      FAVORITE_THINGS.some((type) => type === kind.name) ? [[kind.name, kind]] : []
    ),
  ];
  const found = await Promise.all(kinds.map(async ([type, { need, read }]) => {
    const codes = favorites.filter(({ itemType }) => itemType === type).map(({ itemCode }) => itemCode);
    if (codes.length === 0) return [];
    if (!may(ctx.actor, need)) return [];
    return (await read(ctx, codes, null)).map(({ code, link }) => [`${type} ${code}`, link] as const);
  }));
  return new Map(found.flat());
}
