import type { Cast } from "./cast.ts";
import { Story } from "./story.ts";

const FIGURE = "34-11-02-C";

/** Favorites and folders. */
export async function tellFavorites({ technician, manager, recording }: Cast): Promise<void> {
  const story = new Story("favorites", recording);
  const folder = await story.post(technician, "makes a folder", "/tis/favorite-folders", { name: "Answers" });
  await story.post(technician, "makes it again", "/tis/favorite-folders", { name: "Answers" });
  const item = { itemType: "figure", itemCode: FIGURE, itemName: "Front brake", seriesCode: "TSA" };
  await story.post(technician, "saves a figure", "/tis/favorites", item);
  await story.post(technician, "saves it again", "/tis/favorites", item);
  const list = await story.get(technician, "lists", "/tis/favorites?pageSize=50");
  const ids = (list?.records ?? []).slice(0, 2).map(({ id }: { id: number }) => id);
  const id = folder?.id ?? folder?.folderId ?? folder;
  await story.post(technician, "moves two", "/tis/favorites/moves", { ids, folderId: id });
  await story.post(manager, "moves those of another", "/tis/favorites/moves", { ids, folderId: null });
  await story.post(technician, "renames the folder", `/tis/favorite-folders/${id}`, { name: "Answers 2" });
  await story.post(technician, "removes two", "/tis/favorites/deletions", { ids });
  await story.post(technician, "removes the folder", `/tis/favorite-folders/${id}/deletion`);
  await story.get(technician, "lists again", "/tis/favorites?pageSize=50");
}
