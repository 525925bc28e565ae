import { code, defineRegister, names, shown, text, whole } from "@/engines/registers/declare.ts";

/** The action library: what a labor step may do, such as remove or adjust (specification section 3, labor step). */
export const laborActionRegister = defineRegister({
  route: "LaborAction",
  path: "/tis/labor-actions",
  noun: ["LaborAction", "LaborActions"],
  texts: "labor.action",
  table: "labor_actions",
  key: "code",
  usedBy: [
    { table: "labor_base_steps", column: "action_code" },
    {
      table: "labor_steps",
      column: "action_name",
      where: ({ sql }) =>
        sql`exists (
          select from document_revisions r where r.id = x.revision_id and (r.is_last or r.publish_state = 1)
        )`,
      shownBy: { right: "LaborWork:view" },
    },
  ],
  sensitive: ["remark"],
  fields: {
    code: code({ max: 20 }),
    actionName: names({ column: "names" }),
    remark: text({ max: 500, optional: true, search: true }),
    baseSteps: shown(
      "whole",
      ({ sql }) =>
        sql`(select count(*)::int from labor_base_steps s where s.action_code = e.code and s.deleted_at is null)`,
    ),
    items: shown(
      "whole",
      ({ sql }) =>
        sql`(
          select count(distinct l.revision_id)::int
          from labor_steps l
          join document_revisions r on r.id = l.revision_id and r.is_last
          left join labor_base_steps s on s.code = l.step_id
          where coalesce(l.action_name, s.action_code) = e.code
        )`,
    ),
    sort: whole({ min: 0, max: 9999, start: 0 }),
  },
});
