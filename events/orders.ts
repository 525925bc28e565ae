import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { amount, code, currency, day, moment, rowId, userCode, version } from "@/engines/events/members.ts";

const topic = "tis.epc.v1";

/** How urgent an order is. */
const ORDER_KINDS = ["stock", "urgent", "vehicle_off_road"] as const;
/** What the dealer management system tells of an order after its decision. */
const NEWS_KINDS = ["shipment", "invoice", "back_order"] as const;

/** An order was sent by a store and waits for its hand-over to the dealer management system. */
export const orderSent = defineEvent({
  type: "epc.order-sent",
  topic,
  example: {
    version: 1,
    listPrice: "187.90",
    discountGroup: "B",
    coreDeposit: null,
    wishedOn: null,
    coreTotal: "0.00",
    vat: "53.56",
    vatPercent: "19.00",
  },
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
      /** Beside the net price; missing in events of before they were told. */
      prices: z.object({
        /** What customers are asked for, without VAT. */
        listPrice: amount.nullable(),
        discountGroup: code.nullable(),
        /** For one old part. */
        coreDeposit: amount.nullable(),
      }).optional(),
    })),
    /** What was settled by the review before sending; missing in events of before there was one. */
    terms: z.object({
      /** How urgent it is. */
      orderKind: z.enum(ORDER_KINDS),
      /** Day that the store wishes it for. */
      wishedOn: day.nullable(),
      /** Core deposits of all lines. */
      coreTotal: amount,
      /** Value-added tax on net prices and core deposits, and its rate in percent. */
      vat: amount.nullable(),
      vatPercent: amount.nullable(),
    }).optional(),
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

/** An order was taken back before it was handed over, or cancelled as the dealer management system agreed. */
export const orderCancelled = defineEvent({
  type: "epc.order-cancelled",
  topic,
  data: z.object({
    orderNumber: code,
    version,
    storeCode: code,
    /** undone: taken back within seconds, withdrawn: before its hand-over began, agreed: by the dealer management system. */
    endedAs: z.enum(["undone", "withdrawn", "agreed"]),
    dmsNumber: code.nullable(),
  }),
  key: (order) => order.orderNumber,
  sequence: (order) => order.version,
});

/** The dealer management system is asked to cancel an order, or has told why it does not. */
export const orderCancellationMoved = defineEvent({
  type: "epc.order-cancellation-moved",
  topic,
  example: { reason: null },
  data: z.object({
    orderNumber: code,
    version,
    storeCode: code,
    /** asked, refused by the dealer management system, or failed: it could not be asked. */
    cancellation: z.enum(["asked", "refused", "failed"]),
    /** Code of the refusal or failure. */
    reason: z.string().max(120).nullable(),
  }),
  key: (order) => order.orderNumber,
  sequence: (order) => order.version,
});

/** The dealer management system has told of a shipment, an invoice, or when what is backordered comes. */
export const orderProgressed = defineEvent({
  type: "epc.order-progressed",
  topic,
  example: { newsId: "D0000001-1", reference: "LS-0000017", expectedOn: null },
  data: z.object({
    orderNumber: code,
    version,
    storeCode: code,
    news: z.array(z.object({
      /** The dealer management system's own name of it. */
      newsId: z.string().max(64),
      newsKind: z.enum(NEWS_KINDS),
      /** Number of the delivery note or invoice. */
      reference: z.string().max(64).nullable(),
      happenedAt: moment,
      lines: z.array(z.object({
        lineNo: z.int().positive(),
        quantity: z.int().positive(),
        expectedOn: day.nullable(),
      })),
    })),
  }),
  key: (order) => order.orderNumber,
  sequence: (order) => order.version,
});

/** The dealer management system is asked to cancel one line of an order, has agreed, or has told why it does not. */
export const orderLineCancellationMoved = defineEvent({
  type: "epc.order-line-cancellation-moved",
  topic,
  example: { reason: null },
  data: z.object({
    orderNumber: code,
    version,
    storeCode: code,
    lineNo: z.int().positive(),
    partNumber: code,
    /** asked, agreed: nothing of the line comes, refused by the dealer management system, or failed: it could not be asked. */
    lineCancellation: z.enum(["asked", "agreed", "refused", "failed"]),
    /** Code of the refusal or failure. */
    reason: z.string().max(120).nullable(),
  }),
  key: (order) => order.orderNumber,
  sequence: (order) => order.version,
});
