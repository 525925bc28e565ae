import { type Day, dayNumber, dayOf, daysLater } from "./days.ts";
import { type Model, MODELS, offeredBy } from "./model_codes.ts";
import { driveFeature, type Feature, valueOf } from "./options.ts";
import { PLATFORMS } from "./platforms.ts";
import { type Dice, dice } from "./random.ts";
import { PER_DAY, serialOn } from "./serials.ts";
import { isElectrified } from "./series.ts";
import type { Plant } from "./classes.ts";
import { vinOf } from "./vins.ts";

export interface Vehicle {
  vin: string;
  seriesCode: string;
  modelCodes: string[];
  /** Value codes; null: not known. */
  options: string[] | null;
  productionDate: Day | null;
  saleDate: Day | null;
  plantCode: Plant;
  serial: number;
  engineNumber: string | null;
  motorNumber: string | null;
  marketCode: string;
}

/** Where vehicles are sold: market, share, and the side of the steering wheel. */
export interface Sales {
  market: string;
  share: number;
  steering: "lhd" | "rhd";
}

/** Days between which the demo's vehicles were built. */
const FIRST = "2019-03-04", LAST = "2025-12-19";

/** Makes so many vehicles with VINs in order of production; `taken` holds serials by plant that are not to be given. */
export function drawVehicles(count: number, sales: readonly Sales[], taken: ReadonlySet<string>): Vehicle[] {
  const serials = new Set(taken);
  return Array.from({ length: count }, (_, index) => {
    const random = dice(`vehicle ${index}`);
    const model = random.pick(MODELS);
    const day = workday(random, model);
    let serial = serialOn(day) + random.whole(0, PER_DAY - 1);
    while (serials.has(`${model.series.plant}${serial}`)) {
      serial = serialOn(day) + random.whole(0, PER_DAY - 1);
    }
    serials.add(`${model.series.plant}${serial}`);
    return buildVehicle({
      model,
      day,
      serial,
      sale: random.weighted(sales.map((one) => [one, one.share] as const)),
      random,
    });
  }).sort((a, b) => a.vin < b.vin ? -1 : 1);
}

/** A vehicle as it leaves the plant; `features` sets options that are otherwise drawn. */
export function buildVehicle(
  { model, day, serial, sale, random, features }: {
    model: Model;
    day: Day;
    serial: number;
    sale: Sales;
    random: Dice;
    features?: readonly Feature[];
  },
): Vehicle {
  const { series } = model;
  const carried = features
    ? [sale.steering, driveFeature(model.drive), ...features]
    : drawFeatures(random, model, sale);
  const number = (prefix: string) =>
    `${prefix}${series.prefix}${String(random.whole(0, 9_999_999)).padStart(7, "0")}`;
  return {
    vin: vinOf(model, day, series.plant, serial),
    seriesCode: series.code,
    modelCodes: [model.code],
    options: carried.map((feature) => valueOf(feature, PLATFORMS[series.platform])),
    productionDate: day,
    saleDate: random.chance(.94) ? daysLater(day, random.whole(9, 160)) : null,
    plantCode: series.plant,
    serial,
    engineNumber: series.energy === "bev" ? null : number("E"),
    motorNumber: isElectrified(series) ? number("M") : null,
    marketCode: sale.market,
  };
}

function workday(random: Dice, model: Model): Day {
  const from = dayNumber(model.from < FIRST ? FIRST : model.from);
  const to = dayNumber(model.to && model.to < LAST ? model.to : LAST);
  let day = random.whole(from, to);
  // Day 0 of the count was a Thursday: 2 is a Saturday, 3 a Sunday.
  while (day % 7 === 2 || day % 7 === 3) day = day > from ? day - 1 : day + 1;
  return dayOf(day);
}

/** Exactly one of each of these; the rest are there or not. */
const CHOICES: readonly (readonly (readonly [Feature, number])[])[] = [
  [["brake_standard", 6], ["brake_large", 4]],
  [["wheel_small", 5], ["wheel_middle", 3], ["wheel_large", 2]],
  [["battery_small", 1]],
  [["battery_large", 1]],
  [["battery_hybrid", 1]],
  [["ptc", 5], ["heat_pump", 5]],
  [["charger_7", 4], ["charger_11", 6], ["charger_22", 2]],
  [["halogen", 4], ["led", 6], ["matrix", 4]],
];
const EXTRAS: readonly (readonly [Feature, number])[] = [
  ["adaptive_dampers", .3],
  ["headlamp_washers", .35],
  ["rain_sensor", .7],
  ["heated_nozzles", .4],
  ["keyless", .55],
  ["soft_close", .5],
  ["towing", .2],
  ["sunroof", .3],
  ["cold_climate", .2],
];

function drawFeatures(random: Dice, model: Model, sale: Sales): Feature[] {
  const offered = new Set(offeredBy(model.series, model));
  const carried: Feature[] = [sale.steering, driveFeature(model.drive)];
  for (const choice of CHOICES) {
    const open = choice.filter(([feature]) => offered.has(feature));
    if (open.length > 0) carried.push(random.weighted(open));
  }
  for (const [feature, chance] of EXTRAS) {
    if (offered.has(feature) && random.chance(chance)) carried.push(feature);
  }
  if (!carried.includes("adaptive_dampers") && offered.has("sport_suspension") && random.chance(.25)) {
    carried.push("sport_suspension");
  }
  return carried;
}
