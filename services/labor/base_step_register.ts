import { seenPart } from "@/services/epc/seen_part.ts";
import { linkStep } from "./link_labor.ts";
import { followBaseStep } from "./steps/follow_base_step.ts";
import { code, defineRegister, names, reference, shown, text, whole } from "@/engines/registers/declare.ts";

const part = { table: "parts", key: "number", lead: "shown", many: true, scope: seenPart };

/** Base steps: reusable elementary steps that labor operations are built from (specification section 3, labor step). */
export const laborBaseStepRegister = defineRegister({
  route: "LaborBaseStep",
  path: "/tis/labor-base-steps",
  noun: ["LaborBaseStep", "LaborBaseSteps"],
  texts: "labor.step",
  table: "labor_base_steps",
  key: "stepId",
  usedBy: [{
    table: "labor_steps",
    column: "step_id",
    where: ({ sql }) =>
      sql`exists (
        select from document_revisions r where r.id = x.revision_id and (r.is_last or r.publish_state = 1)
      )`,
    shownBy: { right: "LaborWork:view" },
  }],
  async after(tx, change) {
    await linkStep(tx, change);
    await followBaseStep(tx, change);
  },
  fields: {
    stepId: code({ column: "code", max: 20 }),
    stepName: names({ column: "names" }),
    actionCode: reference({ table: "labor_actions", route: "LaborAction" }),
    relativePart1: reference(part, { optional: true, filter: false, in: "chooser" }),
    relativePart2: reference(part, { optional: true, filter: false, in: "chooser" }),
    stepTime: text({ max: 8, format: "time", hint: true, batch: true }),
    tool: names({ max: 200, optional: true }),
    subsidiaryCode: reference({ table: "auxiliaries", route: "EPCfuliao" }, {
      optional: true,
      in: "chooser",
    }),
    partNum: whole({ min: 0, max: 999, start: 0, in: "chooser" }),
    workerNum: whole({ min: 1, max: 20, start: 1, batch: true }),
    // Where it is used: as many as the list of labor items shows by its filter.
    items: shown(
      "whole",
      ({ sql }) =>
        sql`(
          select count(distinct l.revision_id)::int
          from labor_steps l join document_revisions r on r.id = l.revision_id and r.is_last
          where l.step_id = e.code
        )`,
    ),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
});
