import { defineDocument } from "@/engines/documents/define_document.ts";
import { inScope } from "@/engines/documents/document_scope.ts";
import { numberedCode } from "@/engines/documents/numbered_code.ts";
import {
  code,
  flag,
  longText,
  reference,
  references,
  rows,
  text,
  texts,
  whole,
} from "@/engines/registers/declare.ts";
import * as events from "@/events/cases.ts";
import { areDtcCodes, isDtcCode } from "@/kernel/dtc_code.ts";
import { approverDuties } from "@/services/departments/approver_duties.ts";
import { approversToTell } from "@/services/departments/approvers_to_tell.ts";
import { normalPartNumber, WRITTEN_PART_NUMBER } from "@/services/epc/part_number.ts";
import { caseDepartment } from "./case_department.ts";
import { casesFoundBy } from "./find_cases.ts";
import { checkCase } from "./check_case.ts";
import { monthOf } from "./count_submission.ts";
import { fillFromVin } from "./fill_from_vin.ts";
import { indexCase } from "./index_case.ts";
import { caseColumns, caseFilters, caseMark, caseMore } from "./reading_list.ts";
import type { CASE_WORD_KINDS } from "./word_register.ts";

/** Words of one kind, chosen as chips. */
const words = (kind: typeof CASE_WORD_KINDS[number]) =>
  references({
    table: "case_words",
    key: "word",
    route: "CaseDescription",
    where: ({ sql }) => sql`r.kind = ${kind}`,
  }, { optional: true, chips: true });

/** Repair cases: what was wrong with a vehicle, what was checked, why it was so and what put it right (specification section 3, repair case). */
export const caseDocument = defineDocument({
  kind: "case",
  noun: ["RepairCase", "RepairCases"],
  path: "/tis/cases",
  texts: "cases",
  routes: { reading: "CaseList", preview: "CaseDetail", working: "CaseWork", editor: "CaseWorkDetail" },
  table: "case_details",
  fields: {
    vin: code({ max: 17, fixed: false, optional: true, hint: true }),
    brandCode: reference({ table: "brands" }, { optional: true }),
    seriesCode: reference({ table: "series", route: "EPCSeries" }, { optional: true }),
    mileage: whole({ min: 0, max: 3_000_000, unit: "km", optional: true }),
    mileageElectric: whole({ min: 0, max: 3_000_000, unit: "km", optional: true }),
    sourceNumber: text({ max: 60, optional: true }),
    symptoms: words("symptom"),
    symptomPrefixes: words("symptomPrefix"),
    positions: words("position"),
    positionSuffixes: words("positionSuffix"),
    directions: words("direction"),
    roadTypes: words("roadType"),
    weathers: words("weather"),
    runningStatuses: words("runningStatus"),
    driverOperations: words("driverOperation"),
    durations: words("durationString"),
    faultText: longText({ optional: true, max: 2000 }),
    dtcCodes: texts({ max: 8, optional: true, hint: true, rule: areDtcCodes }),
    checks: rows(
      {
        objectSystem: text({ max: 80, optional: true }),
        systemCode: text({ max: 40, optional: true }),
        object: text({ max: 120 }),
        objectCode: text({ max: 40, optional: true }),
        parameter: text({ max: 120, optional: true }),
        value: text({ max: 120, optional: true }),
        dtcCode: text({ max: 8, optional: true, rule: isDtcCode }),
        description: text({ max: 500, optional: true }),
      },
      { table: "case_checks", own: "revision_id", max: 40, tall: true },
      { optional: true },
    ),
    solution: longText({ optional: true, max: 2000 }),
    actions: rows(
      { action: text({ max: 200 }), description: text({ max: 500, optional: true }) },
      { table: "case_actions", own: "revision_id", max: 40 },
      { optional: true },
    ),
    parts: rows(
      {
        partCode: code({ max: 40, fixed: false, pattern: WRITTEN_PART_NUMBER }),
        partNum: whole({ min: 1, max: 999, optional: true }),
        faultPart: flag(),
        remark: text({ max: 200, optional: true }),
      },
      { table: "case_parts", own: "revision_id", max: 60, unique: ["partCode"] },
      { optional: true },
    ),
    parameters: rows(
      {
        paramNo: text({ max: 40, optional: true }),
        paramType: text({ max: 80 }),
        paramValue: text({ max: 120 }),
      },
      { table: "case_parameters", own: "revision_id", max: 60 },
      { optional: true },
    ),
    department: caseDepartment.field,
  },
  sections: [
    {
      name: "vehicle",
      fields: ["vin", "brandCode", "seriesCode", "mileage", "mileageElectric", "sourceNumber"],
      ahead: true,
    },
    {
      name: "fault",
      fields: [
        "symptoms",
        "symptomPrefixes",
        "positions",
        "positionSuffixes",
        "directions",
        "runningStatuses",
        "driverOperations",
        "durations",
        "roadTypes",
        "weathers",
        "dtcCodes",
        "faultText",
      ],
      ahead: true,
    },
    { name: "check", fields: ["checks"] },
    { name: "solution", fields: ["solution", "actions", "parts"] },
    { name: "parameter", fields: ["parameters"] },
  ],
  requires: ["brandCode", "seriesCode", "symptoms", "faultText", "solution", "department"],
  code: numberedCode("C"),
  bodyText: "cases.analysis",
  ownIsBarred: true,
  ofStores: true,
  internal: ["department", "vin", "sourceNumber"],
  attachments: "case",
  attachmentSections: ["fault", "check"],
  pictures: true,
  links: ["part", "figure", "callout", "dtc", "labor", "tsb", "case", "web"],
  departments: caseDepartment.deciding,
  duties: approverDuties,
  approvers: approversToTell,
  brandOf: ({ brandCode }) => brandCode,
  seriesOf: ({ seriesCode }) => seriesCode === null ? [] : [seriesCode],
  fill: fillFromVin,
  check: checkCase,
  released: indexCase,
  connected: ({ dtcCodes, checks, parts }) => [
    ...[...new Set([...dtcCodes, ...checks.flatMap(({ dtcCode }) => dtcCode || [])])].map((id) => ({
      to: { kind: "dtc", id },
      reason: "listed",
    })),
    ...parts.map(({ partCode }) => ({
      to: { kind: "part", id: normalPartNumber(partCode) },
      reason: "listed",
    })),
  ],
  // Which car it was is for its store and the factory: to others it is one of the series alone, or trying VINs would tell.
  concerns: (ctx, { vin, seriesCode }) =>
    ctx.sql`(${seriesCode} = k.series_code or (k.vin = ${vin} and ${inScope(ctx, "CaseWork:view")}))`,
  filters: ["brandCode", "seriesCode", "symptoms"],
  readingList: {
    words: casesFoundBy,
    wordsText: "cases.words",
    filter: caseFilters,
    columns: caseColumns,
    mark: caseMark,
    more: caseMore,
  },
  events: {
    submit: events.caseSubmitted,
    pass: events.caseVerified,
    reject: events.caseRejected,
    fail: events.caseFailed,
    release: events.casePublished,
    revoke: events.caseRevoked,
    abandon: events.caseDiscarded,
  },
  payload: async (ctx, { id, code, org, author, values, texts }) => ({
    caseId: id,
    caseCode: code,
    brandCode: values.brandCode,
    seriesCode: values.seriesCode,
    storeCode: org,
    authorCode: author.code,
    monthlyCount: (await monthOf(ctx, org)).count,
    languages: texts.filter(({ title }) => title !== "").map(({ lang }) => lang),
    dtcCodes: values.dtcCodes,
    partNumbers: values.parts.map(({ partCode }) => partCode),
  }),
});
