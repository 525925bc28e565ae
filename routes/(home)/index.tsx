import { Card } from "@/components/Card.tsx";
import { Carousel } from "@/components/Carousel.tsx";
import { pictureHref } from "@/components/home/picture_href.ts";
import { NewestDocuments } from "@/components/home/NewestDocuments.tsx";
import { QuickApps } from "@/components/home/QuickApps.tsx";
import { RecentFavorites } from "@/components/home/RecentFavorites.tsx";
import { RecentOrders } from "@/components/home/RecentOrders.tsx";
import { RecentVehicles } from "@/components/home/RecentVehicles.tsx";
import { SeriesList } from "@/components/home/SeriesList.tsx";
import { type TileProps, Tiles } from "@/components/home/Tiles.tsx";
import { Welcome } from "@/components/home/Welcome.tsx";
import { WaitingForMe } from "@/components/home/WaitingForMe.tsx";
import { VinCard } from "@/components/home/VinCard.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { define } from "@/define.ts";
import { page, type RouteConfig } from "fresh";
import { pageOf } from "@/kernel/access/pages.ts";
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
import { furtherTiles, libraryTiles, workTiles } from "@/services/home/tiles.ts";
import { formatOf } from "@/kernel/texts/format.ts";

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

/** A file of this name stands for the folder itself; the page's own path is `index`. */
export const config: RouteConfig = { routeOverride: "/index" };

export const handler = define.handlers({
  async GET({ state: { ctx, brand, incoming } }) {
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
        newPages(ctx, incoming.switches.pages),
        documentQueues(ctx),
      ]);
    return page({
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
    });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, vin, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { pages, tiles } = state.incoming.switches;
  const work = workTiles(ctx.actor, pages).filter(({ route }) => tiles.get(route) !== false);
  const counted = (route: string) => {
    if (route === "EPCIndex") return format.number(data.counts.figures);
    if (route === "EPCCart") return format.number(data.counts.cartLines);
    if (route === "EPCFavorite") return format.number(data.counts.favorites);
  };
  // File types first, then the ways through the parts catalogue.
  const library: TileProps[] = libraryTiles(ctx.actor, pages).filter(({ route }) =>
    tiles.get(route) !== false
  )
    .map((tile) => ({
      href: `${basePath}/${tile.route}`,
      icon: tile.icon,
      word: t(tile.text),
      count: counted(tile.route),
      marked: vin !== null && tile.key === "epc",
    }));
  for (const { route, icon, title, short } of furtherTiles(ctx.actor, state.incoming.switches)) {
    library.push({
      href: `${basePath}/${route}`,
      icon,
      word: t(short ?? title),
      count: counted(route),
    });
  }
  return (
    <>
      <FlashNotice flash={flash} />
      {state.session?.passwordOld && (
        <Notice tone="warn">
          {t("person.password_old")} <a class="link" href={`${basePath}/Account`}>{t("page.Account")}</a>
        </Notice>
      )}
      <h1 class="off-screen">{t("page.index")}</h1>
      <div class="home page-body">
        {data.pictures.length > 0 && (
          <div class="home-carousel">
            <Carousel
              label={t("home.carousel.label")}
              labelPrevious={t("home.carousel.previous")}
              labelNext={t("home.carousel.next")}
              brand={state.brand}
              slides={data.pictures.map((picture) => ({
                id: picture.id,
                image: pictureHref(picture, basePath),
                kicker: picture.kicker,
                title: picture.title,
                text: picture.text,
                href: picture.link === null ? undefined : `${basePath}/${picture.link}`,
                linkLabel: t("home.carousel.open"),
              }))}
            />
          </div>
        )}
        {data.parts && (
          <div class="home-entry">
            <VinCard basePath={basePath} t={t} withoutVin={data.withoutVin} />
          </div>
        )}
        {data.unseen && (
          <div class="home-full">
            <Welcome news={data.unseen} basePath={basePath} t={t} format={format} />
          </div>
        )}
        {(data.waiting.total > 0 || data.figures.some(({ values }) => values.some((count) => count > 0))) && (
          <div class="home-full">
            <WaitingForMe
              shown={data.waiting.shown}
              figures={data.figures}
              basePath={basePath}
              t={t}
              format={format}
            />
          </div>
        )}
        {work.length > 0 && (
          <Card title={t("home.work")} class="home-half" bare>
            <Tiles
              tiles={work.map((tile) => {
                const queue = data.queues.get(tile.route) ?? 0;
                return {
                  href: `${basePath}/${tile.route}${queue > 0 ? "?stage=submitted" : ""}`,
                  icon: tile.icon,
                  word: t(tile.text),
                  ...queue > 0 && { count: format.number(queue), counted: t("home.in_approval") },
                };
              })}
            />
          </Card>
        )}
        {library.length > 0 && (
          <Card title={t("home.library_title")} class={work.length > 0 ? "home-half" : "home-full"} bare>
            <Tiles tiles={library} />
          </Card>
        )}
        {data.news.map(({ kind, documents }) => (
          <NewestDocuments
            key={kind.kind}
            kind={kind}
            documents={documents}
            whole={data.news.length === 1}
            basePath={basePath}
            t={t}
            format={format}
          />
        ))}
        {data.apps.length > 0 && (
          <Card title={t("home.apps.title")} class="home-full" bare>
            <QuickApps apps={data.apps} basePath={basePath} />
          </Card>
        )}
        {data.parts && (
          <div class="home-vehicles">
            <RecentVehicles
              {...data.recent}
              current={vin}
              basePath={basePath}
              t={t}
              format={format}
            />
          </div>
        )}
        {data.orders && (
          <div class="home-orders">
            <RecentOrders orders={data.orders.records} basePath={basePath} t={t} format={format} />
          </div>
        )}
        {data.favorites && (
          <div class="home-favorites">
            <RecentFavorites {...data.favorites} basePath={basePath} t={t} />
          </div>
        )}
        {data.series.length > 0 && (
          <div class="home-full">
            <SeriesList series={data.series} basePath={basePath} t={t} format={format} />
          </div>
        )}
      </div>
    </>
  );
});
