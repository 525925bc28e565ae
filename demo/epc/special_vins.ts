import type { Feature } from "./options.ts";
import { BODY_MODELS } from "./body_models.ts";
import { type Day, daysLater } from "./days.ts";
import { type Model, MODELS } from "./model_codes.ts";
import { dice } from "./random.ts";
import { serialOn } from "./serials.ts";
import { buildVehicle, type Sales, type Vehicle } from "./vehicles.ts";
import { vinOf, withCheckDigit, withWrongCheckDigit } from "./vins.ts";

/** A VIN of the demo, the account that sees its answer, and what it shows: the key is the refusal or warning. */
export interface ShownVin {
  /** What to type: 17 characters or the last 8. */
  typed: string;
  /** Key of the text that says what it shows: demo.vin.<shows>. */
  shows:
    | "before-change"
    | "after-change"
    | "heat-pump"
    | "several"
    | "disabled"
    | "too-many-models"
    | "check-digit-warning"
    | "check-digit-refused"
    | "no-production-date"
    | "unknown"
    | "alphabet"
    | "overseas";
}

const cn: Sales = { market: "cn", share: 0, steering: "lhd" };
const eu: Sales = { market: "eu", share: 0, steering: "lhd" };
const asia: Sales = { market: "asia", share: 0, steering: "rhd" };

const modelOf = (code: string): Model => {
  const model = MODELS.find((one) => one.code === code);
  if (!model) throw new Error(`no such model: ${code}`);
  return model;
};

const vehicle = (
  code: string,
  day: Day,
  offset: number,
  sale: Sales,
  features?: readonly Feature[],
): Vehicle => ({
  ...buildVehicle({
    model: modelOf(code),
    day,
    serial: serialOn(day) + offset,
    sale,
    random: dice(`special ${code} ${day} ${offset}`),
    ...(features && { features }),
  }),
  saleDate: daysLater(day, 41),
});

const tessa = [
  "brake_large",
  "wheel_large",
  "battery_large",
  "charger_11",
  "matrix",
  "rain_sensor",
  "keyless",
] as const satisfies readonly Feature[];

/** The last Tessa EV of February 2024 and the first of March: neighbours on both sides of a change, else alike. */
const beforeChange = vehicle("TE160R1B", "2024-02-29", 319, cn, [...tessa, "ptc"]);
const afterChange = vehicle("TE160R1B", "2024-03-01", 0, cn, [...tessa, "ptc"]);
const heatPump = vehicle("TE160R1B", "2024-03-01", 1, cn, [...tessa, "heat_pump", "cold_climate"]);

/** Two cars of different makers that left the same plant under one running number, and a third. */
const sharedDay = "2025-02-10", sharedSerial = serialOn(sharedDay) + 217;
const sharing = ["TE125R3", "AU400A1", "RG270A4"].map((code): Vehicle => {
  const one = vehicle(code, sharedDay, 217, cn);
  return {
    ...one,
    vin: vinOf(modelOf(code), sharedDay, "A", sharedSerial),
    plantCode: "A",
    serial: sharedSerial,
  };
});

const disabled = vehicle("SO320A3", "2023-08-14", 88, cn);
const manyModels: Vehicle = {
  ...vehicle("AT130R0", "2024-05-20", 141, cn),
  modelCodes: BODY_MODELS.map((model) => model.code),
};
const ofMaker = (maker: string, one: Vehicle): Vehicle => ({ ...one, vin: maker + one.vin.slice(3) });
const mistyped = (one: Vehicle): Vehicle => ({ ...one, vin: withWrongCheckDigit(one.vin) });
const warned = mistyped(vehicle("ON150R2B", "2024-06-17", 52, eu));
/** Under a maker of China, who has to give the check digit: none is registered under this one. */
const refused = mistyped(ofMaker("L0V", vehicle("M5165F3", "2024-09-09", 77, cn)));
const undated: Vehicle = { ...vehicle("PO120F0", "2022-04-11", 9, cn), productionDate: null, saleDate: null };
const overseas = vehicle("PI070F2", "2024-11-25", 160, asia);

/** Vehicles that stand for something; they are among the demo's vehicles, those mistyped as they were registered. */
export const SPECIAL_VEHICLES: readonly Vehicle[] = [
  beforeChange,
  afterChange,
  heatPump,
  ...sharing,
  disabled,
  manyModels,
  warned,
  refused,
  undated,
  overseas,
];

/** Whose check digit is wrong on purpose. */
export const WRONG_CHECK_DIGITS: ReadonlySet<string> = new Set([warned.vin, refused.vin]);

export const DISABLED_VIN = disabled.vin;
export const DISABLED_REASON = {
  zh_CN: "车辆已报废，已从备件目录中撤回",
  en_US: "The vehicle was scrapped and withdrawn from the catalog",
  de_DE: "Das Fahrzeug wurde verschrottet und aus dem Katalog genommen",
} as const;

/** Two neighbours by production date around a change of parts. */
export const BEFORE_CHANGE_VIN = beforeChange.vin;
export const AFTER_CHANGE_VIN = afterChange.vin;
/** As the one after the change, with a heat pump. */
export const HEAT_PUMP_VIN = heatPump.vin;
/** Three vehicles end so. */
export const SHARED_TAIL = sharing[0]!.vin.slice(-8);
export const TOO_MANY_MODELS_VIN = manyModels.vin;
/** Wrong check digit; of a country where that is a warning. */
export const WARNED_VIN = warned.vin;
/** Wrong check digit; of a country where the right one is mandatory. */
export const REFUSED_VIN = refused.vin;
export const NO_PRODUCTION_DATE_VIN = undated.vin;
/** Well formed, but no vehicle. */
export const UNKNOWN_VIN = withCheckDigit(vinOf(modelOf("TE160R1"), "2024-03-04", "M", 999_999));
/** I and O do not occur in a VIN. */
export const WRONG_ALPHABET_VIN = "GVAT2REI0RAO10482";
/** Sold overseas, right-hand drive. */
export const OVERSEAS_VIN = overseas.vin;

/** Three vehicles to begin with. */
export const DEMO_VINS: readonly ShownVin[] = [
  { typed: BEFORE_CHANGE_VIN, shows: "before-change" },
  { typed: AFTER_CHANGE_VIN, shows: "after-change" },
  { typed: HEAT_PUMP_VIN, shows: "heat-pump" },
];

/** One for each special answer of the look-up. */
export const SPECIAL_VINS: readonly ShownVin[] = [
  { typed: SHARED_TAIL, shows: "several" },
  { typed: DISABLED_VIN, shows: "disabled" },
  { typed: TOO_MANY_MODELS_VIN, shows: "too-many-models" },
  { typed: WARNED_VIN, shows: "check-digit-warning" },
  { typed: REFUSED_VIN, shows: "check-digit-refused" },
  { typed: NO_PRODUCTION_DATE_VIN, shows: "no-production-date" },
  { typed: UNKNOWN_VIN, shows: "unknown" },
  { typed: WRONG_ALPHABET_VIN, shows: "alphabet" },
  { typed: OVERSEAS_VIN, shows: "overseas" },
];
