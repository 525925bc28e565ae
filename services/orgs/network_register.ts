import { code, defineRegister, names, reference, shown, whole } from "@/engines/registers/declare.ts";

/** Sales networks: the parallel channels of a brand (specification section 3; answered by the call tisAgencyKindQ). */
export const networkRegister = defineRegister({
  route: "agencykind",
  path: "/tis/agency-kinds",
  noun: ["AgencyKind", "AgencyKinds"],
  texts: "orgs.network",
  table: "agency_kinds",
  key: "langCode",
  usedBy: [{ table: "orgs", column: "agency_kind" }],
  fields: {
    langCode: code({ column: "code", max: 20 }),
    kindName: names({ column: "names", max: 80 }),
    brandCode: reference({ table: "brands" }, { optional: true, hint: true }),
    sort: whole({ min: 0, max: 9999, start: 0, batch: true }),
    stores: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from orgs o where o.agency_kind = e.code and o.kind = 'store' and o.deleted_at is null
      )::int`),
  },
});
