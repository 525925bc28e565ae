import type { Ctx } from "../ctx.ts";

/** A favorite as the home page lists it (specification section 3, favorite save payload). */
export interface RecentFavorite {
  itemType: string;
  itemCode: string;
  itemName: string;
  seriesCode: string | null;
}

/** What the reader saved last. */
export async function recentFavorites(ctx: Ctx, limit: number): Promise<RecentFavorite[]> {
  const { sql, user } = ctx;
  if (!user) return [];
  return [
    ...await sql<RecentFavorite[]>`
    select item_type, item_code, item_name, series_code
    from favorites
    where user_id = ${user.id}
    order by saved_at desc
    limit ${limit}`,
  ];
}
