import type { PageProps } from "fresh";
import { Card } from "@/components/Card.tsx";
import { Carousel } from "@/components/Carousel.tsx";
import { RecentFavorites } from "@/components/home/RecentFavorites.tsx";
import { RecentOrders } from "@/components/home/RecentOrders.tsx";
import { RecentVehicles } from "@/components/home/RecentVehicles.tsx";
import { SeriesList } from "@/components/home/SeriesList.tsx";
import { Tiles } from "@/components/home/Tiles.tsx";
import { VinCard } from "@/components/home/VinCard.tsx";
import { formatOf } from "@/kernel/texts/format.ts";
import { SampleShell } from "../SampleShell.tsx";
import { chip, technician, wishesOf } from "../sample.ts";

export default function Home({ url }: PageProps) {
  const { t, lang, brand } = wishesOf(url);
  const format = formatOf({ lang, actor: technician });
  const at = "2026-11-20T09:14:00Z";
  const vehicle = (vin: string, day = "2024-02-11") => ({
    vin,
    seriesName: "Tessa EV",
    models: [{ code: "T1", name: "Tessa EV 160 Long Range" }],
    productionDate: day,
    seenAt: at,
  });
  const order = (number: string, state: "waiting" | "accepted" | "rejected") => ({
    number,
    state,
    stateName: t(`orders.state.${state}`),
    storeCode: "20417",
    storeName: "Autohaus Kramer",
    userName: "Lena Hartwig",
    kind: "stock" as const,
    wishedOn: null,
    sentAt: at,
    lineCount: 3,
    pieceCount: 7,
    total: { amount: "281.90", currency: "EUR" },
    note: "",
    trouble: null,
    job: null,
  });
  return (
    <SampleShell url={url} route="index">
      <h1 class="off-screen">{t("page.index")}</h1>
      <div class="home page-body">
        <div class="home-carousel">
          <Carousel
            label={t("home.carousel.label")}
            labelPrevious={t("home.carousel.previous")}
            labelNext={t("home.carousel.next")}
            brand={brand}
            slides={["front_brake", "drive_motor", "hv_battery"].map((name, index) => ({
              id: String(index),
              image: `/home/${name}.svg`,
              kicker: "Service campaign 0417318",
              title: "New front pad compound for Tessa EV",
              text: "From 1 December all stores fit 3410 6888 461. Bedding-in steps have changed.",
              href: "/EPCIndex",
              linkLabel: t("home.carousel.open"),
            }))}
          />
        </div>
        <div class="home-entry">
          <VinCard basePath="" t={t} withoutVin />
        </div>
        <Card title={t("home.library_title")} class="home-full" bare>
          <Tiles
            tiles={["component", "search", "list-checks", "shopping-cart", "star"].map((icon, index) => ({
              href: `/${icon}`,
              icon,
              word: t(
                [
                  "home.library.epc",
                  "nav.page_SearchPage",
                  "page.AccurateSearchPage",
                  "page.EPCCart",
                  "page.EPCFavorite",
                ][index]!,
              ),
              count: index ? "7" : "1,218",
              marked: index === 0,
            }))}
          />
        </Card>
        <div class="home-vehicles">
          <RecentVehicles
            changes={null}
            vehicles={[
              chip.vin,
              "LVAM7D1K4R1048217",
              "LVAE4C2B9R1048333",
              "LVAE4C2B9R1040017",
              "LVAE4C2B9R1048218",
            ].map((vin) => vehicle(vin))}
            current={chip.vin}
            basePath=""
            t={t}
            format={format}
          />
        </div>
        <div class="home-orders">
          <RecentOrders
            orders={[
              order("20417-000031", "waiting"),
              order("20417-000030", "accepted"),
              order("20417-000029", "rejected"),
            ]}
            basePath=""
            t={t}
            format={format}
          />
        </div>
        <div class="home-favorites">
          <RecentFavorites
            documents={new Map()}
            favorites={[
              {
                id: 1,
                seriesName: null,
                folderId: null,
                savedAt: at,
                itemType: "figure",
                itemCode: "34-11-02",
                itemName: "Front brake disc and caliper",
                seriesCode: "TEV",
              },
              {
                id: 1,
                seriesName: null,
                folderId: null,
                savedAt: at,
                itemType: "part",
                itemCode: "34106888459",
                itemName: "Brake pad set, front",
                seriesCode: null,
              },
            ]}
            basePath=""
            t={t}
          />
        </div>
        <div class="home-full">
          <SeriesList
            series={["velaro", "velaro", "norda", "kestrel", "hauler", "orrin"].map((code, index) => ({
              code: `S${index}`,
              name: ["Tessa EV", "Mira 5", "Ono", "Ridge", "Cargo 7", "Pip"][index]!,
              brandCode: code,
              brandName: code,
              yearFrom: 2021,
              yearTo: index % 2 ? 2025 : null,
              energy: "Battery electric",
              models: 5,
              figures: 241 - index * 7,
            }))}
            basePath=""
            t={t}
            format={format}
          />
        </div>
      </div>
    </SampleShell>
  );
}
