import { z } from "zod";
import { defineExport, MOST_ROWS, words } from "@/engines/exports/define_export.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { allHistoryLines } from "./read_orders.ts";
import { ORDER_STATES } from "./types.ts";

/** The order history with its lines as a spreadsheet, a row a line. */
export const ordersExport = defineExport({
  kind: "orders",
  title: "exports.orderLines",
  need: "EPCCart:view",
  page: "EPCCart?view=orders",
  filter: z.object({
    state: z.enum(ORDER_STATES).optional().catch(undefined),
    keyword: z.string().trim().min(1).max(LIMITS.keywordLength).optional().catch(undefined),
  }),
  columns: [
    { key: "number", text: "cart.orderNumber", kind: "text", width: 18 },
    { key: "state", text: "cart.state", kind: "text", width: 18 },
    { key: "sentAt", text: "cart.sentAt", kind: "moment", width: 20 },
    { key: "sentBy", text: "cart.sentBy", kind: "text", width: 24 },
    { key: "store", text: "cart.store", kind: "text", width: 28 },
    { key: "line", text: "cart.line", kind: "number", width: 8 },
    { key: "part", text: "epc.partNumber", kind: "text", width: 18 },
    { key: "name", text: "epc.name", kind: "text", width: 36 },
    { key: "quantity", text: "cart.pieces", kind: "number", width: 10 },
    { key: "unit", text: "exports.unit", kind: "text", width: 8 },
    { key: "price", text: "cart.price", kind: "money", width: 12 },
    { key: "amount", text: "cart.amount", kind: "money", width: 14 },
    { key: "currency", text: "exports.currency", kind: "text", width: 10 },
    { key: "vin", text: "exports.vin", kind: "text", width: 20 },
    { key: "note", text: "cart.note", kind: "text", width: 30 },
  ],
  limit: MOST_ROWS,
  open: allHistoryLines,
  cells: (_ctx, { head, ...line }) => ({
    number: head.number,
    state: head.stateName,
    sentAt: head.sentAt,
    sentBy: head.userName,
    store: head.storeName,
    line: line.lineNo,
    part: line.shown,
    name: line.name,
    quantity: line.quantity,
    unit: line.unit,
    price: line.net,
    amount: line.amount,
    currency: head.total.currency,
    vin: line.vin,
    note: line.note,
  }),
  say: ({ t }, { state, keyword }) =>
    words(
      [t("cart.orderNumber"), keyword],
      [t("cart.state"), state && t(`epc_service.order.state.${state}`)],
    ),
});
