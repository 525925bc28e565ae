import { code, day, defineRegister, links, names, references } from "@/engines/registers/declare.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/** Numbers as authorities write them: letters, digits, and what stands between them. */
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ./()_-]*$/u;

/** The fields of a legal standard; it is none of the portal's registers. */
export const lawForm = defineRegister({
  route: "Laws",
  path: "/tis/legal-standards",
  noun: ["LegalStandard", "LegalStandards"],
  texts: "laws",
  table: "legal_standards",
  key: "id",
  title: "titles",
  unique: [["number"]],
  sensitive: ["titles", "summaries"],
  fields: {
    number: code({ max: 60, pattern: NUMBER, fixed: false, hint: true }),
    titles: names({ max: 300 }),
    authorities: names({ max: 160 }),
    publishedOn: day({ optional: true }),
    effectiveOn: day({ hint: true }),
    abolishedOn: day({ optional: true, hint: true }),
    countryCodes: references({ table: "countries", lead: "code", route: "TisosArea" }, {
      optional: true,
      hint: true,
    }),
    marketCodes: references({ table: "markets", route: "EPCSCGL" }, { optional: true }),
    carTypes: references({ table: "car_types", route: "TisosCartype" }, { optional: true, hint: true }),
    replaces: links(
      {
        table: "legal_standards",
        key: "id",
        label: "titles",
        lead: "number",
        route: "Laws",
        many: true,
        scope: ({ sql }) => sql`r.deleted_at is null`,
      },
      { table: "legal_standard_replacements", own: "law_id", other: "replaced_id", loose: true },
      { optional: true },
    ),
    summaries: names({ max: 2000, long: true, optional: true }),
  },
  check(_tx, { publishedOn, effectiveOn, abolishedOn }) {
    if (publishedOn && publishedOn > effectiveOn) throw refuseField("effectiveOn", "law-days");
    if (abolishedOn && abolishedOn < effectiveOn) throw refuseField("abolishedOn", "period-order");
  },
});
