import { orderList } from "./order_list.ts";
import { cartTemplate } from "./read_rows.ts";
import { pushedOrder } from "./pushed_order.ts";
import {
  jobHandedOver,
  orderAnswered,
  orderCancellationMoved,
  orderCancelled,
  orderLineCancellationMoved,
  orderProgressed,
  orderSent,
} from "@/events/orders.ts";
import { CANCELLATION } from "./cancel/cancel_order.ts";
import { LINE_CANCELLATION } from "./cancel/cancel_line.ts";
import { pushedLineCancellation } from "./cancel/pushed_line_cancellation.ts";
import { pushedCancellation } from "./cancel/pushed_cancellation.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { notifyOrderAnswered } from "./notify_order_answered.ts";
import { forgetDeletedJobsJob } from "./jobs/forget_deleted_jobs_job.ts";
import { jobList } from "./jobs/job_list.ts";
import { notifyJobHandedOver } from "./jobs/notify_handed_over.ts";
import { notifyOrderProgressed } from "./dms/notify_order_progressed.ts";
import { handOverSentOrder } from "./push_consumer.ts";
import { ORDER_CALLS } from "./calls.ts";
import { PAPER_ANSWERS } from "./answers.ts";
import { ordersExport } from "./exports.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const orders = defineDomain({
  name: "orders",
  pages: [
    page("EPCCart", { module: "parts", icon: "shopping-cart", nav: "below" }),
  ],
  calls: ORDER_CALLS,
  answers: PAPER_ANSWERS,
  exports: [ordersExport],
  grants: [
    {
      roles: ["technical-supervisor", "store-technician", "store-manager", "overseas-store"],
      rights: [...viewing("EPCCart"), "EPCCart:edit", "EPCCart:order"],
    },
    // They look at the orders of their stores, and order nothing.
    {
      roles: ["dealer-group-user", "factory-manager", "factory-engineer"],
      rights: [...viewing("EPCCart")],
    },
    { roles: ["integration-partner"], rights: ["EPCCart:answer"] },
  ],
  events: [
    orderSent,
    orderAnswered,
    orderCancelled,
    orderCancellationMoved,
    orderLineCancellationMoved,
    orderProgressed,
    jobHandedOver,
  ],
  consumers: [handOverSentOrder],
  jobs: [forgetDeletedJobsJob],
  notifications: [notifyOrderAnswered, notifyOrderProgressed, notifyJobHandedOver],
  messages: {
    "order-accepted": { icon: "circle-check", tone: "ok", toDo: false, byMail: false },
    "order-partly-accepted": { icon: "triangle-alert", tone: "warn", toDo: true, byMail: true },
    "order-rejected": { icon: "circle-x", tone: "err", toDo: true, byMail: true },
    "order-shipped": { icon: "truck", tone: "info", toDo: false, byMail: false },
    "order-back-ordered": { icon: "calendar-clock", tone: "warn", toDo: false, byMail: true },
    "job-handed-over": { icon: "shopping-cart", tone: "info", toDo: true, byMail: false },
    "job-taken-over": { icon: "shopping-cart", tone: "info", toDo: false, byMail: false },
    "push-failed": { icon: "circle-x", tone: "err", toDo: true, byMail: true },
  },
  places: { "epc-import": { types: ["xlsx"], limit: LIMITS.epcImportBytes, upload: "EPCCart:edit" } },
  templates: { "TIS-cart.xlsx": { need: "EPCCart:view", make: cartTemplate } },
  pushed: {
    order: pushedOrder,
    [CANCELLATION]: pushedCancellation,
    [LINE_CANCELLATION]: pushedLineCancellation,
  },
  lists: [orderList, jobList],
  demo: [{
    name: "orders",
    told: "carts, orders and favorites",
    after: "statistics",
    load: async () => (await import("@/demo/orders.ts")).fillOrders,
  }, {
    name: "jobs",
    told: "jobs of the stores",
    after: "orders",
    load: async () => (await import("@/demo/orders/jobs.ts")).fillJobs,
  }],
});
