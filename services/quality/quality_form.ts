import { code, day, defineRegister, longText, reference, text, whole } from "@/engines/registers/declare.ts";
import { VIN } from "@/kernel/vin.ts";

/** What must be there when a report is submitted. */
export const QUALITY_REQUIRED = [
  "title",
  "seriesCode",
  "partNumber",
  "quantity",
  "faultOn",
  "description",
] as const;

/** The fields of a report of quality, all of which may be empty in a draft; it is none of the portal's registers. */
export const qualityForm = defineRegister({
  route: "QualityFeedback",
  path: "/tis/quality-reports",
  noun: ["QualityReport", "QualityReports"],
  texts: "quality",
  table: "quality_reports",
  key: "id",
  title: "title",
  fields: {
    title: text({ max: 160, optional: true }),
    seriesCode: reference({ table: "series", lead: "code", route: "EPCSeries", many: true }, {
      optional: true,
    }),
    vin: code({ max: 17, optional: true, fixed: false, pattern: VIN, hint: true }),
    partNumber: text({ max: 40, optional: true, hint: true }),
    quantity: whole({ min: 1, max: 99_999, optional: true }),
    batch: text({ max: 60, optional: true }),
    faultCode: text({ max: 20, optional: true }),
    faultOn: day({ optional: true }),
    mileage: whole({ min: 0, max: 9_999_999, unit: "km", optional: true }),
    description: longText({ max: 4000, optional: true }),
  },
});
