import { code, defineRegister, names, text, whole } from "@/engines/registers/declare.ts";

/** The action library: what a labor step may do, such as remove or adjust (specification section 3, labor step). */
export const laborActionRegister = defineRegister({
  route: "LaborAction",
  path: "/tis/labor-actions",
  noun: ["LaborAction", "LaborActions"],
  texts: "labor.action",
  table: "labor_actions",
  key: "code",
  usedBy: [{ table: "labor_base_steps", column: "action_code" }],
  sensitive: ["remark"],
  fields: {
    code: code({ max: 20 }),
    actionName: names({ column: "names" }),
    remark: text({ max: 500, optional: true, search: true }),
    sort: whole({ min: 0, max: 9999, start: 0 }),
  },
});
