import { EDITIONS } from "@/kernel/access/editions.ts";
import { USER_TYPES } from "@/kernel/access/user.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import type { Target } from "@/engines/registers/field_shape.ts";

/** What values of a dimension are: rows of a table, or words that the portal itself knows, whose texts stand at `<texts>_<value>`. */
type DimensionValues = { to: Target } | { values: readonly string[]; texts: string };

/** A dimension by what has it: vehicles, stores with their people, or people alone. A brand is a matter of all of them. */
export type DimensionOf = "vehicle" | "store" | "person";

interface DimensionShape {
  of: DimensionOf;
  /** Column of the table `audiences`. */
  column: string;
  values: DimensionValues;
}

const district = (level: string): Target => ({
  table: "districts",
  route: "agencydistrict",
  many: true,
  where: ({ sql }) => sql`r.level = ${level}`,
});

/** By what an audience can be said, in the order of its sentence. VINs stand beside them. */
const DIMENSIONS = {
  brand: { of: "vehicle", column: "brand", values: { to: { table: "brands" } } },
  series: { of: "vehicle", column: "series", values: { to: { table: "series", lead: "code", many: true } } },
  model: {
    of: "vehicle",
    column: "model",
    values: { to: { table: "model_codes", lead: "code", many: true } },
  },
  carType: { of: "vehicle", column: "car_type", values: { to: { table: "car_types" } } },
  market: { of: "store", column: "market", values: { to: { table: "markets" } } },
  osArea: { of: "store", column: "os_area", values: { to: { table: "os_areas" } } },
  country: { of: "store", column: "country", values: { to: { table: "countries" } } },
  region: { of: "store", column: "region", values: { to: { table: "sales_regions", many: true } } },
  province: { of: "store", column: "province", values: { to: district("province") } },
  city: { of: "store", column: "city", values: { to: district("city") } },
  district: { of: "store", column: "district", values: { to: district("district") } },
  organisation: {
    of: "store",
    column: "organisation",
    values: { to: { table: "orgs", lead: "code", many: true } },
  },
  directSale: {
    of: "store",
    column: "direct_sale",
    values: { values: ["yes", "no"], texts: "audience.directSale" },
  },
  edition: { of: "store", column: "edition", values: { values: EDITIONS, texts: "person.edition" } },
  userType: { of: "person", column: "user_type", values: { values: USER_TYPES, texts: "person.userType" } },
  role: { of: "person", column: "role", values: { to: { table: "roles" } } },
  post: { of: "person", column: "post", values: { to: { table: "user_posts" } } },
  lang: { of: "person", column: "lang", values: { values: LANGS, texts: "lang" } },
} as const satisfies Record<string, DimensionShape>;

export type Dimension = keyof typeof DIMENSIONS;

/** All dimensions but VINs, in their order. */
export const DIMENSION_NAMES = Object.keys(DIMENSIONS) as Dimension[];

/** Dimensions of what only people see: what vehicles alone have would not narrow them. */
export const PEOPLE_DIMENSIONS = DIMENSION_NAMES.filter((name) =>
  name === "brand" || dimensionOf(name).of !== "vehicle"
);

/** What a dimension narrows: the brand is that of people where nothing else is asked of vehicles. */
export function narrows(name: Dimension, peopleOnly = false): DimensionOf {
  return peopleOnly && name === "brand" ? "person" : dimensionOf(name).of;
}

/** What a dimension is, without its literal types. */
export function dimensionOf(name: Dimension): DimensionShape {
  return DIMENSIONS[name];
}
