import { code, defineRegister, names, shown, whole } from "@/engines/registers/declare.ts";

/** Overseas areas: what countries abroad are gathered in, for bulletins and figures. */
export const osAreaRegister = defineRegister({
  route: "OverseasArea",
  path: "/tis/overseas-areas",
  noun: ["OverseasArea", "OverseasAreas"],
  texts: "markets.osArea",
  table: "os_areas",
  key: "code",
  usedBy: [{ table: "countries", column: "os_area" }],
  fields: {
    code: code({ max: 20 }),
    names: names({ max: 80 }),
    sort: whole({ min: 0, max: 9999, start: 0, batch: true }),
    countries: shown("whole", ({ sql }) =>
      sql`(
        select count(*) from countries c where c.os_area = e.code and c.deleted_at is null
      )::int`),
  },
});
