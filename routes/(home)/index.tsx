import { Card } from "@/components/Card.tsx";
import { Carousel } from "@/components/Carousel.tsx";
import { pictureHref } from "@/components/home/picture_href.ts";
import { QuickApps } from "@/components/home/QuickApps.tsx";
import { RecentFavorites } from "@/components/home/RecentFavorites.tsx";
import { RecentOrders } from "@/components/home/RecentOrders.tsx";
import { RecentVehicles } from "@/components/home/RecentVehicles.tsx";
import { SeriesList } from "@/components/home/SeriesList.tsx";
import { type TileProps, Tiles } from "@/components/home/Tiles.tsx";
import { VinCard } from "@/components/home/VinCard.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { define } from "@/define.ts";
import { page, type RouteConfig } from "fresh";
import { pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import { recentVehicles } from "@/services/epc/recent_vehicles.ts";
import { today } from "@/services/epc/today.ts";
import { homeCounts, seriesCounts } from "@/services/home/counts.ts";
import { homePictures } from "@/services/home/home_pictures.ts";
import { quickApps } from "@/services/home/quick_apps.ts";
import { favoriteList } from "@/services/favorites/favorite_list.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { furtherTiles, libraryTiles, workTiles } from "@/services/home/tiles.ts";
import { formatOf } from "@/kernel/texts/format.ts";

const VEHICLES = 8;
const ORDERS = 5;
const FAVORITES = 5;

/** A file of this name stands for the folder itself; the page's own path is `index`. */
export const config: RouteConfig = { routeOverride: "/index" };

export const handler = define.handlers({
  async GET({ state: { ctx, brand } }) {
    const opens = (route: string) => {
      const entry = pageOf(route);
      return entry !== undefined && may(ctx.actor, entry.need);
    };
    const parts = opens("EPCPage");
    const [pictures, apps, counts, series, vehicles, orders, favorites] = await Promise.all([
      homePictures(ctx, brand, today(ctx)),
      quickApps(ctx, brand),
      homeCounts(ctx),
      parts ? seriesCounts(ctx) : [],
      parts ? recentVehicles(ctx, VEHICLES) : [],
      opens("EPCCart") ? readList(ctx, orderList, { pageNo: 1, pageSize: ORDERS }) : null,
      opens("EPCFavorite") ? readList(ctx, favoriteList, { pageNo: 1, pageSize: FAVORITES }) : null,
    ]);
    return page({
      pictures,
      apps,
      counts,
      series,
      vehicles,
      orders,
      favorites,
      parts,
      withoutVin: opens("EPCIndex"),
    });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, vin, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { pages, tiles } = state.scene.switches;
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
  for (const { route, icon } of furtherTiles(ctx.actor, state.scene.switches)) {
    library.push({
      href: `${basePath}/${route}`,
      icon,
      word: t(`nav.page_${route}`),
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
        {work.length > 0 && (
          <Card title={t("home.work")} class="home-half" bare>
            <Tiles
              tiles={work.map((tile) => ({
                href: `${basePath}/${tile.route}`,
                icon: tile.icon,
                word: t(tile.text),
              }))}
            />
          </Card>
        )}
        {library.length > 0 && (
          <Card title={t("home.library_title")} class={work.length > 0 ? "home-half" : "home-full"} bare>
            <Tiles tiles={library} />
          </Card>
        )}
        {data.apps.length > 0 && (
          <Card title={t("home.apps.title")} class="home-full" bare>
            <QuickApps apps={data.apps} basePath={basePath} />
          </Card>
        )}
        {data.parts && (
          <div class="home-vehicles">
            <RecentVehicles
              vehicles={data.vehicles}
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
            <RecentFavorites favorites={data.favorites.records} basePath={basePath} t={t} />
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
