import { z } from "zod";
import type { Vehicle } from "./types.ts";

/** What of two vehicles is held against each other besides their options. */
export const COMPARED = [
  "series",
  "models",
  "productionDate",
  "plant",
  "market",
  "paint",
  "trim",
] as const;

export const difference = z.object({
  of: z.enum([...COMPARED, "option"]),
  option: z.string().nullable().describe("name of the option, for of: option"),
  one: z.array(z.string()).describe("in the caller's language; empty: it has none, or that is not known"),
  other: z.array(z.string()),
});
export type Difference = z.infer<typeof difference>;

/**
 * What differs between two vehicles, options one by one. Options of a vehicle of which none are known are no difference, since nobody
 * knows; nor are numbers that no two vehicles share.
 */
export function differencesOf(one: Vehicle, other: Vehicle): Difference[] {
  const told = COMPARED.map((of): Difference => ({
    of,
    option: null,
    one: factOf(one, of),
    other: factOf(other, of),
  }));
  return [...told, ...optionsOf(one, other)].filter((row) => row.one.join("\n") !== row.other.join("\n"));
}

function factOf(vehicle: Vehicle, of: typeof COMPARED[number]): string[] {
  switch (of) {
    case "series":
      return [`${vehicle.brandName} ${vehicle.seriesName}`];
    case "models":
      return vehicle.models.map(({ code, name }) => `${code} ${name}`);
    case "productionDate":
      return vehicle.productionDate ? [vehicle.productionDate] : [];
    case "plant":
      return vehicle.plant ? [vehicle.plant.name] : [];
    case "market":
      return vehicle.market ? [vehicle.market.name] : [];
    default: {
      const finish = vehicle[of];
      return finish ? [`${finish.code} ${finish.name}`] : [];
    }
  }
}

function optionsOf(one: Vehicle, other: Vehicle): Difference[] {
  if (one.options === null || other.options === null) return [];
  const names = new Map([...one.options, ...other.options].map((row) => [row.optionCode, row.option]));
  const carried = (vehicle: Vehicle, optionCode: string) =>
    vehicle.options!.filter((row) => row.optionCode === optionCode).map(({ code, name }) =>
      `${code} ${name}`
    );
  return [...names].map(([optionCode, option]) => ({
    of: "option",
    option,
    one: carried(one, optionCode),
    other: carried(other, optionCode),
  }));
}
