import { code, defineRegister, flag, names, shown, whole } from "@/engines/registers/declare.ts";

/** Types of bulletins (specification section 3: fifteen of them), each by the two digits of its bulletins' codes. */
export const tsbTypeRegister = defineRegister({
  route: "TSBType",
  path: "/tis/tsb-types",
  noun: ["TsbType", "TsbTypes"],
  texts: "tsb.type",
  table: "tsb_types",
  key: "code",
  // There are fifteen, as codes and events say; their names can be changed.
  writes: ["edit"],
  fields: {
    code: code({ max: 2 }),
    names: names({ max: 60 }),
    urgent: flag({ filter: true, batch: true }),
    raisesWorkOrders: flag({ filter: true }),
    dueDays: whole({ min: 1, max: 3650, optional: true }),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
    bulletins: shown("whole", ({ sql }) =>
      sql`(
        select count(distinct r.document_id)
        from tsb_details k join document_revisions r on r.id = k.revision_id
        where k.type_id = e.code
      )::int`),
  },
});
