import { figureThumbSrc } from "./page_links.ts";
import { VehicleFacts } from "./VehicleFacts.tsx";
import { Chip } from "@/components/Mark.tsx";
import type { GroupTree } from "@/services/epc/figure_types.ts";
import type { Vehicle } from "@/services/epc/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Where a catalogue begins: what vehicle it is, and its main groups. */
export function CatalogueStart({ tree, covers, vehicle, all, groupHref, sheetHref, children, t, format }: {
  tree: GroupTree;
  /** The figure that stands for each main group. */
  covers: ReadonlyMap<string, string>;
  vehicle: Vehicle | null;
  all: boolean;
  groupHref: (code: string) => string;
  /** The vehicle's own page. */
  sheetHref: (vin: string) => string;
  /** What stands below the vehicle. */
  children: preact.ComponentChildren;
  t: Translate;
  format: Format;
}) {
  return (
    <div class="catalogue-start">
      <section class="card">
        <div class="card-head">
          <h2>{t("epc.groups")}</h2>
          <span class="note">
            {vehicle
              ? t("epc.figuresFit", { fitting: tree.fitting, all: tree.all })
              : t("epc.figuresAll", { all: tree.all })}
          </span>
        </div>
        <ul class="group-tiles">
          {tree.groups.filter((group) => all ? group.all > 0 : group.fitting > 0).map((group) => (
            <li key={group.code}>
              <a href={groupHref(group.code)}>
                <span class="cover">
                  {covers.has(group.code) && (
                    <img src={figureThumbSrc(covers.get(group.code)!)} alt="" loading="lazy" />
                  )}
                </span>
                <span class="mono">{group.code}</span>
                <b>{group.name}</b>
                <span class="count">{format.number(all ? group.all : group.fitting)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {vehicle && (
        <div class="catalogue-side">
          <VehicleCard vehicle={vehicle} sheetHref={sheetHref(vehicle.vin)} t={t} format={format} />
          {children}
        </div>
      )}
    </div>
  );
}

/** What is known of a vehicle. */
function VehicleCard({ vehicle, sheetHref, t, format }: {
  vehicle: Vehicle;
  sheetHref: string;
  t: Translate;
  format: Format;
}) {
  return (
    <section class="card">
      <div class="card-head">
        <h2>{t("epc.vehicle")}</h2>
        <a class="end link" href={sheetHref}>{t("epc.buildSheet")}</a>
      </div>
      <div class="card-body">
        <VehicleFacts vehicle={vehicle} t={t} format={format} />
        <h3 class="facts-title">{t("epc.options")}</h3>
        <p class="line-chips">
          {vehicle.options === null
            ? t("epc.unknown")
            : vehicle.options.map((option) => <Chip key={option.code} tone="line">{option.name}</Chip>)}
        </p>
      </div>
    </section>
  );
}
