import { seenPart } from "@/services/epc/seen_part.ts";
import { linkStep } from "./link_labor.ts";
import { code, defineRegister, names, reference, text, whole } from "@/engines/registers/declare.ts";

const part = { table: "parts", key: "number", lead: "shown", many: true, scope: seenPart };

/** Base steps: reusable elementary steps that labor operations are built from (specification section 3, labor step). */
export const laborBaseStepRegister = defineRegister({
  route: "LaborBaseStep",
  path: "/tis/labor-base-steps",
  noun: ["LaborBaseStep", "LaborBaseSteps"],
  texts: "labor.step",
  table: "labor_base_steps",
  key: "stepId",
  after: linkStep,
  fields: {
    stepId: code({ column: "code", max: 20 }),
    stepName: names({ column: "names" }),
    actionCode: reference({ table: "labor_actions", route: "LaborAction" }),
    relativePart1: reference(part, { optional: true, filter: false }),
    relativePart2: reference(part, { optional: true, filter: false, in: "chooser" }),
    stepTime: text({ max: 8, format: "time", hint: true, batch: true }),
    tool: names({ max: 200, optional: true }),
    subsidiaryCode: reference({ table: "auxiliaries", route: "EPCfuliao" }, {
      optional: true,
      in: "chooser",
    }),
    partNum: whole({ min: 0, max: 999, start: 0, in: "chooser" }),
    workerNum: whole({ min: 1, max: 20, start: 1, batch: true }),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
});
