import { z } from "zod";
import { defineExport, MOST_ROWS, words } from "@/engines/exports/define_export.ts";
import { allFavorites } from "./favorites.ts";
import { FAVORITE_TYPES } from "./types.ts";

/** The own favorites as a spreadsheet. */
export const favoritesExport = defineExport({
  kind: "favorites",
  title: "page.EPCFavorite",
  need: "EPCFavorite:view",
  page: "EPCFavorite",
  filter: z.object({
    folderId: z.coerce.number().int().min(0).optional().catch(undefined),
    itemType: z.enum(FAVORITE_TYPES).optional().catch(undefined),
    keyword: z.string().max(200).optional().catch(undefined),
  }),
  columns: [
    { key: "kind", text: "exports.kind", kind: "text", width: 14 },
    { key: "code", text: "exports.code", kind: "text", width: 24 },
    { key: "name", text: "exports.name", kind: "text", width: 50 },
    { key: "series", text: "epc.series", kind: "text", width: 28 },
    { key: "savedAt", text: "exports.savedAt", kind: "moment", width: 20 },
  ],
  limit: MOST_ROWS,
  open: allFavorites,
  cells: ({ t }, favorite) => ({
    kind: t(`favorite.kind.${favorite.itemType}`),
    code: favorite.itemCode,
    name: favorite.itemName,
    series: favorite.seriesName,
    savedAt: favorite.savedAt,
  }),
  say: ({ t }, { itemType, keyword, folderId }) =>
    words(
      [t("favorite.keyword"), keyword],
      [t("exports.kind"), itemType && t(`favorite.kind.${itemType}`)],
      [t("favorite.inNone"), folderId === 0 && t("favorite.inNone")],
    ),
});
