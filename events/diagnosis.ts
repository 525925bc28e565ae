import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, moment, rowId, userCode, version, vin } from "@/engines/events/members.ts";
import { DTC_CODE } from "@/kernel/dtc_code.ts";

const topic = "tis.diagnosis.v1";

const diagnosis = {
  diagnosisId: rowId,
  version,
  vin,
  storeCode: code,
  /** Serial number of the workshop's device. */
  deviceSerial: code,
};

/** Logical address of a control unit (ISO 13400), four hexadecimal digits. */
const ecuAddress = z.string().regex(/^[0-9A-F]{4}$/);

/** Such as `B16A1-23` (SAE J2012, failure type behind the dash). */
const dtcCode = z.string().regex(DTC_CODE);

const key = (data: { diagnosisId: number }) => String(data.diagnosisId);
const sequence = (data: { version: number }) => data.version;

/** A vehicle was connected and a diagnosis begun. */
export const diagnosisStarted = defineEvent({
  type: "diagnosis.started",
  topic,
  data: z.object({ ...diagnosis, worksheetNumber: code.nullable(), startedAt: moment }),
  key,
  sequence,
});

/** A diagnosis has ended and its report can be read. */
export const diagnosisFinished = defineEvent({
  type: "diagnosis.finished",
  topic,
  data: z.object({
    ...diagnosis,
    ended: z.enum(["finished", "cancelled", "connection-lost"]),
    ecus: z.int().nonnegative(),
    currentFaults: z.int().nonnegative(),
    historicalFaults: z.int().nonnegative(),
    endedAt: moment,
  }),
  key,
  sequence,
});

/** The trouble codes of one control unit were read. */
export const dtcRead = defineEvent({
  type: "dtc.read",
  topic,
  data: z.object({
    ...diagnosis,
    ecuCode: code,
    ecuAddress,
    dtcs: z.array(z.object({
      dtcCode,
      /** All eight status bits of ISO 14229-1 as a number. */
      statusByte: z.int().min(0).max(255),
      recordState: z.enum(["current", "historical"]),
    })),
    readAt: moment,
  }),
  key,
  sequence,
});

/** The trouble codes of one control unit were cleared. */
export const dtcCleared = defineEvent({
  type: "dtc.cleared",
  topic,
  data: z.object({
    ...diagnosis,
    ecuCode: code,
    ecuAddress,
    dtcCodes: z.array(dtcCode),
    clearedAt: moment,
  }),
  key,
  sequence,
});

const feedback = {
  feedbackId: rowId,
  version,
  /** Null: no diagnosis was possible. */
  diagnosisId: rowId.nullable(),
  vin,
  storeCode: code,
  authorCode: userCode,
};
const feedbackKey = (data: { feedbackId: number }) => `feedback/${data.feedbackId}`;

/** A workshop said whether a diagnosis led to the fault, or why none was possible. */
export const diagnosisFeedbackSent = defineEvent({
  type: "diagnosis.feedback-sent",
  topic,
  example: { outcome: "right", reason: null },
  data: z.object({
    ...feedback,
    outcome: z.enum(["right", "partly", "wrong"]).nullable(),
    reason: z.enum(["no-connection", "vehicle-unknown", "ecu-silent", "device-fault", "broken-off", "other"])
      .nullable(),
    dtcCodes: z.array(dtcCode),
    sentAt: moment,
  }),
  key: feedbackKey,
  sequence,
});

/** The factory answered what a workshop said of a diagnosis. */
export const diagnosisFeedbackEnded = defineEvent({
  type: "diagnosis.feedback-ended",
  topic,
  data: z.object({
    ...feedback,
    outcome: z.enum(["resolved", "invalid"]),
    actorCode: userCode,
    endedAt: moment,
  }),
  key: feedbackKey,
  sequence,
});

const update = {
  updateId: rowId,
  version,
  diagnosisId: rowId,
  vin,
  storeCode: code,
  ecuCode: code,
  softwareCode: code,
  fromVersion: z.string().max(60),
  toVersion: z.string().max(60),
};

const updateKey = (data: { updateId: number }) => `update/${data.updateId}`;

/** The program of a control unit is being replaced. */
export const updateStarted = defineEvent({
  type: "update.started",
  topic,
  data: z.object({ ...update, blocks: z.int().positive(), startedAt: moment }),
  key: updateKey,
  sequence,
});

/** The control unit runs the new program. */
export const updateFinished = defineEvent({
  type: "update.finished",
  topic,
  data: z.object({ ...update, seconds: z.int().nonnegative(), endedAt: moment }),
  key: updateKey,
  sequence,
});

/** A program update broke off, or was refused before it began. */
export const updateFailed = defineEvent({
  type: "update.failed",
  topic,
  data: z.object({
    ...update,
    upgradeResult: z.enum(["failure", "not-upgraded"]),
    /** Code of the refusal, such as 907701 (not in repair) or 907703 (command timed out). */
    errorCode: z.string().max(20),
    blocksDone: z.int().nonnegative(),
    recoverable: z.boolean(),
    endedAt: moment,
  }),
  key: updateKey,
  sequence,
});

const asking = { askId: rowId, version, vin };
const askingKey = (data: { askId: number }) => `ota/${data.askId}`;
const program = { ecuCode: code, softwareCode: code };

/** A vehicle asked for updates over the air. */
export const otaAsked = defineEvent({
  type: "ota.asked",
  topic,
  data: z.object({
    ...asking,
    offers: z.array(z.object({ ...program, fromVersion: z.string().max(60), toVersion: z.string().max(60) })),
    /** Released programs that it is not offered, with the key of the reason. */
    refusals: z.array(z.object({ ...program, reason: code })),
    askedAt: moment,
  }),
  key: askingKey,
  sequence,
});

/** What became of a program that a vehicle was offered over the air. */
export const otaEnded = defineEvent({
  type: "ota.ended",
  topic,
  data: z.object({
    ...asking,
    ...program,
    toVersion: z.string().max(60),
    otaResult: z.enum(["success", "failure", "not-upgraded"]),
    endedAt: moment,
  }),
  key: askingKey,
  sequence,
});
