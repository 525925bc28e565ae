import { choice, code, defineRegister, names, whole } from "@/engines/registers/declare.ts";

/** Specification section 9: labor library types, 0 base and 1 standard. */
const LABOR_LIBRARIES = [0, 1] as const;

/** Labor types: what kind of work an operation is, and of which library. */
export const laborTypeRegister = defineRegister({
  route: "LaborType",
  path: "/tis/labor-types",
  noun: ["LaborType", "LaborTypes"],
  texts: "labor.type",
  table: "labor_types",
  key: "code",
  fields: {
    code: code({ max: 20 }),
    typeName: names({ column: "names" }),
    library: choice(LABOR_LIBRARIES, { start: 1, batch: true }),
    sort: whole({ min: 0, max: 9999, start: 0 }),
  },
});
