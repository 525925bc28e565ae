import { Empty } from "@/components/Empty.tsx";
import { VehicleDocuments } from "@/components/documents/VehicleDocuments.tsx";
import { CatalogueStart } from "@/components/epc/CatalogueStart.tsx";
import { FigureCards } from "@/components/epc/FigureCards.tsx";
import { epcHref, type EpcQuery } from "@/components/epc/page_links.ts";
import { VehicleWork } from "@/components/orders/VehicleWork.tsx";
import { VehicleWorkOrders } from "@/components/tsb/VehicleWorkOrders.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { catalogueData } from "./catalogue_data.ts";

interface CataloguePaneProps {
  data: Extract<Awaited<ReturnType<typeof catalogueData>>, { refusal: null }>;
  /** Figures that do not fit are shown too. */
  all: boolean;
  hrefOf: (change: EpcQuery) => string;
  basePath: string;
  t: Translate;
  format: Format;
}

/** What the catalogue shows while no figure is open: the figures of the group, or with no group what can be chosen and what is known of the vehicle. */
export function CataloguePane({ data, all, hrefOf, basePath, t, format }: CataloguePaneProps) {
  const { tree, covers, vehicle, asked, documents, work } = data;
  const group = data.group?.ok ?? null;
  const figures = group?.figures.filter((one) => all || one.fits) ?? [];
  return (
    <section class="pane pane-scroll catalogue-pane">
      {group
        ? figures.length > 0
          ? <FigureCards figures={figures} hrefOf={(one) => hrefOf({ figure: one.code })} />
          : <Empty title={t("epc.figureCount", { count: 0 })}>{t("epc.chooseGroup")}</Empty>
        : (
          <CatalogueStart
            tree={tree}
            covers={covers}
            vehicle={vehicle}
            all={all}
            groupHref={(code) => hrefOf({ group: code })}
            sheetHref={(vin) => epcHref(basePath, "EPCVehicle", { vin })}
            t={t}
            format={format}
          >
            <VehicleWorkOrders orders={asked} basePath={basePath} t={t} format={format} />
            <VehicleDocuments
              groups={documents}
              seriesCode={tree.subject.seriesCode}
              basePath={basePath}
              t={t}
            />
            <VehicleWork work={work} basePath={basePath} t={t} format={format} />
          </CatalogueStart>
        )}
    </section>
  );
}
