import { Chip, Vin } from "@/components/Mark.tsx";
import type { GroupTree, Vehicle } from "@/services/epc/types.ts";
import type { Format } from "@/services/i18n/format.ts";
import type { Translate } from "@/services/i18n/texts.ts";

/** Where a catalogue begins: what vehicle it is, and its main groups. */
export function CatalogueStart({ tree, vehicle, all, groupHref, t, format }: {
  tree: GroupTree;
  vehicle: Vehicle | null;
  all: boolean;
  groupHref: (code: string) => string;
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
                <span class="mono">{group.code}</span>
                <b>{group.name}</b>
                <span class="count">{format.number(all ? group.all : group.fitting)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {vehicle && <VehicleCard vehicle={vehicle} t={t} format={format} />}
    </div>
  );
}

/** What is known of a vehicle. */
function VehicleCard({ vehicle, t, format }: { vehicle: Vehicle; t: Translate; format: Format }) {
  const unknown = t("epc.unknown");
  const facts: [string, preact.ComponentChildren][] = [
    ["VIN", <Vin>{vehicle.vin}</Vin>],
    [t("epc.series"), `${vehicle.brandName} ${vehicle.seriesName}`],
    [
      t("epc.modelCode"),
      vehicle.models.slice(0, 6).map((model) => (
        <span key={model.code} class="model-line">
          <span class="mono">{model.code}</span> {model.name}
        </span>
      )),
    ],
    [t("epc.energyType"), vehicle.energyType.name],
    [t("epc.production"), vehicle.productionDate ? format.day(vehicle.productionDate) : unknown],
    [t("epc.sale"), vehicle.saleDate ? format.day(vehicle.saleDate) : unknown],
    [
      t("epc.plant"),
      vehicle.plant
        ? `${vehicle.plant.name}${vehicle.serial === null ? "" : `, ${vehicle.serial}`}`
        : unknown,
    ],
    [t("epc.market"), vehicle.market?.name ?? unknown],
  ];
  if (vehicle.motorNumber) facts.push([t("epc.motor"), <span class="mono">{vehicle.motorNumber}</span>]);
  if (vehicle.engineNumber) facts.push([t("epc.engine"), <span class="mono">{vehicle.engineNumber}</span>]);
  return (
    <section class="card">
      <div class="card-head">
        <h2>{t("epc.vehicle")}</h2>
      </div>
      <div class="card-body">
        <dl class="facts">{facts.map(([name, value]) => [<dt>{name}</dt>, <dd>{value}</dd>])}</dl>
        <h3 class="facts-title">{t("epc.options")}</h3>
        <p class="line-chips">
          {vehicle.options === null
            ? unknown
            : vehicle.options.map((option) => <Chip key={option.code} tone="line">{option.name}</Chip>)}
        </p>
      </div>
    </section>
  );
}
