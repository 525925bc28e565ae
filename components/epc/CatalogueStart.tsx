import { type Fact, Facts } from "@/components/Facts.tsx";
import { figureThumbSrc } from "./page_links.ts";
import { Chip, Vin } from "@/components/Mark.tsx";
import type { GroupTree, Vehicle } from "@/services/epc/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Where a catalogue begins: what vehicle it is, and its main groups. */
export function CatalogueStart({ tree, covers, vehicle, all, groupHref, t, format }: {
  tree: GroupTree;
  /** The figure that stands for each main group. */
  covers: ReadonlyMap<string, string>;
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
      {vehicle && <VehicleCard vehicle={vehicle} t={t} format={format} />}
    </div>
  );
}

/** Model codes named of a vehicle; one that has many is known by its first. */
const MODELS_SHOWN = 6;

/** What is known of a vehicle. */
function VehicleCard({ vehicle, t, format }: { vehicle: Vehicle; t: Translate; format: Format }) {
  const unknown = t("epc.unknown");
  const facts: Fact[] = [
    { name: t("epc.vin"), value: <Vin>{vehicle.vin}</Vin> },
    { name: t("part.series"), value: `${vehicle.brandName} ${vehicle.seriesName}` },
    {
      name: t("epc.modelCode"),
      value: vehicle.models.slice(0, MODELS_SHOWN).map((model) => (
        <span key={model.code} class="model-line">
          <span class="mono">{model.code}</span> {model.name}
        </span>
      )),
    },
    { name: t("epc.energyType"), value: vehicle.energyType.name },
    {
      name: t("epc.production"),
      value: vehicle.productionDate ? format.day(vehicle.productionDate) : unknown,
    },
    { name: t("epc.sale"), value: vehicle.saleDate ? format.day(vehicle.saleDate) : unknown },
    {
      name: t("epc.plant"),
      value: vehicle.plant
        ? [vehicle.plant.name, vehicle.serial].filter((one) => one !== null).join(", ")
        : unknown,
    },
    { name: t("epc.market"), value: vehicle.market?.name ?? unknown },
  ];
  const number = (value: string) => <span class="mono">{value}</span>;
  if (vehicle.motorNumber) facts.push({ name: t("epc.motor"), value: number(vehicle.motorNumber) });
  if (vehicle.engineNumber) facts.push({ name: t("epc.engine"), value: number(vehicle.engineNumber) });
  return (
    <section class="card">
      <div class="card-head">
        <h2>{t("epc.vehicle")}</h2>
      </div>
      <div class="card-body">
        <Facts facts={facts} />
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
