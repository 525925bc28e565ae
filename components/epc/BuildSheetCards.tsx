import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { Facts } from "@/components/Facts.tsx";
import { PartNumber } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { BuildSheet } from "@/services/epc/build_sheet.ts";
import type { Look } from "@/services/epc/looked_at.ts";
import { epcHref } from "./page_links.ts";
import { VehicleFacts } from "./VehicleFacts.tsx";

interface Shown {
  sheet: BuildSheet;
  t: Translate;
  format: Format;
}

/** What is known of a vehicle as cards: the vehicle, its options, fluids, technical data, and what the reader looked at. */
export function BuildSheetCards({ looks, basePath, ...shown }: Shown & { looks: Look[]; basePath: string }) {
  const { sheet: { vehicle }, t, format } = shown;
  return (
    <>
      <Card title={t("epc.vehicle")}>
        <VehicleFacts vehicle={vehicle} t={t} format={format} />
      </Card>
      <Card
        title={t("epc.options")}
        note={vehicle.options && t("epc.optionCount", { count: vehicle.options.length })}
        bare
      >
        {vehicle.options === null || vehicle.options.length === 0
          ? <Empty title={t("epc.unknown")}>{t("epc.optionsUnknownWhy")}</Empty>
          : (
            <table class="table" data-density="compact">
              <thead>
                <tr>
                  <th scope="col">{t("epc.optionCode")}</th>
                  <th scope="col">{t("epc.option")}</th>
                  <th scope="col">{t("epc.optionValue")}</th>
                </tr>
              </thead>
              <tbody>
                {vehicle.options.map((one) => (
                  <tr key={one.code}>
                    <td class="mono nowrap">{one.code}</td>
                    <td>{one.option}</td>
                    <td class="title">{one.name}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
      </Card>
      <FluidCard {...shown} />
      <DataCard {...shown} />
      <Card title={t("epc.lookedAt")} bare>
        {looks.length === 0
          ? <Empty title={t("epc.noLooks")}>{t("epc.noLooksWhy")}</Empty>
          : (
            <ul class="look-list">
              {looks.map((one) => (
                <li key={`${one.kind} ${one.code}`}>
                  <a
                    href={one.kind === "figure"
                      ? epcHref(basePath, "EPCPage", { vin: vehicle.vin, figure: one.code })
                      : epcHref(basePath, "EPCPage", { vin: vehicle.vin, part: one.code })}
                  >
                    {one.kind === "figure"
                      ? <span class="mono">{one.shown}</span>
                      : <PartNumber>{one.shown}</PartNumber>}
                    <span class="look-name">{one.name}</span>
                    <span class="when">{format.moment(one.seenAt)}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
      </Card>
    </>
  );
}

function FluidCard({ sheet, t, format }: Shown) {
  if (sheet.fluids.length === 0) return null;
  return (
    <Card title={t("epc.fluids")} note={t("epc.fluidsNote")} bare>
      <table class="table" data-density="compact">
        <thead>
          <tr>
            <th scope="col">{t("epc.auxiliary")}</th>
            <th scope="col">{t("epc.spec")}</th>
            <th scope="col" class="num">{t("epc.qty")}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.fluids.map((one) => (
            <tr key={one.code}>
              <td>
                {one.name}
                {one.note && <span class="line-note">{one.note}</span>}
              </td>
              <td>{one.spec}</td>
              <td class="num nowrap">{format.number(one.quantity)} {t(`epc.register.unit_${one.unit}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function DataCard({ sheet, t }: Shown) {
  const topics = [...new Set(sheet.data.map((one) => one.topic))];
  if (topics.length === 0) return null;
  return (
    <Card title={t("epc.technicalData")}>
      {topics.map((topic) => (
        <section key={topic} class="data-topic">
          <h3 class="facts-title">{t(`epc.topic.${topic}`)}</h3>
          <Facts
            facts={sheet.data.filter((one) => one.topic === topic).map((one) => ({
              name: one.name,
              value: [one.value, one.unit, one.note && `(${one.note})`].filter(Boolean).join(" "),
            }))}
          />
        </section>
      ))}
    </Card>
  );
}
