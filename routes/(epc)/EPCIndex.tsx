import { page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Vin } from "@/components/Mark.tsx";
import { SelectField } from "@/components/Select.tsx";
import { epcHref } from "@/components/epc/page_links.ts";
import { SeriesGrid } from "@/components/epc/SeriesGrid.tsx";
import { VehicleChoices, VehicleList, VinForm } from "@/components/epc/VehicleEntry.tsx";
import { define } from "@/define.ts";
import { VinInput } from "@/islands/epc/VinInput.tsx";
import { coversOfSeries } from "@/services/epc/figure_covers.ts";
import { lookUpVehicle } from "@/services/epc/look_up_vehicle.ts";
import { listLookup } from "@/services/epc/lookup_lists.ts";
import { recentVehicles } from "@/services/epc/recent_vehicles.ts";
import { listBrands, listModels, listSeries } from "@/services/epc/series.ts";
import { may } from "@/kernel/access/rights.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { favoriteList } from "@/services/favorites/favorite_list.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";

const RECENT_SHOWN = 8;
const KEPT_SHOWN = 6;

const query = z.object({
  vin: z.string().trim().catch(""),
  brandCode: z.string().catch(""),
  energyType: z.string().catch(""),
  seriesCode: z.string().catch(""),
});

/** The way into the catalogue: a VIN, its last 8, a recent vehicle, or brand, series and model without a VIN. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { ctx, basePath } = state;
    const asked = query.parse(Object.fromEntries(url.searchParams));
    const looked = asked.vin ? await attempt(() => lookUpVehicle(ctx, asked.vin)) : null;
    if (looked?.ok?.vehicle) {
      const location = epcHref(basePath, "EPCPage", { vin: looked.ok.vehicle.vin });
      return new Response(null, { status: 302, headers: { location } });
    }
    const seriesOf = (brandCode: string) =>
      listSeries(ctx, { brandCode, energyType: asked.energyType || undefined });
    const [brands, energies, recent, kept, models, seriesFirst] = await Promise.all([
      listBrands(ctx),
      listLookup(ctx, "energyTypes", { pageNo: 1, pageSize: LIMITS.lookupPageSize }),
      recentVehicles(ctx, RECENT_SHOWN),
      may(ctx.actor, "EPCFavorite:view")
        ? readList(ctx, favoriteList, { pageNo: 1, pageSize: KEPT_SHOWN, itemType: "vehicle" })
        : null,
      asked.seriesCode ? attempt(() => listModels(ctx, asked.seriesCode)) : null,
      seriesOf(asked.brandCode || state.brand),
    ]);
    const brandCode = asked.brandCode || brands.find((brand) => brand.brandCode === state.brand)?.brandCode ||
      "";
    // The reader's own brand may have nothing in the catalogue.
    const series = brandCode === (asked.brandCode || state.brand) ? seriesFirst : await seriesOf(brandCode);
    const covers = await coversOfSeries(ctx, series.map((one) => one.seriesCode));
    return page({
      asked: { ...asked, brandCode },
      looked,
      brands,
      energies: energies.records,
      recent,
      series,
      covers,
      kept: kept?.records ?? null,
      models: models?.ok ?? null,
    });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { asked, looked } = data;
  const vehicleHref = (vin: string) => epcHref(basePath, "EPCPage", { vin });
  return (
    <>
      <PageHead title={t("page.EPCIndex")} crumbs={[{ label: t("nav.crumb_parts") }]} />
      <div class="epc-index">
        <Card title={t("epc.vehicle")}>
          <VinForm
            action={epcHref(basePath, "EPCIndex", {})}
            typed={asked.vin}
            error={looked?.refusal ? sentenceOf(ctx, looked.refusal) : undefined}
            t={t}
          />
          <VinInput />
          {looked?.ok?.found === "several" && (
            <VehicleChoices answer={looked.ok} hrefOf={vehicleHref} t={t} format={format} />
          )}
        </Card>
        <Card title={t("epc.recentVehicles")} bare class="epc-recent">
          {data.recent.length > 0
            ? <VehicleList vehicles={data.recent} hrefOf={vehicleHref} t={t} format={format} />
            : <Empty title={t("epc.noRecent")} drawing="car">{t("epc.noRecentWhy")}</Empty>}
        </Card>
        {data.kept && data.kept.length > 0 && (
          <Card
            title={t("epc.keptVehicles")}
            end={<a class="link" href={`${basePath}/EPCFavorite`}>{t("part.allFavorites")}</a>}
            bare
            class="epc-kept"
          >
            <ul class="vehicle-list">
              {data.kept.map((one) => (
                <li key={one.itemCode}>
                  <a href={vehicleHref(one.itemCode)}>
                    <Vin>{one.itemCode}</Vin>
                    <span class="model">{one.itemName}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card title={t("epc.withoutVin")} note={t("epc.withoutVinNote")} bare class="epc-series">
          <form class="filter-bar" method="get" action={epcHref(basePath, "EPCIndex", {})}>
            <SelectField
              name="brandCode"
              label={t("epc.brand")}
              value={asked.brandCode}
              choices={data.brands.map((brand) => ({ value: brand.brandCode, label: brand.brandName }))}
            />
            <SelectField
              name="energyType"
              label={t("epc.energy")}
              value={asked.energyType}
              empty={t("epc.allEnergies")}
              choices={data.energies.map((energy) => ({ value: energy.code, label: energy.name }))}
            />
            <Button>{t("epc.filter")}</Button>
          </form>
          {data.series.length > 0
            ? (
              <SeriesGrid
                series={data.series}
                covers={data.covers}
                open={asked.seriesCode}
                models={data.models}
                openHref={(seriesCode) =>
                  `${
                    epcHref(basePath, "EPCIndex", { seriesCode })
                  }&brandCode=${asked.brandCode}#${seriesCode}`}
                catalogueHref={(seriesCode, model) => epcHref(basePath, "EPCPage", { seriesCode, model })}
                t={t}
              />
            )
            : <Empty title={t("epc.noSeries")} drawing="car">{t("epc.noSeriesWhy")}</Empty>}
        </Card>
      </div>
    </>
  );
});
