import { type Fact, Facts } from "@/components/Facts.tsx";
import { Vin } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Vehicle } from "@/services/epc/types.ts";
import { Swatch } from "./FinishMark.tsx";

/** Model codes named of a vehicle; one that has many is known by its first. */
const MODELS_SHOWN = 6;

/** What is known of a vehicle, name beside value. */
export function VehicleFacts({ vehicle, t, format }: { vehicle: Vehicle; t: Translate; format: Format }) {
  const unknown = t("epc.unknown");
  const mono = (value: string) => <span class="mono">{value}</span>;
  const finish = (of: Vehicle["paint"]) =>
    of && (
      <>
        <Swatch color={of.swatch} /> {mono(of.code)} {of.name}
      </>
    );
  const facts: (Fact | false | null | "")[] = [
    { name: t("epc.vin"), value: <Vin>{vehicle.vin}</Vin> },
    { name: t("part.series"), value: `${vehicle.brandName} ${vehicle.seriesName}` },
    {
      name: t("epc.modelCode"),
      value: vehicle.models.slice(0, MODELS_SHOWN).map((model) => (
        <span key={model.code} class="model-line">
          {mono(model.code)} {model.name}
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
        ? [vehicle.plant.name, vehicle.serial].filter((one) => one !== null).join(" · ")
        : unknown,
    },
    { name: t("epc.market"), value: vehicle.market?.name ?? unknown },
    vehicle.paint && { name: t("epc.paint"), value: finish(vehicle.paint) },
    vehicle.trim && { name: t("epc.trim"), value: finish(vehicle.trim) },
    vehicle.motorNumber && { name: t("epc.motor"), value: mono(vehicle.motorNumber) },
    vehicle.engineNumber && { name: t("epc.engine"), value: mono(vehicle.engineNumber) },
    vehicle.gearboxNumber && { name: t("epc.gearbox"), value: mono(vehicle.gearboxNumber) },
    vehicle.enteredAt && { name: t("epc.enteredAt"), value: format.moment(vehicle.enteredAt) },
    vehicle.enteredAt && {
      name: t("epc.changedAt"),
      value: vehicle.changedAt ? format.moment(vehicle.changedAt) : t("epc.neverChanged"),
    },
  ];
  return <Facts facts={facts.filter((fact) => !!fact)} />;
}
