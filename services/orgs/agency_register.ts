import { choice, day, defineRegister, reference, shown } from "@/engines/registers/declare.ts";
import { checkAgency } from "./agency_rules.ts";
import { ORG_FIELDS, ORG_USES, orgScope } from "./org_fields.ts";
import { ORG_KINDS } from "./org_kinds.ts";

const { orgCode, names, countryCode, marketCode, brandCodes, state, directSale, ...contact } = ORG_FIELDS;

/** Stores and all other organisations: where they stand, what they sell, under whom. */
export const agencyRegister = defineRegister({
  route: "agency",
  path: "/tis/agencies",
  noun: ["Agency", "Agencies"],
  texts: "orgs.agency",
  table: "orgs",
  key: "orgCode",
  usedBy: ORG_USES,
  scope: orgScope,
  check: checkAgency,
  fields: {
    orgCode,
    names,
    kind: choice(ORG_KINDS, { fixed: true, start: "store" }),
    state,
    parentCode: reference({
      table: "orgs",
      lead: "code",
      route: "dealerGroup",
      many: true,
      where: ({ sql }) => sql`r.kind in ('factory', 'dealer_group') and r.state = 'open'`,
    }, { optional: true, batch: true, hint: true }),
    agencyKind: reference({ table: "agency_kinds", route: "agencykind" }, { optional: true, batch: true }),
    brandCodes,
    countryCode,
    marketCode,
    area: reference({ table: "sales_areas", route: "agencyarea" }, {
      column: "area_code",
      optional: true,
      batch: true,
      in: "chooser",
    }),
    region: reference({ table: "sales_regions", route: "agencyregion" }, {
      column: "region_code",
      optional: true,
      batch: true,
      hint: true,
      in: "chooser",
    }),
    district: reference({
      table: "districts",
      lead: "code",
      route: "agencydistrict",
      many: true,
      where: ({ sql }) => sql`r.level <> 'province'`,
    }, { column: "district_code", optional: true, in: "chooser", hint: true }),
    directSale,
    ...contact,
    openedOn: day({ optional: true, in: "chooser", filter: true }),
    people: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from users u where u.org_code = e.code and u.deleted_at is null
      )::int`, { in: "chooser", unsorted: true }),
  },
});
