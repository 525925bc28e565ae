import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { amount, code, currency, day, moment, rowId, userCode, version } from "@/engines/events/members.ts";

const topic = "tis.epc.v1";

/** An order was sent by a store and waits for its hand-over to the dealer management system. */
export const orderSent = defineEvent({
  type: "epc.order-sent",
  topic,
  example: { version: 1 },
  data: z.object({
    orderNumber: z.string(),
    version: z.int(),
    storeCode: z.string(),
    priceList: z.string(),
    currency,
    /** Decimal text, such as '281.90'. */
    total: z.string(),
    lines: z.array(z.object({
      lineNo: z.int(),
      partNumber: z.string(),
      quantity: z.int(),
      net: amount,
      vin: z.string().nullable(),
      figureCode: z.string().nullable(),
      callout: z.string().nullable(),
      /** Only where the part does not fit the vehicle: who wants it all the same, and what they were told. */
      consent: z.object({ userCode, consentedAt: moment, misfitReason: z.string() }).optional(),
    })),
  }),
  key: (order) => order.orderNumber,
  sequence: (order) => order.version,
});

/**
 * The order's hand-over has come to something: the dealer management system has taken it, has decided, or could not be reached.
 */
export const orderAnswered = defineEvent({
  type: "epc.order-answered",
  topic,
  example: { state: "accepted", reason: null, expectedOn: null },
  data: z.object({
    orderNumber: code,
    version,
    storeCode: code,
    /** The order's state after the answer (rules.md 1). */
    state: z.enum(["handed_over", "accepted", "partly_accepted", "rejected", "push_failed"]),
    /** The dealer management system's own number of the order. */
    dmsNumber: code.nullable(),
    /** Code of the refusal or failure, such as `unknown-store` or `timeout`. */
    reason: z.string().max(120).nullable(),
    /** Empty as long as nothing was decided. */
    lines: z.array(z.object({
      lineNo: z.int().positive(),
      partNumber: code,
      quantity: z.int().positive(),
      accepted: z.int().nonnegative(),
      backOrdered: z.int().nonnegative(),
      refused: z.int().nonnegative(),
      reason: z.string().max(120).nullable(),
      expectedOn: day.nullable(),
    })),
  }),
  key: (order) => order.orderNumber,
  sequence: (order) => order.version,
});

/** Somebody else works on a job of a store now: it was handed over to them, or they took it over. */
export const jobHandedOver = defineEvent({
  type: "epc.job-handed-over",
  topic,
  example: { fromUser: "store-technician", toUser: "store-manager", byUser: "store-technician" },
  data: z.object({
    jobId: rowId,
    version,
    storeCode: code,
    fromUser: userCode,
    toUser: userCode,
    /** Which of the two did it. */
    byUser: userCode,
  }),
  key: (job) => String(job.jobId),
  sequence: (job) => job.version,
});
