import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { answerOrder } from "./answer_order.ts";
import { CART_CALLS, TAG } from "./cart_calls.ts";
import { orderWish } from "./cart_input.ts";
import { dmsDecision } from "./dms_answer.ts";
import { retryOrder } from "./hand_over.ts";
import { JOB_CALLS } from "./jobs/calls.ts";
import { readOrder } from "./read_orders.ts";
import { sendOrder, sentOrder } from "./send_order.ts";
import { order } from "./types.ts";

/** Calls of the cart and the orders. */
export const ORDER_CALLS = [
  ...CART_CALLS,
  ...JOB_CALLS,
  defineCall({
    operationId: "sendOrder",
    method: "post",
    path: "/tis/orders",
    need: "EPCCart:order",
    tag: TAG,
    summary: "Send the cart as one order; the same key twice is the same order",
    input: orderWish,
    output: sentOrder,
    form: {
      to: (sent) => `EPCCart?order=${encodeURIComponent(sent.orderNumber)}`,
      message: (sent) => ({ key: "orders.order-sent", params: { order: sent.orderNumber } }),
    },
    run: sendOrder,
  }),
  defineCall({
    operationId: "readOrder",
    method: "get",
    path: "/tis/orders/{number}",
    need: "EPCCart:view",
    tag: TAG,
    summary: "An order with its lines as they were sent",
    input: z.object({ number: z.string() }),
    output: order,
    run: (ctx, input) => readOrder(ctx, input.number),
  }),
  defineCall({
    operationId: "retryOrder",
    method: "post",
    path: "/tis/orders/{number}/hand-over",
    need: "EPCCart:order",
    tag: TAG,
    summary: "Hand an order over to the dealer management system once more; for people of service stores",
    input: z.object({ number: z.string().max(100) }),
    output: nothing,
    form: { message: "pushes.sentAgain" },
    run: async (ctx, input) => {
      await retryOrder(ctx, input.number);
      return null;
    },
  }),
  defineCall({
    operationId: "answerOrder",
    method: "post",
    path: "/tis/orders/{number}/answer",
    need: "EPCCart:answer",
    tag: TAG,
    summary:
      "The dealer management system tells its decision on an order; the same decision again changes nothing",
    input: dmsDecision.extend({ number: z.string().max(100) }),
    output: z.object({ again: z.boolean().describe("the same decision stood already") }),
    run: (ctx, { number, ...decision }) => answerOrder(ctx, number, decision),
  }),
];
