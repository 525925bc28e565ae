import { defineDocument } from "@/engines/documents/define_document.ts";
import {
  code,
  day,
  decimal,
  flag,
  longText,
  reference,
  references,
  rows,
  text,
  texts,
  whole,
} from "@/engines/registers/declare.ts";
import * as events from "@/events/claims.ts";
import { areDtcCodes } from "@/kernel/dtc_code.ts";
import { approverDuties } from "@/services/departments/approver_duties.ts";
import { approversToTell } from "@/services/departments/approvers_to_tell.ts";
import { normalPartNumber, WRITTEN_PART_NUMBER } from "@/services/epc/part_number.ts";
import { checkClaim } from "./check_claim.ts";
import { claimNumber } from "./claim_number.ts";
import { claimPayload } from "./claim_payload.ts";
import { fillClaim } from "./fill_claim.ts";
import { claimsFoundBy } from "./find_claims.ts";
import { forOtherStores } from "./for_other_stores.ts";
import { indexClaim } from "./index_claim.ts";
import { isHandedOver } from "./push/claim_push.ts";
import { claimColumns, claimFilters, claimMore } from "./reading_list.ts";
import { claimWorkColumns, claimWorkFilters, claimWorkMore } from "./working_list.ts";

/** Claim cases: what failed on which vehicle, what was done, and what the store claims for it (specification section 3, claim case). */
export const claimDocument = defineDocument({
  kind: "claim",
  noun: ["ClaimCase", "ClaimCases"],
  path: "/tis/claims",
  texts: "claims",
  routes: {
    reading: "ClaimList",
    preview: "ClaimDetail",
    working: "ClaimManage",
    editor: "ClaimManageDetail",
  },
  table: "claim_details",
  fields: {
    vin: code({ max: 17, fixed: false, optional: true, hint: true }),
    brandCode: reference({ table: "brands" }, { optional: true }),
    seriesCode: reference({ table: "series", route: "EPCSeries" }, { optional: true }),
    mileage: whole({ min: 0, max: 3_000_000, unit: "km", optional: true }),
    productionDate: day({ optional: true }),
    saleDate: day({ optional: true, hint: true }),
    faultDate: day({ optional: true }),
    repairDate: day({ optional: true }),
    faultCode: reference({ table: "labor_faults", lead: "code", route: "LaborFault" }, {
      optional: true,
      hint: true,
    }),
    faultCause: longText({ optional: true, max: 2000 }),
    repairMeasures: longText({ optional: true, max: 2000 }),
    dtcCodes: texts({ max: 8, optional: true, hint: true, rule: areDtcCodes }),
    labor: rows(
      {
        laborTimeCode: code({ max: 20, fixed: false }),
        laborTimeName: text({ max: 300, optional: true, filled: true }),
        minutes: whole({ min: 0, optional: true, unit: "min", filled: true }),
        chargedMinutes: whole({ min: 0, optional: true, unit: "min", filled: true }),
        shared: text({ max: 200, optional: true, filled: true }),
      },
      { table: "claim_labor", own: "revision_id", max: 40, unique: ["laborTimeCode"] },
      { optional: true, hint: true },
    ),
    parts: rows(
      {
        partCode: code({ max: 40, fixed: false, pattern: WRITTEN_PART_NUMBER }),
        partName: text({ max: 300, optional: true, filled: true }),
        partNum: whole({ min: 1, max: 999, start: 1 }),
        price: decimal({ places: 2, optional: true, filled: true }),
        causal: flag(),
        remark: text({ max: 200, optional: true }),
      },
      { table: "claim_parts", own: "revision_id", max: 60, unique: ["partCode"] },
      { optional: true, hint: true },
    ),
    currency: text({ max: 3, optional: true }),
    laborRate: decimal({ places: 2, optional: true }),
    workingMinutes: whole({ min: 0, unit: "min", optional: true }),
    laborAmount: decimal({ places: 2, optional: true }),
    partsAmount: decimal({ places: 2, optional: true }),
    totalAmount: decimal({ places: 2, optional: true }),
    departments: references({ table: "departments", route: "BaseinfoUserDepart" }, { optional: true }),
  },
  sections: [
    { name: "vehicle", fields: ["vin", "mileage", "productionDate", "saleDate"], ahead: true },
    { name: "fault", fields: ["faultDate", "faultCode", "dtcCodes", "faultCause"], ahead: true },
    { name: "repair", fields: ["repairDate", "repairMeasures"] },
    { name: "work", fields: ["labor"] },
    { name: "parts", fields: ["parts"] },
    { name: "totals", fields: [] },
  ],
  requires: [
    "vin",
    "mileage",
    "productionDate",
    "faultDate",
    "faultCode",
    "faultCause",
    "repairDate",
    "repairMeasures",
    "labor",
    "parts",
  ],
  code: claimNumber,
  bodyText: "claims.description",
  ofStores: true,
  internal: ["departments"],
  attachments: "claim",
  attachmentSections: ["fault", "repair"],
  pictures: true,
  links: ["part", "figure", "callout", "dtc", "labor", "tsb", "case", "claim", "web"],
  departments: ({ departments }) => departments,
  eachDepartment: true,
  duties: approverDuties,
  approvers: approversToTell,
  brandOf: ({ brandCode }) => brandCode,
  seriesOf: ({ seriesCode }) => seriesCode === null ? [] : [seriesCode],
  fill: fillClaim,
  check: checkClaim,
  isHandedOver,
  forOthers: forOtherStores,
  released: indexClaim,
  connected: ({ dtcCodes, labor, parts }) => [
    ...dtcCodes.map((id) => ({ to: { kind: "dtc", id }, reason: "listed" })),
    ...parts.map(({ partCode }) => ({
      to: { kind: "part", id: normalPartNumber(partCode) },
      reason: "listed",
    })),
    ...labor.map(({ laborTimeCode }) => ({ to: { kind: "labor", id: laborTimeCode }, reason: "listed" })),
  ],
  // By its series alone: which claim is about this very vehicle is its store's and the factory's business.
  concerns: ({ sql }, { seriesCode }) => sql`${seriesCode} = k.series_code`,
  filters: ["brandCode", "seriesCode", "faultCode"],
  readingList: {
    words: claimsFoundBy,
    wordsText: "claims.words",
    filter: claimFilters,
    columns: claimColumns,
    more: claimMore,
  },
  workingList: {
    filter: claimWorkFilters,
    columns: claimWorkColumns,
    // The title says what is wrong, the department whose turn it is whose people it waits for.
    chosen: ["author", "faultCode"],
    more: claimWorkMore,
  },
  events: {
    submit: events.claimSubmitted,
    pass: events.claimVerified,
    reject: events.claimRejected,
    fail: events.claimFailed,
    release: events.claimPublished,
    revoke: events.claimRevoked,
  },
  payload: claimPayload,
});
