import { z } from "zod";
import { defineEvent } from "@/events/define_event.ts";

/** An order was sent by a store and waits for its hand-over to the dealer management system. Codes only, no people. */
export const orderSent = defineEvent({
  type: "epc.order-sent",
  topic: "tis.epc.v1",
  data: z.object({
    orderNumber: z.string(),
    version: z.int(),
    storeCode: z.string(),
    priceList: z.string(),
    currency: z.string().length(3),
    /** Decimal text, such as '281.90'. */
    total: z.string(),
    lines: z.array(z.object({
      lineNo: z.int(),
      partNumber: z.string(),
      quantity: z.int(),
      net: z.string(),
      vin: z.string().nullable(),
      figureCode: z.string().nullable(),
      callout: z.string().nullable(),
    })),
  }),
  key: (order) => order.orderNumber,
  sequence: (order) => order.version,
});
