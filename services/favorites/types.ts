import { z } from "zod";

/** Kinds of documents that can be a favorite. */
export const FAVORITE_DOCUMENTS = ["tsb", "bulletin", "help", "case", "labor", "claim"] as const;
/** Things beside the documents that can be one, by the name of their kind of links. */
export const FAVORITE_THINGS = ["law", "software", "quality", "techprove"] as const;
/** What can be a favorite. */
export const FAVORITE_TYPES = [
  "figure",
  "part",
  "vehicle",
  ...FAVORITE_DOCUMENTS,
  ...FAVORITE_THINGS,
] as const;
export type FavoriteType = typeof FAVORITE_TYPES[number];

/** Under which type a kind of document is kept; null: it cannot be a favorite. */
export function favoriteType(kind: string): FavoriteType | null {
  return FAVORITE_DOCUMENTS.find((one) => one === kind) ?? null;
}

export const favorite = z.object({
  id: z.int(),
  itemType: z.enum(FAVORITE_TYPES),
  itemCode: z.string(),
  itemName: z.string(),
  seriesCode: z.string().nullable(),
  seriesName: z.string().nullable(),
  folderId: z.int().nullable(),
  savedAt: z.iso.datetime(),
});
export type Favorite = z.infer<typeof favorite>;

export const favoriteItem = z.object({
  itemType: z.enum(FAVORITE_TYPES),
  itemCode: z.string(),
  itemName: z.string(),
  seriesCode: z.string().nullish(),
  folderId: z.int().nullish(),
});
/** The specification's payload (section 3), with the folder it goes into. */
export type FavoriteItem = z.infer<typeof favoriteItem>;

export const favoriteFolder = z.object({ id: z.int(), name: z.string(), count: z.int() });
export type FavoriteFolder = z.infer<typeof favoriteFolder>;
