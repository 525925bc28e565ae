import { linkLaborDtc } from "./link_labor.ts";
import { code, defineRegister, reference, text } from "@/engines/registers/declare.ts";

/** Which labor operation answers which DTC, for one series or for all. */
export const laborDtcRegister = defineRegister({
  route: "LaborDtc",
  path: "/tis/labor-dtcs",
  noun: ["LaborDtc", "LaborDtcs"],
  texts: "labor.dtc",
  table: "labor_dtcs",
  key: "id",
  title: "laborTimeCode",
  order: "laborTimeCode",
  unique: [["dtcId", "laborTimeCode", "seriesCode"]],
  sensitive: ["remark"],
  after: linkLaborDtc,
  fields: {
    dtcId: reference({
      table: "dtcs",
      key: "id",
      lead: "dtc_code",
      route: "DTCManage",
      many: true,
    }),
    laborTimeCode: code({ max: 20, fixed: false, filter: true }),
    seriesCode: reference({ table: "series", route: "EPCSeries" }, {
      optional: true,
      batch: true,
      hint: true,
    }),
    faultCode: reference({ table: "labor_faults", lead: "code", route: "LaborFault", many: true }, {
      optional: true,
      batch: true,
    }),
    remark: text({ max: 500, optional: true, search: true }),
  },
});
