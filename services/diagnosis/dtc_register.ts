import { choice, code, defineRegister, flag, names, references, text } from "@/engines/registers/declare.ts";
import { isDtcCode } from "@/kernel/dtc_code.ts";
import { linkDtc } from "./link_dtc.ts";

/** How grave a DTC is: 0 for information to 3 do not drive on. */
const DTC_SEVERITIES = [0, 1, 2, 3] as const;

/** The dictionary of diagnostic trouble codes: code, ECU, name by language, causes, checks. The owner of the concept DTC. */
export const dtcRegister = defineRegister({
  route: "DTCManage",
  path: "/tis/vds/dtcs",
  noun: ["Dtc", "Dtcs"],
  texts: "diagnosis.dtc",
  table: "dtcs",
  key: "id",
  title: "dtcCode",
  order: "dtcCode",
  unique: [["dtcCode", "ecu"]],
  usedBy: [{ table: "labor_dtcs", column: "dtc_id" }],
  after: linkDtc,
  fields: {
    dtcCode: code({ max: 8, fixed: false, hint: true, filter: true, rule: isDtcCode }),
    ecu: text({ max: 20, optional: true, filter: true, search: true, hint: true }),
    dtcName: names({ column: "names" }),
    severity: choice(DTC_SEVERITIES, { start: 1, batch: true }),
    lamp: flag({ filter: true, batch: true }),
    causes: names({ long: true, max: 2000, optional: true, in: "entry" }),
    checks: names({ long: true, max: 2000, optional: true, in: "entry" }),
    seriesCodes: references({ table: "series", route: "EPCSeries" }, {
      optional: true,
      filter: true,
      in: "chooser",
      batch: true,
      hint: true,
    }),
  },
});
