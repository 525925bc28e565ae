import { Button } from "@/components/Button.tsx";
import { TextField } from "@/components/Field.tsx";
import { Vin } from "@/components/Mark.tsx";
import type { VehicleChoice, VinAnswer } from "@/services/epc/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** The VIN field: a GET form, looked up by script as the 17th character is typed. */
export function VinForm({ action, typed, error, t }: {
  action: string;
  typed: string;
  error?: string;
  t: Translate;
}) {
  return (
    <form class="vin-form" method="get" action={action} data-vin-form role="search">
      <TextField
        name="vin"
        label={t("epc.vinLabel")}
        hint={t("epc.vinHint")}
        value={typed}
        error={error}
        mono
        maxLength={40}
        autocomplete="off"
        autofocus
        required
        class="vin-field"
      />
      <Button kind="primary" size="form" icon="car">{t("epc.openVehicle")}</Button>
    </form>
  );
}

/** Several vehicles end with what was typed. */
export function VehicleChoices({ answer, hrefOf, t, format }: {
  answer: VinAnswer;
  hrefOf: (vin: string) => string;
  t: Translate;
  format: Format;
}) {
  return (
    <section aria-labelledby="choices">
      <h3 id="choices" class="choices-title">{t("epc.severalVehicles", { count: answer.choices.length })}</h3>
      <p class="note">{answer.more ? t("epc.moreVehicles") : t("epc.severalVehiclesWhy")}</p>
      <VehicleList vehicles={answer.choices} hrefOf={hrefOf} t={t} format={format} />
    </section>
  );
}

/** Series and model; a model that is called after its series says both. */
function calledInList({ seriesName, models: [model] }: VehicleChoice): string {
  if (!model) return seriesName;
  return model.name.startsWith(seriesName) ? model.name : `${seriesName} · ${model.name}`;
}

/** Vehicles as a list of links: VIN, series and model, production. */
export function VehicleList({ vehicles, hrefOf, t, format }: {
  vehicles: readonly VehicleChoice[];
  hrefOf: (vin: string) => string;
  t: Translate;
  format: Format;
}) {
  return (
    <ul class="vehicle-list">
      {vehicles.map((vehicle) => (
        <li key={vehicle.vin}>
          <a href={hrefOf(vehicle.vin)}>
            <Vin>{vehicle.vin}</Vin>
            <span class="model">{calledInList(vehicle)}</span>
            <span class="when">
              {vehicle.productionDate ? format.month(vehicle.productionDate) : t("epc.unknown")}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
