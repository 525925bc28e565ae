import type { FavoriteQuery } from "@/components/favorites/favorite_links.ts";
import type { FavoriteFigure } from "@/components/favorites/favorite_groups_props.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { readListPage } from "@/components/list/ListPage.tsx";
import { readList } from "@/engines/lists/read_list.ts";
import { favoriteList } from "@/services/favorites/favorite_list.ts";
import { listFolders } from "@/services/favorites/folders.ts";
import { pagesOfDocuments } from "@/services/favorites/pages_of_documents.ts";
import { type Favorite, FAVORITE_TYPES, type FavoriteType } from "@/services/favorites/types.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { exactSearch } from "@/services/part_search/exact_search.ts";
import { cartContent } from "@/services/orders/cart_content.ts";
import type { PartHit } from "@/services/part_search/types.ts";

/** Figures read again for a page at most, since each is read with its lines; the others bear the name they were saved with. */
const FIGURES_READ = 24;

/**
 * All that the favorites page shows: folders, one page of favorites, and for each what the catalogue says of it now.
 *
 * @param vin vehicle in context: parts are told whether they fit it
 */
export async function favoriteData(ctx: Ctx, url: URL, query: FavoriteQuery, vin: string | null) {
  const { folder, keyword } = query;
  const count = async (itemType?: FavoriteType, folderId?: number, word?: string) =>
    (await readList(ctx, favoriteList, { pageNo: 1, pageSize: 1, itemType, folderId, keyword: word })).total;
  const [folders, listed, all, ...ofKinds] = await Promise.all([
    listFolders(ctx),
    readListPage(favoriteList, ctx, url),
    count(),
    ...FAVORITE_TYPES.map((type) => count(type, folder, keyword)),
  ]);
  const [figures, parts, documents, cart] = await Promise.all([
    figuresOf(ctx, listed.list.records),
    partsOf(ctx, listed.list.records, vin),
    pagesOfDocuments(ctx, listed.list.records),
    cartContent(ctx),
  ]);
  return {
    folders,
    listed,
    all,
    inNone: all - folders.reduce((sum, one) => sum + one.count, 0),
    counts: new Map(FAVORITE_TYPES.map((type, place) => [type, ofKinds[place]!])),
    figures,
    parts,
    documents,
    cart,
  };
}

/** Favorite figures by the favorite's id; null for one that is not to be seen any more. */
async function figuresOf(
  ctx: Ctx,
  favorites: readonly Favorite[],
): Promise<Map<number, FavoriteFigure | null>> {
  const asked = favorites.filter((one) => one.itemType === "figure" && one.seriesCode).slice(0, FIGURES_READ);
  return new Map(
    await Promise.all(asked.map(async ({ id, itemCode, seriesCode }) => {
      const { ok } = await attempt(() => readFigure(ctx, { seriesCode: seriesCode! }, itemCode));
      return [id, ok && { name: ok.name, image: ok.drawing?.image ?? null }] as const;
    })),
  );
}

/** Favorite parts as the catalogue has them now, by number; those that are gone are left out. */
async function partsOf(
  ctx: Ctx,
  favorites: readonly Favorite[],
  vin: string | null,
): Promise<Map<string, PartHit>> {
  const numbers = favorites.filter((one) => one.itemType === "part").map((one) => one.itemCode);
  if (numbers.length === 0) return new Map();
  const { ok } = await attempt(() => exactSearch(ctx, numbers.join("\n"), vin));
  return new Map(ok?.found.map((hit) => [hit.partNumber, hit]) ?? []);
}
