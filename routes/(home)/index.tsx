import { Card } from "@/components/Card.tsx";
import { Carousel } from "@/components/Carousel.tsx";
import { pictureHref } from "@/components/home/picture_href.ts";
import { NewestDocuments } from "@/components/home/NewestDocuments.tsx";
import { QuickApps } from "@/components/home/QuickApps.tsx";
import { RecentFavorites } from "@/components/home/RecentFavorites.tsx";
import { RecentOrders } from "@/components/home/RecentOrders.tsx";
import { RecentVehicles } from "@/components/home/RecentVehicles.tsx";
import { SeriesList } from "@/components/home/SeriesList.tsx";
import { Tiles } from "@/components/home/Tiles.tsx";
import { Welcome } from "@/components/home/Welcome.tsx";
import { WaitingForMe } from "@/components/home/WaitingForMe.tsx";
import { VinCard } from "@/components/home/VinCard.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { define } from "@/define.ts";
import { page, type RouteConfig } from "fresh";
import { formatOf } from "@/kernel/texts/format.ts";
import { homeData } from "./(_page)/home_data.ts";
import { shownLibraryTiles, shownWorkTiles } from "@/components/home/shown_tiles.ts";

/** A file of this name stands for the folder itself; the page's own path is `index`. */
export const config: RouteConfig = { routeOverride: "/index" };

export const handler = define.handlers({
  async GET({ state: { ctx, brand, incoming } }) {
    return page(await homeData(ctx, brand, incoming.switches.pages));
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, vin, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { switches } = state.incoming;
  const work = shownWorkTiles(ctx.actor, switches);
  const library = shownLibraryTiles(state, data.counts);
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
