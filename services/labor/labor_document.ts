import type { z } from "zod";
import { defineDocument } from "@/engines/documents/define_document.ts";
import {
  code,
  decimal,
  longText,
  reference,
  references,
  rows,
  text,
  texts,
  whole,
} from "@/engines/registers/declare.ts";
import * as events from "@/events/labor.ts";
import { allDtcs } from "@/kernel/dtc_code.ts";
import { approverDuties } from "@/services/departments/approver_duties.ts";
import { approversToTell } from "@/services/departments/approvers_to_tell.ts";
import { WRITTEN_PART_NUMBER } from "@/services/epc/part_number.ts";
import { seenPart } from "@/services/epc/seen_part.ts";
import { fillItem } from "./fill_item.ts";
import { indexLabor } from "./index_labor.ts";
import { LABOR_CODE, laborCode } from "./labor_code.ts";
import { laborDepartment } from "./labor_department.ts";
import { laborPayload } from "./labor_payload.ts";
import { laborColumns, laborFilters, laborFoundBy, laborMore } from "./reading_list.ts";
import { checkItem } from "./steps/check_item.ts";
import { partsOfSteps } from "./steps/parts_of_steps.ts";
import { writeTimes } from "./time/write_times.ts";
import { laborWorkColumns, laborWorkFilters, laborWorkMore } from "./working_list.ts";

/** What a labor item is linked to by fault codes and DTCs answers alike (specification section 8): adding failed. */
const areLinkedDtcs = (codes: z.ZodType) =>
  codes.refine((given) => allDtcs(given as string[]), { error: "refusal.illegal-fault-code" });

const areLaborCodes = (codes: z.ZodType) =>
  codes.refine((given) => (given as string[]).every((one) => LABOR_CODE.test(one)), {
    error: "refusal.labor-code-form",
  });
const relativePart = () => code({ max: 40, fixed: false, optional: true, pattern: WRITTEN_PART_NUMBER });

/** Most steps of an item. */
const MOST_STEPS = 120;

/** Labor items: what an operation is, of which steps, and how long it takes (specification section 3, labor item and labor step). */
export const laborDocument = defineDocument({
  kind: "labor",
  noun: ["LaborItem", "LaborItems"],
  path: "/tis/labor-items",
  texts: "labor.item",
  routes: { reading: "LaborList", preview: "LaborDetail", working: "LaborWork", editor: "LaborWorkDetail" },
  table: "labor_details",
  fields: {
    typeCode: reference({ table: "labor_types", route: "LaborType" }, { optional: true }),
    brandCode: reference({ table: "brands" }, { optional: true }),
    seriesCodes: references({ table: "series", route: "EPCSeries" }, { optional: true }),
    modelCodes: references({ table: "model_codes", lead: "code", many: true }, { optional: true }),
    partCode: reference({ table: "parts", key: "number", lead: "shown", many: true, scope: seenPart }, {
      optional: true,
    }),
    laborTimeFaultCode: references({
      table: "labor_faults",
      lead: "code",
      route: "LaborFault",
      many: true,
    }, { optional: true, hint: true }),
    dtcCodes: texts({ max: 8, optional: true, hint: true, rule: areLinkedDtcs }),
    coefficient: decimal({ places: 2, min: 0.1, max: 9.99, optional: true, hint: true }),
    steps: rows(
      {
        stepId: code({ max: 20, fixed: false, optional: true }),
        actionName: text({ max: 80, optional: true }),
        relativePart1: relativePart(),
        relativePart2: relativePart(),
        stepTime: text({ max: 20, format: "time", optional: true }),
        tool: text({ max: 200, optional: true }),
        subsidiary: text({ max: 120, optional: true }),
        partNum: whole({ min: 0, max: 999, optional: true }),
        workerNum: whole({ min: 1, max: 20, optional: true }),
      },
      { table: "labor_steps", own: "revision_id", order: "sort_no", max: MOST_STEPS },
      { optional: true },
    ),
    contains: texts({ max: 20, optional: true, hint: true, rule: areLaborCodes }),
    remark: longText({ optional: true, max: 1000 }),
    department: laborDepartment.field,
  },
  sections: [
    {
      name: "item",
      fields: ["typeCode", "brandCode", "seriesCodes", "modelCodes", "partCode", "coefficient"],
      ahead: true,
    },
    // Typed as a sheet, which the page of the kind shows.
    { name: "steps", fields: [], ahead: true },
    { name: "causes", fields: ["laborTimeFaultCode", "dtcCodes"] },
    { name: "overlap", fields: ["contains"] },
    { name: "internal", fields: ["remark", "department"] },
  ],
  requires: ["typeCode", "brandCode", "seriesCodes", "coefficient", "steps", "department"],
  code: laborCode,
  bodyText: "labor.item.scope",
  bodyOptional: true,
  internal: ["remark", "department"],
  pictures: true,
  links: ["part", "figure", "callout", "dtc", "labor", "tsb", "case", "web"],
  departments: laborDepartment.deciding,
  duties: approverDuties,
  approvers: approversToTell,
  brandOf: ({ brandCode }) => brandCode,
  seriesOf: ({ seriesCodes }) => seriesCodes,
  fill: fillItem,
  saved: writeTimes,
  check: checkItem,
  released: indexLabor,
  connected: ({ partCode, dtcCodes, contains, steps }) => [
    ...[...new Set([...partCode === null ? [] : [partCode], ...partsOfSteps(steps)])].map((id) => ({
      to: { kind: "part", id },
      reason: "listed",
    })),
    ...dtcCodes.map((id) => ({ to: { kind: "dtc", id }, reason: "answers" })),
    ...contains.map((id) => ({ to: { kind: "labor", id }, reason: "listed" })),
  ],
  concerns: ({ sql }, { seriesCode, modelCodes }) =>
    sql`(${seriesCode} = any(r.series_codes)
      and (k.model_codes = '{}' or k.model_codes && ${[...modelCodes]}::text[]))`,
  filters: ["typeCode", "brandCode", "seriesCodes"],
  readingList: {
    words: laborFoundBy,
    wordsText: "labor.item.findWords",
    filter: laborFilters,
    columns: laborColumns,
    more: laborMore,
  },
  workingList: { filter: laborWorkFilters, columns: laborWorkColumns, more: laborWorkMore },
  events: {
    submit: events.laborSubmitted,
    pass: events.laborVerified,
    reject: events.laborRejected,
    release: events.laborReleased,
  },
  payload: laborPayload,
});
