import { code, defineRegister, names, reference, shown, whole } from "@/engines/registers/declare.ts";
import { noSameRegion } from "./same_region.ts";

/** Regions: the divisions of a sales area. */
export const regionRegister = defineRegister({
  route: "agencyregion",
  path: "/tis/agency-regions",
  noun: ["AgencyRegion", "AgencyRegions"],
  texts: "orgs.region",
  table: "sales_regions",
  key: "code",
  usedBy: [{ table: "orgs", column: "region_code" }],
  ...noSameRegion({ table: "sales_regions", within: { field: "area", column: "area_code" } }),
  fields: {
    code: code({ max: 20 }),
    names: names({ max: 80 }),
    area: reference({ table: "sales_areas", route: "agencyarea" }, { column: "area_code", batch: true }),
    country: shown("text", ({ sql, chain }) =>
      sql`(
        select name_in(c.names, ${chain as string[]})
        from sales_areas a
        join countries c on c.code = a.country_code
        where a.code = e.area_code
      )`),
    sort: whole({ min: 0, max: 9999, start: 0, batch: true }),
    stores: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from orgs o where o.region_code = e.code and o.kind = 'store' and o.deleted_at is null
      )::int`),
  },
});
