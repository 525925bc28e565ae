import { code, decimal, defineRegister, names, shown, text } from "@/engines/registers/declare.ts";

/** Standard parts: bolts, nuts, seals and the like, each by its norm. */
export const standardPartRegister = defineRegister({
  route: "EPCStandardPart",
  path: "/tis/standard-parts",
  noun: ["StandardPart", "StandardParts"],
  texts: "epc.register.standard",
  table: "standard_parts",
  key: "standardCode",
  usedBy: [{ table: "parts", column: "standard_part_code" }],
  fields: {
    standardCode: code({ column: "code", max: 40 }),
    standardName: names({ column: "names" }),
    norm: text({ max: 60, search: true, filter: true, batch: true }),
    dimensions: text({ max: 80, optional: true, search: true }),
    strength: text({ max: 20, optional: true, filter: true, batch: true }),
    torqueNm: decimal({ places: 1, min: 0, max: 99999, unit: "Nm", optional: true, batch: true }),
    parts: shown("whole", ({ sql }) =>
      sql`(
      select count(*)::int from parts p where p.standard_part_code = e.code and p.deleted_at is null
    )`, { in: "chooser" }),
  },
});
