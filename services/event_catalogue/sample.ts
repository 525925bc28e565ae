import { z } from "zod";
import type { EventType } from "@/engines/events/define_event.ts";

const AT = "2026-11-03T08:15:30.120Z";

/** A believable value for each member that its schema alone cannot tell, by name. */
const VALUES: Record<string, unknown> = {
  abolishedOn: "2026-12-31",
  accepted: 2,
  actorCode: "F00127",
  adopterCode: "20417-03",
  approvalId: 88120,
  askerCode: "20417-03",
  attempts: 8,
  authorCode: "20417-02",
  backOrdered: 0,
  brandCode: "velaro",
  bulletinId: 512,
  callout: "10",
  caseCode: "CASE-2026-004711",
  caseId: 4711,
  claimId: 9031,
  claimNumber: "CL-20417-000318",
  coefficient: "1.15",
  consentedAt: AT,
  countryCodes: ["DE", "TH"],
  currency: "EUR",
  departmentCode: "tech-1",
  designatedCode: "F00402",
  deviceSerial: "VDS-20417-01",
  diagnosisId: 77120,
  discard: 1,
  dmsNumber: "SO-8841207",
  documentId: 3120,
  dtcCode: "B16A1-23",
  dtcCodes: ["B16A1-23"],
  ecuAddress: "1A01",
  ecuCode: "BCM",
  entry: "login",
  entryKey: "VTE",
  errorCode: "907703",
  expectedOn: "2026-11-12",
  exportId: "019a4c8e-5b1d-7c40-9a51-2f64d0a1b3c7",
  faultCode: "3411-07",
  faultCodes: ["3411-07"],
  feedbackId: 640,
  figureCode: "34-11-02-C",
  fileId: "019a4c8e-58f2-7b1e-8f03-6d2c9be1a044",
  fileIds: ["019a4c8e-58f2-7b1e-8f03-6d2c9be1a044"],
  folderCode: "service/brakes",
  fromVersion: "2.4.0",
  laborId: 2207,
  laborTimeCode: "34-11-021",
  laborTimeCodes: ["34-11-021"],
  lang: "en_US",
  languages: ["en_US", "zh_CN"],
  lawCode: "GB 21670-2025",
  lawId: 96,
  lineNo: 1,
  madeFrom: null,
  manualCode: "RM-VTE-2026",
  manualId: 310,
  mediaType: "image/png",
  misfitReason: "only for model Tessa EV 200",
  mileage: 48210,
  modelCodes: ["VTE-2A"],
  monthlyCount: 4,
  net: "140.95",
  orderNumber: "20417-000123",
  orgCode: "20417",
  orgCodes: ["20417"],
  packageEntry: "manual/34/11.xml",
  packageId: "019a4c8e-58f2-7b1e-8f03-6d2c9be1a044",
  pages: 1284,
  partNumber: "34106872432",
  partNumbers: ["34106872432"],
  place: "case",
  platform: "windows",
  priceList: "EU",
  publishState: 0,
  qualityCode: "QF-2026-0093",
  qualityId: 93,
  quantity: 2,
  questionCode: "TQ-2026-01877",
  questionId: 1877,
  ratio: "1",
  readerCode: "20417-03",
  reason: "timeout",
  receiver: "dms",
  refused: 0,
  register: "epc-series",
  repliers: ["F00402"],
  replierCode: "F00402",
  replyId: 5512,
  revision: 1,
  resultId: "019a4c8e-6a07-7d92-b2f8-04e7a1c95d10",
  score: 8.5,
  seriesCode: "VTE",
  seriesCodes: ["VTE"],
  sessionId: 60213,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  size: 184320,
  softwareCode: "BCM-APP",
  softwareId: 71,
  softwareVersion: "2.5.1",
  statusByte: 47,
  stopState: 0,
  storeCode: "20417",
  submitState: 1,
  system: "dms",
  techproveCode: "TI-2026-0031",
  techproveId: 31,
  toVersion: "2.5.1",
  total: "281.90",
  tsbCode: "0000142-01-A",
  tsbId: 142,
  typeCode: "brakes",
  typeId: 1,
  updateId: 5301,
  userCode: "20417-03",
  userId: 1203,
  userType: "store",
  verifyResult: null,
  verifyState: 0,
  version: 3,
  vin: "LVTDB21E0PA104711",
  workOrderId: 8804,
  worksheetNumber: "WS-20417-00981",
};

/** What an action leaves behind in the columns of the workflow (rules.md 1). */
const AFTER: Record<string, Record<string, unknown>> = {
  verified: { verifyState: 1, verifyResult: 1 },
  rejected: { submitState: 2, verifyResult: 0 },
  failed: { verifyState: 1, verifyResult: 2 },
  published: { verifyState: 1, verifyResult: 1, publishState: 1 },
  released: { verifyState: 1, verifyResult: 1, publishState: 1 },
  revoked: { verifyState: 1, verifyResult: 1 },
  stopped: { verifyState: 1, verifyResult: 1, publishState: 1, stopState: 1 },
  "marked-excellent": { verifyState: 1, verifyResult: 1, publishState: 1 },
  discarded: { submitState: 0, discard: 0 },
};

// deno-lint-ignore no-explicit-any -- JSON schema as zod writes it
type Schema = any;

/**
 * An example of an event's data, the same at every call: what its declaration says, else by the names of its members, else by its
 * schema. A test parses each with the event's own schema.
 */
export function sampleOf(event: Pick<EventType, "type" | "data" | "example">): Record<string, unknown> {
  const schema = z.toJSONSchema(event.data, { io: "input" });
  const own = { ...AFTER[event.type.slice(event.type.indexOf(".") + 1)], ...event.example };
  try {
    return sample(schema, "", own) as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof NoSample)) throw error;
    throw new Error(
      `${event.type} has no example of its member ${error.member}: add it to the event's declaration in events/, ` +
        `as \`example: { ${error.member}: ... }\``,
    );
  }
}

function sample(schema: Schema, name: string, own: Record<string, unknown>): unknown {
  if (name in own) return own[name];
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([member, of]) => [member, sample(of, member, own)]),
    );
  }
  if (schema.type === "array" && schema.items?.properties) return [sample(schema.items, "", own)];
  if (name in VALUES) return VALUES[name];
  if (schema.anyOf) return sample(schema.anyOf[0], name, own);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format === "date-time") return AT;
  if (schema.format === "date") return "2026-11-10";
  if (schema.type === "array") return [sample(schema.items, name, own)];
  if (schema.type === "integer" || schema.type === "number") {
    return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? 0) + 1, 12);
  }
  if (schema.type === "boolean") return false;
  if (schema.type === "object") return {};
  throw new NoSample(name);
}

/** Neither the name of a member nor its schema says what it could hold. */
class NoSample extends Error {
  constructor(readonly member: string) {
    super(`no sample for ${member}`);
  }
}
