import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { moveFavorites, removeFavorites, saveFavorite } from "./favorites.ts";
import { listFolders, removeFolder, saveFolder } from "./folders.ts";
import { FAVORITE_TYPES, favoriteFolder, favoriteItem } from "./types.ts";

const TAG = "Favorites";

const id = z.int().positive();
const ids = z.array(id).min(1).max(LIMITS.lookupPageSize);
const folderName = z.string().trim().min(1).max(60);

/** Calls of the favorites (specification section 7, favorite save). */
export const FAVORITE_CALLS = [
  defineCall({
    operationId: "saveFavorite",
    method: "post",
    path: "/tis/favorites",
    need: "EPCFavorite:edit",
    tag: TAG,
    summary: "Save a favorite",
    input: z.object({
      itemType: z.enum(FAVORITE_TYPES),
      itemCode: z.string().min(1).max(100).describe("figure code, part number, VIN or code of a document"),
      itemName: z.string().min(1).max(200),
      seriesCode: z.string().max(100).optional(),
      folderId: id.optional(),
    }),
    output: z.object({ id: z.int() }),
    form: { message: "favorites.favorite-saved" },
    run: async (ctx, input) => ({ id: await saveFavorite(ctx, input) }),
  }),
  defineCall({
    operationId: "moveFavorites",
    method: "post",
    path: "/tis/favorites/moves",
    need: "EPCFavorite:edit",
    tag: TAG,
    summary: "Move favorites to a folder; answers where each was",
    input: z.object({ ids, folderId: id.optional().describe("left out: into no folder") }),
    output: z.array(z.object({ id: z.int(), folderId: z.int().nullable() })),
    form: { message: (moved) => ({ key: "favorites.favorites-moved", params: { count: moved.length } }) },
    run: (ctx, input) => moveFavorites(ctx, input.ids, input.folderId ?? null),
  }),
  defineCall({
    operationId: "removeFavorites",
    method: "post",
    path: "/tis/favorites/deletions",
    need: "EPCFavorite:edit",
    tag: TAG,
    summary: "Remove favorites; answers what they were",
    input: z.object({ ids }),
    output: z.array(favoriteItem),
    form: { message: (gone) => ({ key: "favorites.favorites-removed", params: { count: gone.length } }) },
    run: (ctx, input) => removeFavorites(ctx, input.ids),
  }),
  defineCall({
    operationId: "listFavoriteFolders",
    method: "get",
    path: "/tis/favorite-folders",
    need: "EPCFavorite:view",
    tag: TAG,
    summary: "The caller's folders",
    input: z.object({}),
    output: z.array(favoriteFolder),
    run: (ctx) => listFolders(ctx),
  }),
  defineCall({
    operationId: "addFavoriteFolder",
    method: "post",
    path: "/tis/favorite-folders",
    need: "EPCFavorite:edit",
    tag: TAG,
    summary: "Make a folder",
    input: z.object({ name: folderName }),
    output: z.object({ id: z.int() }),
    form: { message: "favorites.folder-saved" },
    run: async (ctx, input) => ({ id: await saveFolder(ctx, input.name) }),
  }),
  defineCall({
    operationId: "renameFavoriteFolder",
    method: "post",
    path: "/tis/favorite-folders/{id}",
    need: "EPCFavorite:edit",
    tag: TAG,
    summary: "Rename a folder",
    input: z.object({ id, name: folderName }),
    output: z.object({ id: z.int() }),
    form: { message: "favorites.folder-saved" },
    run: async (ctx, input) => ({ id: await saveFolder(ctx, input.name, input.id) }),
  }),
  defineCall({
    operationId: "removeFavoriteFolder",
    method: "post",
    path: "/tis/favorite-folders/{id}/deletion",
    need: "EPCFavorite:edit",
    tag: TAG,
    summary: "Remove a folder; its favorites stay",
    input: z.object({ id }),
    output: nothing,
    form: { message: "favorites.folder-removed" },
    async run(ctx, input) {
      await removeFolder(ctx, input.id);
      return null;
    },
  }),
];
