import { z } from "zod";
import { epcHref } from "@/components/epc/page_links.ts";
import { listHref, paging } from "@/components/table/list_query.ts";
import { type Favorite, FAVORITE_TYPES } from "@/services/favorites/types.ts";

const text = z.string().max(200).optional().catch(undefined);

/** What the favorites page is asked for. Bad values are healed. */
export const favoriteQuery = z.object({
  /** A folder's id, 0 for those in none; left out: all. */
  folder: z.coerce.number().int().min(0).optional().catch(undefined),
  kind: z.enum(FAVORITE_TYPES).optional().catch(undefined),
  keyword: text,
  ...paging,
  // What was just removed, so that it can be saved again.
  itemType: z.enum(FAVORITE_TYPES).optional().catch(undefined),
  itemCode: text,
  itemName: text,
  seriesCode: text,
  folderId: z.coerce.number().int().positive().optional().catch(undefined),
});
export type FavoriteQuery = z.infer<typeof favoriteQuery>;

/** Address of the favorites page with these parameters. */
export function favoritesHref(
  basePath: string,
  query: Partial<Record<keyof FavoriteQuery, string | number | null>>,
): string {
  return listHref(`${basePath}/EPCFavorite`, query);
}

/**
 * The thing itself: figure, vehicle's catalogue, the part's details, or the document; of a document that may not be read any more the favorite.
 *
 * @param documents pages of documents below the base path, by `type code`
 */
export function thingHref(
  basePath: string,
  { itemType, itemCode, seriesCode }: Favorite,
  documents?: ReadonlyMap<string, string>,
): string {
  if (itemType === "vehicle") return epcHref(basePath, "EPCPage", { vin: itemCode });
  if (itemType === "figure") {
    return epcHref(basePath, "EPC2D", { seriesCode: seriesCode ?? undefined, figure: itemCode });
  }
  if (itemType === "part") {
    return `${basePath}/SearchPage?${new URLSearchParams({ keyword: itemCode, part: itemCode })}`;
  }
  const page = documents?.get(`${itemType} ${itemCode}`);
  return page ? `${basePath}/${page}` : favoritesHref(basePath, { kind: itemType, keyword: itemCode });
}
