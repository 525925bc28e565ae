import { code, defineRegister, names, reference, shown, whole } from "@/engines/registers/declare.ts";
import { noSameRegion } from "./same_region.ts";

/** Sales areas: the largest divisions of a country. */
export const areaRegister = defineRegister({
  route: "agencyarea",
  path: "/tis/agency-areas",
  noun: ["AgencyArea", "AgencyAreas"],
  texts: "orgs.area",
  table: "sales_areas",
  key: "code",
  usedBy: [
    { table: "sales_regions", column: "area_code" },
    { table: "orgs", column: "area_code" },
  ],
  ...noSameRegion({ table: "sales_areas", within: { field: "countryCode", column: "country_code" } }),
  fields: {
    code: code({ max: 20 }),
    names: names({ max: 80 }),
    countryCode: reference({ table: "countries", route: "TisosArea" }),
    sort: whole({ min: 0, max: 9999, start: 0, batch: true }),
    regions: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from sales_regions r where r.area_code = e.code and r.deleted_at is null
      )::int`),
    stores: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from orgs o where o.area_code = e.code and o.kind = 'store' and o.deleted_at is null
      )::int`),
  },
});
