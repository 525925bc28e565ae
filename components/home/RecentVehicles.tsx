import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Card } from "../Card.tsx";
import { Empty } from "../Empty.tsx";
import { Vin } from "../Mark.tsx";

interface RecentVehicleRow {
  vin: string;
  seriesName: string;
  models: readonly { code: string; name: string }[];
  productionDate: string | null;
  seenAt: string;
}

/** The vehicles the reader opened last, each one click from its catalogue. */
export function RecentVehicles(
  { vehicles, changes, current, basePath, t, format }: {
    vehicles: readonly RecentVehicleRow[];
    /** How much of the catalogue changed lately for a VIN; null where the reader may not look at it. */
    changes: ReadonlyMap<string, number> | null;
    /** VIN in context. */
    current: string | null;
    basePath: string;
    t: Translate;
    format: Format;
  },
) {
  return (
    <Card title={t("home.recent.title")} note={vehicles.length > 0 ? t("home.recent.note") : undefined} bare>
      {vehicles.length === 0
        ? <Empty drawing="car" title={t("home.recent.none")}>{t("home.recent.why")}</Empty>
        : (
          <div class="overflow-x-auto">
            <table class="table stack">
              <thead>
                <tr>
                  <th scope="col">{t("home.recent.vin")}</th>
                  <th scope="col">{t("home.recent.model")}</th>
                  {changes && <th scope="col">{t("home.recent.changed")}</th>}
                  <th scope="col" class="num">{t("home.recent.built")}</th>
                </tr>
              </thead>
              <tbody>
                {vehicles.map((vehicle) => (
                  <tr key={vehicle.vin} aria-current={vehicle.vin === current ? "true" : undefined}>
                    <td class="title">
                      <a
                        class="link"
                        href={`${basePath}/EPCPage?vin=${vehicle.vin}`}
                        title={format.moment(vehicle.seenAt)}
                      >
                        <Vin>{vehicle.vin}</Vin>
                      </a>
                    </td>
                    <td class="clip w-full">{vehicle.models[0]?.name ?? vehicle.seriesName}</td>
                    {changes && (
                      <td class="nowrap" data-none={changes.has(vehicle.vin) ? undefined : ""}>
                        {changes.has(vehicle.vin) && (
                          <a class="link" href={`${basePath}/CatalogueChanges?vin=${vehicle.vin}`}>
                            {t("home.recent.changes", { count: changes.get(vehicle.vin)! })}
                          </a>
                        )}
                      </td>
                    )}
                    <td class="num nowrap">
                      {vehicle.productionDate ? format.month(vehicle.productionDate) : "–"}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
    </Card>
  );
}
