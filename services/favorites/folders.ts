import { personId } from "@/kernel/access/person_id.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { recordFavorites } from "./record_favorites.ts";
import type { FavoriteFolder } from "./types.ts";

/** The reader's folders in their order, with how many favorites each holds. */
export async function listFolders(ctx: Ctx): Promise<FavoriteFolder[]> {
  return [
    ...await ctx.sql<FavoriteFolder[]>`
    select d.id, d.name, (select count(*) from favorites f where f.folder_id = d.id) as count
    from favorite_folders d
    where d.user_id = ${personId(ctx)}
    order by d.sort, d.id`,
  ];
}

/** Makes a folder, or renames one's own. Answers its id. Refuses `duplicate` and `folder-unknown`. */
export async function saveFolder(ctx: Ctx, name: string, id: number | null = null): Promise<number> {
  const userId = personOf(ctx).id;
  try {
    return await ctx.tx(async (tx) => {
      const { sql } = tx;
      const [row] = id === null
        ? await sql<{ id: number }[]>`
            insert into favorite_folders (user_id, name, sort)
            select ${userId}, ${name.trim()}, coalesce(max(sort), 0) + 1 from favorite_folders where user_id = ${userId}
            returning id`
        : await sql<{ id: number }[]>`
            update favorite_folders set name = ${name.trim()} where id = ${id} and user_id = ${userId} returning id`;
      if (!row) throw refuse("folder-unknown");
      await recordFavorites(tx, "saveFolder", row.id, undefined, { name: name.trim() });
      return row.id;
    });
  } catch (error) {
    if ((error as { code?: string }).code === "23505") throw refuseField("name", "duplicate");
    throw error;
  }
}

/** Removes a folder; its favorites stay, in none. Refuses `folder-unknown`. */
export async function removeFolder(ctx: Ctx, id: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const [gone] = await tx.sql<{ name: string }[]>`
      delete from favorite_folders where id = ${id} and user_id = ${personOf(tx).id} returning name`;
    if (!gone) throw refuse("folder-unknown");
    await recordFavorites(tx, "removeFolder", id, gone);
  });
}
