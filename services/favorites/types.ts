import { z } from "zod";

/** What can be a favorite now; documents come with their screens. */
export const FAVORITE_TYPES = ["figure", "part", "vehicle"] as const;
export type FavoriteType = typeof FAVORITE_TYPES[number];

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

export interface FavoriteFolder {
  id: number;
  name: string;
  count: number;
}
