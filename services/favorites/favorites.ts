import { personId } from "@/kernel/access/person_id.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Fragment } from "postgres";
import { recordFavorites } from "./record_favorites.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { type AllOf, eachOf, ROWS_AT_ONCE } from "@/engines/exports/define_export.ts";
import { visibleSeries } from "../epc/visible_series.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { Favorite, FavoriteType } from "./types.ts";

/** The specification's payload (section 3), with the folder it goes into. */
export interface FavoriteItem {
  itemType: FavoriteType;
  itemCode: string;
  itemName: string;
  seriesCode?: string | null;
  folderId?: number | null;
}

type FavoriteRow = Omit<Favorite, "savedAt"> & { savedAt: Date };

/**
 * Saves a favorite; saving the same thing again renames it and, with a folder, moves it. Answers its id. Refuses
 * `folder-unknown`.
 */
export function saveFavorite(ctx: Ctx, item: FavoriteItem): Promise<number> {
  return ctx.tx(async (tx) => {
    if (item.folderId) await demandFolder(tx, item.folderId);
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
    if (folderId !== null) await demandFolder(tx, folderId);
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

export interface FavoriteFilter {
  /** A folder, 0 for those in none; left out: all. */
  folderId?: number;
  itemType?: FavoriteType;
  /** Part of name or code. */
  keyword?: string;
}

export interface FavoriteList extends FavoriteFilter {
  pageNo: number;
  pageSize: number;
}

function fromFavorites(ctx: Ctx, list: FavoriteFilter) {
  const { sql } = ctx;
  const keyword = list.keyword?.trim().toLowerCase();
  return sql`
    from favorites f
    left join series s on s.code = f.series_code and ${visibleSeries(ctx)}
    where f.user_id = ${personId(ctx)}
      ${
    list.folderId === undefined ? sql`` : sql`and f.folder_id is not distinct from ${list.folderId || null}`
  }
      ${list.itemType ? sql`and f.item_type = ${list.itemType}` : sql``}
      ${keyword ? sql`and position(${keyword} in lower(f.item_name || ' ' || f.item_code)) > 0` : sql``}`;
}

async function countFavorites(ctx: Ctx, filter: FavoriteFilter): Promise<number> {
  const [row] = await ctx.sql<{ total: number }[]>`select count(*) as total ${fromFavorites(ctx, filter)}`;
  return row!.total;
}

function selectFavorites(ctx: Ctx, filter: FavoriteFilter) {
  return ctx.sql`
    select
      f.id, f.item_type, f.item_code, f.item_name, f.series_code, f.folder_id, f.saved_at,
      case when s.code is not null then name_in(s.names, ${ctx.chain as string[]}) end as series_name
    ${fromFavorites(ctx, filter)}
    order by f.saved_at desc, f.id desc`;
}

const favoriteFrom = (row: FavoriteRow): Favorite => ({ ...row, savedAt: row.savedAt.toISOString() });

/** The reader's favorites, latest first; a series that may not be seen is not named. */
export async function listFavorites(ctx: Ctx, list: FavoriteList): Promise<Page<Favorite>> {
  const { pageNo, pageSize } = list;
  const total = await countFavorites(ctx, list);
  const rows = await ctx.sql<FavoriteRow[]>`
    ${selectFavorites(ctx, list)}
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records: rows.map(favoriteFrom) };
}

/** All of them, in the same order. */
export async function allFavorites(ctx: Ctx, filter: FavoriteFilter): Promise<AllOf<Favorite>> {
  const total = await countFavorites(ctx, filter);
  const rows = ctx.sql<FavoriteRow[]>`${selectFavorites(ctx, filter)}`.cursor(ROWS_AT_ONCE);
  return { total, records: eachOf(rows, favoriteFrom) };
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

async function demandFolder(ctx: Ctx, id: number): Promise<void> {
  const [row] = await ctx.sql`
    select from favorite_folders where id = ${id} and user_id = ${personOf(ctx).id}`;
  if (!row) throw refuse("folder-unknown");
}
