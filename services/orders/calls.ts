import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { answerOrder } from "./answer_order.ts";
import { CART_CALLS, TAG } from "./cart_calls.ts";
import { CART_IMPORT_CALLS } from "./cart_import_calls.ts";
import { orderWish } from "./cart_input.ts";
import { cancelLine } from "./cancel/cancel_line.ts";
import { cancelOrder } from "./cancel/cancel_order.ts";
import { undoOrder } from "./cancel/undo_order.ts";
import { askAvailability, availability } from "./dms/ask_availability.ts";
import { askPartStock, partStock } from "./dms/ask_part_stock.ts";
import { dmsDecision } from "./dms_answer.ts";
import { retryOrder } from "./hand_over.ts";
import { JOB_LABOR_CALLS } from "./labor/calls.ts";
import { JOB_CALLS } from "./jobs/calls.ts";
import { readOrder } from "./read_orders.ts";
import { readReview, review } from "./review/read_review.ts";
import { sendOrder, sentOrder } from "./send_order.ts";
import { order } from "./types.ts";

/** Calls of the cart and the orders. */
export const ORDER_CALLS = [
  ...CART_CALLS,
  ...CART_IMPORT_CALLS,
  ...JOB_CALLS,
  ...JOB_LABOR_CALLS,
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
    operationId: "undoOrder",
    method: "post",
    path: "/tis/orders/{number}/undoing",
    need: "EPCCart:order",
    tag: TAG,
    summary: "Take one's own order back within 5 seconds: its lines are in the cart again",
    input: z.object({ number: z.string().max(100) }),
    output: nothing,
    form: { to: () => "EPCCart", message: "orders.orderUndone" },
    run: async (ctx, input) => {
      await undoOrder(ctx, input.number);
      return null;
    },
  }),
  defineCall({
    operationId: "cancelOrder",
    method: "post",
    path: "/tis/orders/{number}/cancellation",
    need: "EPCCart:order",
    tag: TAG,
    summary: "Cancel an order, or ask the dealer management system to; for people of service stores",
    input: z.object({ number: z.string().max(100) }),
    output: z.object({ cancelled: z.boolean().describe("false: it is asked, the answer follows") }),
    form: {
      message: ({ cancelled }) => ({
        key: cancelled ? "orders.orderCancelled" : "orders.orderCancelAsked",
        params: {},
      }),
    },
    run: (ctx, input) => cancelOrder(ctx, input.number),
  }),
  defineCall({
    operationId: "cancelOrderLine",
    method: "post",
    path: "/tis/orders/{number}/lines/{lineNo}/cancellation",
    need: "EPCCart:order",
    tag: TAG,
    summary: "Ask the dealer management system to cancel one line of an order; for people of service stores",
    input: z.object({ number: z.string().max(100), lineNo: z.coerce.number().int().positive() }),
    output: nothing,
    form: { message: "orders.lineCancelAsked" },
    run: async (ctx, { number, lineNo }) => {
      await cancelLine(ctx, number, lineNo);
      return null;
    },
  }),
  defineCall({
    operationId: "readOrderReview",
    method: "get",
    path: "/tis/carts/current/review",
    need: "EPCCart:view",
    tag: TAG,
    summary: "The caller's cart as it is looked over before it is sent: doubts, totals, address",
    input: z.object({}),
    output: review,
    run: (ctx) => readReview(ctx),
  }),
  defineCall({
    operationId: "readCartAvailability",
    method: "get",
    path: "/tis/carts/current/availability",
    need: "EPCCart:view",
    tag: TAG,
    summary:
      "What of the caller's cart is in stock and in which depot; not known while the dealer management system is away",
    input: z.object({}),
    output: availability,
    run: (ctx) => askAvailability(ctx),
  }),
  defineCall({
    operationId: "readPartStock",
    method: "get",
    path: "/tis/parts/{partNumber}/stock",
    need: "EPCCart:view",
    loggedAs: "reads",
    tag: TAG,
    summary:
      "Whether pieces of a part are in stock and in which depot; not known while the dealer management system is away",
    input: z.object({
      partNumber: z.string().max(100),
      quantity: z.int().min(1).max(LIMITS.cartQuantity).default(1),
    }),
    output: partStock,
    run: (ctx, input) => askPartStock(ctx, input.partNumber, input.quantity),
  }),
  defineCall({
    operationId: "answerOrder",
    method: "post",
    path: "/tis/orders/{number}/answer",
    need: "EPCCart:answer",
    tag: TAG,
    summary:
      "The dealer management system tells its decision on an order, and what happens after it; the same again changes nothing",
    input: dmsDecision.extend({ number: z.string().max(100) }),
    output: z.object({ again: z.boolean().describe("all of it stood already") }),
    run: (ctx, { number, ...decision }) => answerOrder(ctx, number, decision),
  }),
];
