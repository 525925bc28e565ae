import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";
import { Vin } from "../Mark.tsx";

export interface ChipVehicle {
  vin: string;
  /** 'Tessa EV 160 · 02/2024' in the reader's language. */
  model: string;
}

/** The vehicle in context: always visible, one click to its catalogue, one to drop it. */
export function VehicleChip(
  { vehicle, t, basePath, dropTo }: {
    vehicle: ChipVehicle;
    t: Translate;
    basePath: string;
    /** Where the reader stays without the vehicle: a page whose address names it would only bring it back. */
    dropTo: string;
  },
) {
  return (
    <div class="vehicle-chip" role="group" aria-label={t("shell.vehicle")}>
      <a
        href={`${basePath}/EPCPage?vin=${encodeURIComponent(vehicle.vin)}`}
        aria-current="false"
        title={vehicle.model}
      >
        <Icon name="car-front" />
        <Vin>{vehicle.vin}</Vin>
        <span class="model">
          <span>{vehicle.model}</span>
        </span>
      </a>
      <form method="post" action="/tis/preferences" data-call="" data-after={dropTo} data-quiet="">
        <input type="hidden" name="_back" value={dropTo} />
        <input type="hidden" name="vin" value="none" />
        <button type="submit" title={t("shell.drop_vehicle")} aria-label={t("shell.drop_vehicle")}>
          <Icon name="x" />
        </button>
      </form>
    </div>
  );
}
