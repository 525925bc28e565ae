import { personOrNull } from "@/kernel/access/actor.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Fragment } from "postgres";
import { recordFavorites } from "./record_favorites.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { FavoriteType } from "./types.ts";

/** The specification's payload (section 3), with the folder it goes into. */
export interface FavoriteItem {
  itemType: FavoriteType;
  itemCode: string;
  itemName: string;
  seriesCode?: string | null;
  folderId?: number | null;
}

/**
 * Saves a favorite; saving the same thing again renames it and, with a folder, moves it. Answers its id. Refuses
 * `folder-unknown`.
 */
export function saveFavorite(ctx: Ctx, item: FavoriteItem): Promise<number> {
  return ctx.tx(async (tx) => {
    if (item.folderId) await requireFolder(tx, item.folderId);
    const [row] = await tx.sql<{ id: number }[]>`
      insert into favorites (user_id, folder_id, item_type, item_code, item_name, series_code, saved_at)
      values (
        ${personOf(tx).id}, ${item.folderId ?? null}, ${item.itemType}, ${item.itemCode}, ${item.itemName},
        ${item.seriesCode || null}, ${tx.clock()}
      )
      on conflict (user_id, item_type, item_code, series_code) do update set
        item_name = excluded.item_name,
        folder_id = coalesce(excluded.folder_id, favorites.folder_id)
      returning id`;
    await recordFavorites(tx, "saveFavorite", row!.id, undefined, item);
    return row!.id;
  });
}

/** Moves favorites to a folder, or out of all (null). Answers where each was, so that it can be undone. */
export function moveFavorites(
  ctx: Ctx,
  ids: number[],
  folderId: number | null,
): Promise<{ id: number; folderId: number | null }[]> {
  return ctx.tx(async (tx) => {
    if (folderId !== null) await requireFolder(tx, folderId);
    const before = await tx.sql<{ id: number; folderId: number | null }[]>`
      select id, folder_id from favorites
      where id = any (${ids}::bigint[]) and user_id = ${personOf(tx).id}
      order by id
      for update`;
    if (before.length < new Set(ids).size) throw refuse("favorite-unknown");
    await tx.sql`update favorites set folder_id = ${folderId} where id = any (${ids}::bigint[])`;
    await recordFavorites(tx, "moveFavorites", ids.join(","), before, { folderId });
    return [...before];
  });
}

/** Removes favorites. Answers what they were, so that saving them again undoes it. Refuses `favorite-unknown`. */
export function removeFavorites(ctx: Ctx, ids: number[]): Promise<FavoriteItem[]> {
  return ctx.tx(async (tx) => {
    const gone = await tx.sql<FavoriteItem[]>`
      delete from favorites
      where id = any (${ids}::bigint[]) and user_id = ${personOf(tx).id}
      returning item_type, item_code, item_name, series_code, folder_id`;
    if (gone.length < new Set(ids).size) throw refuse("favorite-unknown");
    await recordFavorites(tx, "removeFavorites", ids.join(","), gone);
    return [...gone];
  });
}

/** The reader's favorite of a thing, or null: whether its star is filled. */
export async function favoriteOf(
  ctx: Ctx,
  itemType: FavoriteType,
  itemCode: string,
  seriesCode: string | Fragment | null = null,
): Promise<number | null> {
  const person = personOrNull(ctx);
  if (!person) return null;
  const [row] = await ctx.sql<{ id: number }[]>`
    select id from favorites
    where user_id = ${person.id} and item_type = ${itemType} and item_code = ${itemCode}
      and series_code is not distinct from ${seriesCode}`;
  return row?.id ?? null;
}

async function requireFolder(ctx: Ctx, id: number): Promise<void> {
  const [row] = await ctx.sql`
    select from favorite_folders where id = ${id} and user_id = ${personOf(ctx).id}`;
  if (!row) throw refuse("folder-unknown");
}
