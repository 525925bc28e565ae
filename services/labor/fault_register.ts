import type { z } from "zod";
import { code, defineRegister, names, text, whole } from "@/engines/registers/declare.ts";

/** A fault code of labor, cases and claims: function group, then the kind of damage. Not a DTC. */
const FAULT_CODE = /^[0-9]{2}-[A-Z0-9]{2,8}$/;

const isFaultCode = (value: z.ZodType) =>
  value.refine((code) => FAULT_CODE.test(String(code)), { error: "refusal.illegal-fault-code" });

/** Fault codes: kinds of damage, by the function group that they belong to. */
export const laborFaultRegister = defineRegister({
  route: "LaborFault",
  path: "/tis/labor-faults",
  noun: ["LaborFault", "LaborFaults"],
  texts: "labor.fault",
  table: "labor_faults",
  key: "faultCode",
  usedBy: [
    { table: "labor_dtcs", column: "fault_code" },
    {
      table: "labor_details",
      column: "labor_time_fault_code",
      array: true,
      where: ({ sql }) =>
        sql`exists (
          select from document_revisions r where r.id = x.revision_id and (r.is_last or r.publish_state = 1)
        )`,
      shownBy: { right: "LaborWork:view" },
    },
  ],
  sensitive: ["remark"],
  fields: {
    faultCode: code({ column: "code", max: 12, hint: true, rule: isFaultCode }),
    faultName: names({ column: "names" }),
    groupCode: text({ max: 12, optional: true, filter: true, batch: true }),
    remark: text({ max: 500, optional: true, search: true }),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
});
