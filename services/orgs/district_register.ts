import {
  choice,
  code,
  defineRegister,
  names,
  parent,
  reference,
  shown,
  whole,
} from "@/engines/registers/declare.ts";
import { afterDistrict, checkDistrict, DISTRICT_LEVELS } from "./district_rules.ts";

/** Provinces, their cities and the districts of those, as a tree. */
export const districtRegister = defineRegister({
  route: "agencydistrict",
  path: "/tis/agency-districts",
  noun: ["AgencyDistrict", "AgencyDistricts"],
  texts: "orgs.district",
  table: "districts",
  key: "code",
  usedBy: [{ table: "orgs", column: "district_code" }],
  check: checkDistrict,
  after: afterDistrict,
  fields: {
    code: code({ max: 20, hint: true }),
    names: names({ max: 80 }),
    level: choice(DISTRICT_LEVELS, { start: "district", hint: true }),
    parentCode: parent(),
    countryCode: reference({ table: "countries", route: "TisosArea" }),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
    stores: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from orgs o where o.district_code = e.code and o.kind = 'store' and o.deleted_at is null
      )::int`),
  },
});
