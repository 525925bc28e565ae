import { type PageEntry, pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import { recentVehicles } from "@/services/epc/recent_vehicles.ts";
import { today } from "@/kernel/today.ts";
import { homeCounts, seriesCounts } from "@/services/home/counts.ts";
import { homePictures } from "@/services/home/home_pictures.ts";
import { quickApps } from "@/services/home/quick_apps.ts";
import { favoriteList } from "@/services/favorites/favorite_list.ts";
import { pagesOfDocuments } from "@/services/favorites/pages_of_documents.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { bulletinDocument } from "@/services/bulletins/bulletin_document.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { countVehicleChanges } from "@/services/catalogue_data/count_vehicle_changes.ts";
import { documentQueues } from "@/services/home/queues.ts";
import { newPages } from "@/services/home/told_pages.ts";
import { toDoFigures } from "@/services/home/to_do_figures.ts";
import { waitingForMe } from "@/services/home/waiting.ts";
import type { Ctx } from "@/kernel/ctx.ts";

const VEHICLES = 8;
const ORDERS = 5;
const FAVORITES = 5;
const WAITING = 4;
/** How far back changes of the reader's vehicles are told. */
const CHANGES_DAYS = 30;
const DAY_MS = 86_400_000;
/** Kinds whose newest documents stand on the page, and how many of each. */
const NEWS = [bulletinDocument, tsbDocument];
const NEWEST = 5;

/**
 * All that the first page shows its reader.
 *
 * @param pages that are not switched off
 */
export async function homeData(ctx: Ctx, brand: string, pages: readonly PageEntry[]) {
  const opens = (route: string) => {
    const entry = pageOf(route);
    return entry !== undefined && may(ctx.actor, entry.need);
  };
  const parts = opens("EPCPage");
  const opened = async () => {
    const vehicles = parts ? await recentVehicles(ctx, VEHICLES) : [];
    const since = new Date(ctx.clock().getTime() - CHANGES_DAYS * DAY_MS);
    const changes = opens("CatalogueChanges")
      ? await countVehicleChanges(ctx, vehicles.map(({ vin }) => vin), since)
      : null;
    return { vehicles, changes };
  };
  const kept = async () => {
    const { records } = await readList(ctx, favoriteList, { pageNo: 1, pageSize: FAVORITES });
    return { favorites: records, documents: await pagesOfDocuments(ctx, records) };
  };
  const [
    pictures,
    apps,
    counts,
    series,
    recent,
    orders,
    favorites,
    waiting,
    figures,
    news,
    unseen,
    queues,
  ] = await Promise
    .all([
      homePictures(ctx, brand, today(ctx)),
      quickApps(ctx, brand),
      homeCounts(ctx),
      parts ? seriesCounts(ctx) : [],
      opened(),
      opens("EPCCart") ? readList(ctx, orderList, { pageNo: 1, pageSize: ORDERS }) : null,
      opens("EPCFavorite") ? kept() : null,
      waitingForMe(ctx, WAITING),
      toDoFigures(ctx),
      Promise.all(
        NEWS.filter(({ routes }) => opens(routes.reading)).map(async (kind) => ({
          kind,
          documents:
            (await readList(ctx, documentLists(kind).reading, { pageNo: 1, pageSize: NEWEST })).records,
        })),
      ),
      newPages(ctx, pages),
      documentQueues(ctx),
    ]);
  return {
    pictures,
    apps,
    counts,
    series,
    recent,
    orders,
    favorites,
    waiting,
    figures,
    unseen,
    queues,
    news: news.filter(({ documents }) => documents.length > 0),
    parts,
    withoutVin: opens("EPCIndex"),
  };
}
