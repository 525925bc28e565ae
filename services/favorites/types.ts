/** What can be a favorite now; documents come with their screens. */
export const FAVORITE_TYPES = ["figure", "part", "vehicle"] as const;
export type FavoriteType = typeof FAVORITE_TYPES[number];

export interface Favorite {
  id: number;
  itemType: FavoriteType;
  itemCode: string;
  itemName: string;
  seriesCode: string | null;
  seriesName: string | null;
  folderId: number | null;
  savedAt: string;
}

export interface FavoriteFolder {
  id: number;
  name: string;
  count: number;
}
