import { defineDocument } from "@/engines/documents/define_document.ts";
import {
  code,
  day,
  flag,
  longText,
  reference,
  references,
  rows,
  text,
  texts,
  whole,
} from "@/engines/registers/declare.ts";
import * as events from "@/events/tsb.ts";
import { areDtcCodes } from "@/kernel/dtc_code.ts";
import { approverDuties } from "@/services/departments/approver_duties.ts";
import { approversToTell } from "@/services/departments/approvers_to_tell.ts";
import { tsbDepartment } from "@/services/departments/tsb_department.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { indexTsb } from "./index_tsb.ts";
import { checkTsbCode, nextTsbCode, nextVersion } from "./tsb_code.ts";

const series = { table: "series", route: "EPCSeries" };

/** Technical service bulletins (specification section 3, TSB topic). */
export const tsbDocument = defineDocument({
  kind: "tsb",
  noun: ["Tsb", "Tsbs"],
  path: "/tis/tsbs",
  texts: "tsb",
  routes: { reading: "TSBList", preview: "TSBPreview", working: "TSBwork", editor: "TSBworkDetail" },
  table: "tsb_details",
  fields: {
    typeId: reference({ table: "tsb_types", lead: "code", route: "TSBType" }, { optional: true }),
    brandCode: reference({ table: "brands" }, { optional: true }),
    seriesCodes: references(series, { optional: true }),
    modelCodes: references({ table: "model_codes", lead: "code", many: true }, { optional: true }),
    faultCodes: texts({ max: 8, optional: true, hint: true, rule: areDtcCodes }),
    parts: rows(
      {
        partCode: code({ max: 40, fixed: false }),
        partNum: whole({ min: 1, max: 999, optional: true }),
        remark: text({ max: 200, optional: true }),
      },
      { table: "tsb_parts", own: "revision_id", max: 100, unique: ["partCode"] },
      { optional: true },
    ),
    department: tsbDepartment.field,
    area: reference({ table: "sales_areas", route: "agencyarea" }, { optional: true }),
    urgent: flag(),
    startDate: day({ optional: true }),
    endDate: day({ optional: true }),
    remark: longText({ optional: true, max: 1000 }),
  },
  requires: ["typeId", "brandCode", "seriesCodes", "department"],
  code: { check: checkTsbCode, next: nextTsbCode, version: nextVersion },
  confirmed: true,
  audience: true,
  vehicles: ({ brandCode, seriesCodes, modelCodes }) => ({
    brand: brandCode === null ? [] : [brandCode],
    series: seriesCodes,
    model: modelCodes,
  }),
  internal: ["department", "remark"],
  period: ["startDate", "endDate"],
  attachments: "tsb-attachment",
  pictures: true,
  links: ["part", "figure", "callout", "dtc", "labor", "tsb", "bulletin", "web"],
  departments: tsbDepartment.deciding,
  duties: approverDuties,
  approvers: approversToTell,
  brandOf: ({ brandCode }) => brandCode,
  seriesOf: ({ seriesCodes }) => seriesCodes,
  connected: ({ faultCodes, parts }) => [
    ...faultCodes.map((id) => ({ to: { kind: "dtc", id }, reason: "listed" })),
    ...parts.map(({ partCode }) => ({
      to: { kind: "part", id: normalPartNumber(partCode) },
      reason: "listed",
    })),
  ],
  concerns: ({ sql }, { seriesCode, modelCodes }) =>
    sql`(${seriesCode} = any(r.series_codes)
      and (coalesce(k.model_codes, '{}') = '{}' or k.model_codes && ${[...modelCodes]}::text[]))`,
  filters: ["typeId", "brandCode", "seriesCodes"],
  released: indexTsb,
  events: {
    draft: events.tsbDrafted,
    reopen: events.tsbReopened,
    submit: events.tsbSubmitted,
    pass: events.tsbVerified,
    reject: events.tsbRejected,
    fail: events.tsbFailed,
    release: events.tsbPublished,
    revoke: events.tsbRevoked,
    stop: events.tsbStopped,
    resume: events.tsbResumed,
    top: events.tsbTopChanged,
    "cancel-top": events.tsbTopChanged,
    abandon: events.tsbAbandoned,
    delete: events.tsbDeleted,
  },
  confirmation: events.tsbConfirmed,
  payload: (_ctx, { id, code, values, texts, series, audience }) => ({
    tsbId: id,
    tsbCode: code,
    typeId: Number(values.typeId),
    brandCode: values.brandCode,
    seriesCodes: series,
    urgent: values.urgent,
    faultCodes: values.faultCodes,
    partNumbers: values.parts.map(({ partCode }) => partCode),
    modelCodes: values.modelCodes,
    countryCodes: audience?.said.country ?? [],
    narrowed: audience !== null,
    languages: texts.filter(({ title }) => title !== "").map(({ lang }) => lang),
    startDate: values.startDate,
    endDate: values.endDate,
  }),
});
