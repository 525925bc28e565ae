import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, keyword } from "@/engines/lists/filters.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { headColumns, headOf, lastPush, orderScope, orderTables } from "./read_orders.ts";
import { ORDER_STATES, orderHead } from "./types.ts";

/** Whether the reader belongs to a store: others see nothing of the jobs that orders were sent from. */
const isOfStore = (ctx: Ctx) => personOf(ctx).userType === "store";

/** Whether the reader may see the orders of several stores; who belongs to one may have a role at others. */
function seesSeveralStores(ctx: Ctx): boolean {
  const { orgCode, assignments } = personOf(ctx);
  return !isOfStore(ctx) || assignments.some(({ org }) => org !== null && org !== orgCode);
}

/** Orders that the reader may see. Its sheet has a row for each of their lines (exports.ts). */
export const orderList = defineList({
  kind: "orders",
  page: "EPCCart",
  fixed: { view: "orders" },
  title: "orders.orders",
  need: "EPCCart:view",
  call: {
    operationId: "listOrders",
    path: "/tis/orders",
    tag: "Cart and orders",
    summary: "Orders of the caller's store, newest first",
  },
  record: orderHead,
  id: ({ number }) => number,
  words: {
    count: "orders.orderCount",
    filter: "orders.filterOrders",
    submit: "table.search",
    none: "orders.noOrders",
    noneWhy: "orders.noOrdersWhy",
    noMatch: "orders.noOrderMatches",
    noMatchWhy: "orders.noOrderMatchesWhy",
  },
  filter: {
    keyword: keyword("orders.orderNumber", { on: "o.number", says: "order number or part of it" }),
    state: chosen("orders.state", z.enum(ORDER_STATES), {
      all: "orders.allStates",
      // What is still a draft is the cart.
      choices: ({ t }) =>
        ORDER_STATES.filter((state) => state !== "draft")
          .map((value) => ({ value, label: t(`orders.state.${value}`) })),
      on: "o.state",
    }),
  },
  columns: {
    number: { text: "orders.orderNumber", kind: "code", sort: "o.number", title: true },
    state: { text: "orders.state", kind: "state", of: ({ stateName }) => stateName, sort: "o.state" },
    kind: {
      text: "orders.kind",
      kind: "text",
      of: ({ kind }, { t }) => t(`orders.kind.${kind}`),
      sort: "o.kind",
    },
    job: { text: "orders.job", kind: "text", of: ({ job }) => job?.title ?? null, for: isOfStore },
    customer: {
      text: "orders.job_customer",
      kind: "text",
      of: ({ job }) => job?.customer ?? null,
      in: "chooser",
      for: isOfStore,
    },
    plate: {
      text: "orders.job_plate",
      kind: "code",
      of: ({ job }) => job?.plate ?? null,
      in: "chooser",
      for: isOfStore,
    },
    repairOrder: {
      text: "orders.job_repairOrder",
      kind: "code",
      of: ({ job }) => job?.repairOrder ?? null,
      in: "chooser",
      for: isOfStore,
    },
    sentAt: { text: "orders.sentAt", kind: "moment", sort: "o.sent_at" },
    userName: { text: "orders.sentBy", kind: "person", sort: "u.full_name" },
    storeName: {
      text: "orders.store",
      kind: "text",
      short: true,
      for: seesSeveralStores,
      sort: ({ sql, chain }) => sql`name_in(st.names, ${chain as string[]})`,
    },
    lineCount: { text: "orders.lines", kind: "number", sort: "o.line_count" },
    pieceCount: { text: "orders.pieces", kind: "number", sort: "o.piece_count" },
    total: { text: "orders.total", kind: "money", of: ({ total }) => total.amount, sort: "o.total" },
  },
  order: "-sentAt",
  scope: (ctx) => () => orderScope(ctx),
  query: { key: "o.number", from: orderTables, joins: lastPush, select: headColumns, record: headOf },
  sheet: false,
});
