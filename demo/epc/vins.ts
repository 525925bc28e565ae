import { checkDigitOf } from "@/services/epc/vin.ts";
import type { Plant } from "./classes.ts";
import type { Day } from "./days.ts";
import type { Model } from "./model_codes.ts";

/**
 * World manufacturer identifiers of the fictional makers (ISO 3780). They begin with G, under which no maker of cars is
 * known to build, so that no real vehicle bears one of the demo's VINs.
 */
const MAKERS: Readonly<Record<string, string>> = {
  velaro: "GVA",
  hauler: "GHR",
  kestrel: "GKE",
  norda: "GND",
  orrin: "GRN",
};

/** Model year at place 10 (49 CFR 565.15, table VII), 2019 to 2030. */
const YEARS = "KLMNPRSTVWXY";

/** Year of a vehicle's VIN: that in which it was built. */
function yearLetter(day: Day): string {
  return YEARS[Number(day.slice(0, 4)) - 2019]!;
}

/**
 * The VIN of a vehicle: maker, series letter, body, drive, energy and power class, check digit, year, plant and running
 * number (ISO 3779).
 */
export function vinOf(model: Model, day: Day, plant: Plant, serial: number): string {
  const { series } = model;
  const body = {
    hatchback: "2",
    saloon: "4",
    estate: "5",
    suv: "6",
    offroad: "7",
    van: "8",
    truck: "9",
  }[series.carType];
  const drive = { front: "F", rear: "R", all: "A" }[model.drive];
  const energy = { bev: "E", phev: "H", petrol: "B", diesel: "D" }[series.energy];
  const power = "123456789ABCDEFGHJKLM"[Math.min(20, Math.floor(model.power / 25))]!;
  const description = series.vinLetter + body + drive + energy + power;
  return withCheckDigit(
    `${MAKERS[series.brand]}${description}0${yearLetter(day)}${plant}${String(serial).padStart(6, "0")}`,
  );
}

/** The same VIN with the right character at place 9. */
export function withCheckDigit(vin: string): string {
  return vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9);
}

/** The same VIN with a wrong character at place 9, as after a slip of the pen. */
export function withWrongCheckDigit(vin: string): string {
  const right = checkDigitOf(vin);
  const wrong = right === "X" ? "4" : String((Number(right) + 3) % 10);
  return vin.slice(0, 8) + wrong + vin.slice(9);
}
