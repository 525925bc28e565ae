import assert from "node:assert/strict";
import { favoriteOf, moveFavorites, removeFavorites, saveFavorite } from "@/services/favorites/favorites.ts";
import { listFolders, removeFolder, saveFolder } from "@/services/favorites/folders.ts";
import type { Asked } from "@/engines/lists/ask_list.ts";
import { readList } from "@/engines/lists/read_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { favoriteList } from "@/services/favorites/favorite_list.ts";
import { openCatalogue, refusalOf } from "../epc/catalogue_builder.ts";

const listFavorites = (ctx: Ctx, asked: Asked<typeof favoriteList.filter>) =>
  readList(ctx, favoriteList, asked);

const page = { pageNo: 1, pageSize: 20 };
const disc = { itemType: "part", itemCode: "34116872014", itemName: "Brake disc" } as const;
const brake = {
  itemType: "figure",
  itemCode: "34-11-02-C",
  itemName: "Front brake",
  seriesCode: "TESSA",
} as const;

Deno.test("a thing is a favorite once; saving it again renames it and keeps its folder", async () => {
  await using catalogue = await openCatalogue();
  const folderId = await saveFolder(catalogue.ctx, "Brakes");
  const id = await saveFavorite(catalogue.ctx, { ...brake, folderId });
  assert.equal(await saveFavorite(catalogue.ctx, { ...brake, itemName: "Renamed" }), id);
  const { records, total } = await listFavorites(catalogue.ctx, page);
  assert.deepEqual([total, records[0]!.itemName, records[0]!.folderId, records[0]!.seriesName], [
    1,
    "Renamed",
    folderId,
    "Tessa EV",
  ]);
  assert.equal(await favoriteOf(catalogue.ctx, "figure", "34-11-02-C", "TESSA"), id);
  assert.equal(await favoriteOf(catalogue.ctx, "figure", "34-11-02-C"), null);
});

Deno.test("favorites are listed by folder, kind and words, latest first", async () => {
  await using catalogue = await openCatalogue();
  const folderId = await saveFolder(catalogue.ctx, "Brakes");
  await saveFavorite(catalogue.ctx, { ...disc, folderId });
  catalogue.setDay("2026-03-11");
  await saveFavorite(catalogue.ctx, brake);
  const codes = async (filter: object) =>
    (await listFavorites(catalogue.ctx, { ...page, ...filter })).records.map((favorite) => favorite.itemCode);
  assert.deepEqual(await codes({}), [brake.itemCode, disc.itemCode]);
  assert.deepEqual(await codes({ folderId }), [disc.itemCode]);
  assert.deepEqual(await codes({ folderId: 0 }), [brake.itemCode]);
  assert.deepEqual(await codes({ itemType: "figure" }), [brake.itemCode]);
  assert.deepEqual(await codes({ keyword: "DISC" }), [disc.itemCode]);
});

Deno.test("moving tells where each was, so that it can be undone", async () => {
  await using catalogue = await openCatalogue();
  const [first, second] = [await saveFolder(catalogue.ctx, "One"), await saveFolder(catalogue.ctx, "Two")];
  const a = await saveFavorite(catalogue.ctx, { ...disc, folderId: first });
  const b = await saveFavorite(catalogue.ctx, brake);
  const before = await moveFavorites(catalogue.ctx, [a, b], second);
  assert.deepEqual(before, [{ id: a, folderId: first }, { id: b, folderId: null }]);
  assert.deepEqual((await listFolders(catalogue.ctx)).map((folder) => folder.count), [0, 2]);
  for (const { id, folderId } of before) await moveFavorites(catalogue.ctx, [id], folderId);
  assert.deepEqual((await listFolders(catalogue.ctx)).map((folder) => folder.count), [1, 0]);
});

Deno.test("removing tells what it was, so that saving it again undoes it", async () => {
  await using catalogue = await openCatalogue();
  const id = await saveFavorite(catalogue.ctx, brake);
  const gone = await removeFavorites(catalogue.ctx, [id]);
  assert.equal((await listFavorites(catalogue.ctx, page)).total, 0);
  for (const item of gone) await saveFavorite(catalogue.ctx, item);
  assert.equal((await listFavorites(catalogue.ctx, page)).records[0]!.itemCode, brake.itemCode);
});

Deno.test("a folder's name is its own once; its favorites outlive it", async () => {
  await using catalogue = await openCatalogue();
  const id = await saveFolder(catalogue.ctx, " Brakes ");
  assert.equal((await refusalOf(saveFolder(catalogue.ctx, "Brakes"))).key, "duplicate");
  await saveFolder(catalogue.ctx, "Wheels", id);
  assert.deepEqual((await listFolders(catalogue.ctx)).map((folder) => folder.name), ["Wheels"]);
  await saveFavorite(catalogue.ctx, { ...disc, folderId: id });
  await removeFolder(catalogue.ctx, id);
  assert.equal((await listFavorites(catalogue.ctx, { ...page, folderId: 0 })).total, 1);
});

Deno.test("nobody sees or touches another's favorites and folders", async () => {
  await using catalogue = await openCatalogue();
  const folderId = await saveFolder(catalogue.ctx, "Brakes");
  const id = await saveFavorite(catalogue.ctx, { ...disc, folderId });
  const colleague = catalogue.ctxOf(catalogue.users.colleague);
  assert.deepEqual([(await listFavorites(colleague, page)).total, await listFolders(colleague)], [0, []]);
  assert.equal((await refusalOf(saveFavorite(colleague, { ...brake, folderId }))).key, "folder-unknown");
  assert.equal((await refusalOf(moveFavorites(colleague, [id], null))).key, "favorite-unknown");
  assert.equal((await refusalOf(removeFavorites(colleague, [id]))).key, "favorite-unknown");
  assert.equal((await refusalOf(saveFolder(colleague, "Mine", folderId))).key, "folder-unknown");
  assert.equal((await refusalOf(removeFolder(colleague, folderId))).key, "folder-unknown");
  assert.equal((await listFavorites(catalogue.ctx, page)).total, 1);
});

Deno.test("a series that may not be seen is not named by a favorite of it", async () => {
  await using catalogue = await openCatalogue();
  await saveFavorite(catalogue.ctx, { ...disc, seriesCode: "HIDDEN" });
  assert.equal((await listFavorites(catalogue.ctx, page)).records[0]!.seriesName, null);
});
