import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { TextField } from "@/components/Field.tsx";
import { Vin } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { BuildSheet } from "@/services/epc/build_sheet.ts";
import type { VehicleChoice } from "@/services/epc/types.ts";
import type { Difference } from "@/services/epc/vehicle_differences.ts";

/** What differs between the vehicle and another, which is typed or taken of the recent ones. */
export function VehicleComparison({ sheet, typed, error, recent, href, action, t, format }: {
  sheet: BuildSheet;
  /** What was typed for the other one. */
  typed: string;
  error?: string;
  recent: readonly VehicleChoice[];
  href: (other: string) => string;
  action: string;
  t: Translate;
  format: Format;
}) {
  const { vehicle, compared } = sheet;
  return (
    <Card title={t("epc.compare")} note={t("epc.compareNote")} class="vehicle-compare">
      <form class="vin-form" method="get" action={action}>
        <input type="hidden" name="vin" value={vehicle.vin} />
        <TextField name="other" label={t("epc.vinLabel")} value={typed} error={error} mono />
        <Button kind="primary" size="form">{t("epc.compareNow")}</Button>
      </form>
      {!compared && recent.length > 0 && (
        <p class="line-chips">
          {recent.map((one) => (
            <a key={one.vin} class="chip chip-line" href={href(one.vin)}>
              <Vin>{one.vin}</Vin> {one.models[0]?.name ?? one.seriesName}
            </a>
          ))}
        </p>
      )}
      {compared && (
        compared.differences.length === 0
          ? <p>{t("epc.noDifference")}</p>
          : (
            <table class="table stack" data-density="compact">
              <thead>
                <tr>
                  <th scope="col">{t("epc.difference")}</th>
                  <th scope="col">
                    <Vin>{vehicle.vin}</Vin>
                  </th>
                  <th scope="col">
                    <Vin>{compared.vehicle.vin}</Vin>
                  </th>
                </tr>
              </thead>
              <tbody>
                {compared.differences.map((row) => (
                  <tr key={`${row.of} ${row.option}`}>
                    <th scope="row" class="title">{row.option ?? t(`epc.differs.${row.of}`)}</th>
                    <td data-label={vehicle.vin}>{said(row, row.one, t, format)}</td>
                    <td data-label={compared.vehicle.vin}>{said(row, row.other, t, format)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
      )}
    </Card>
  );
}

function said(row: Difference, values: string[], t: Translate, format: Format): string {
  if (values.length === 0) return row.of === "option" ? t("epc.without") : t("epc.unknown");
  return row.of === "productionDate" ? format.day(values[0]!) : format.names(values);
}
