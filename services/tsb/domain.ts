import * as events from "@/events/tsb.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { documentPages } from "@/engines/documents/document_pages.ts";
import { linkDocumentsJob } from "@/engines/documents/link_documents_job.ts";
import { documentLinkKind } from "@/engines/documents/document_link_kind.ts";
import { page } from "@/kernel/access/pages.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { notifyTsbPublished } from "./notify_published.ts";
import { notifyTsbRevoked } from "./notify_revoked.ts";
import { tsbDocument } from "./tsb_document.ts";
import { tsbTypeRegister } from "./type_register.ts";
import { WORK_ORDER_CALLS } from "./work_orders/calls.ts";
import { raiseForOpenedJob } from "./work_orders/raise_for_opened_job.ts";
import { raiseWorkOrdersAnewJob } from "./work_orders/raise_anew_job.ts";
import { remindOfWorkOrdersJob } from "./work_orders/remind_job.ts";
import { settleTsbWorkOrders } from "./work_orders/settle_consumer.ts";
import { settleWorkOrdersWork } from "./work_orders/settle_work.ts";
import { workOrderList } from "./work_orders/work_order_list.ts";

/** Everybody who repairs, sells or answers for it. */
const READERS = [
  "factory-manager",
  "factory-engineer",
  "designated-engineer",
  "section-chief",
  "technical-supervisor",
  "claim-approver-1",
  "claim-approver-2",
  "claim-approver-3",
  "store-technician",
  "store-manager",
  "dealer-group-user",
  "overseas-store",
] as const;

/** Who does the work. */
const WORKSHOPS = ["store-technician", "store-manager", "overseas-store"] as const;

export const tsb = defineDomain({
  name: "tsb",
  pages: [
    ...documentPages(tsbDocument, {
      module: "bulletins",
      icon: "file-exclamation-point",
      workIcon: "file-pen-line",
      workShort: "nav.page_TSBwork",
      files: ["preview"],
    }),
    page("TsbWorkOrder", {
      module: "bulletins",
      icon: "clipboard-list",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    registerPage(tsbTypeRegister, { module: "bulletins", icon: "tags", nav: "below" }),
  ],
  registers: [tsbTypeRegister],
  documents: [tsbDocument],
  calls: WORK_ORDER_CALLS,
  lists: [workOrderList],
  jobs: [
    linkDocumentsJob(tsbDocument, "link-tsbs", "0 20 4 * * *"),
    raiseForOpenedJob,
    raiseWorkOrdersAnewJob,
    remindOfWorkOrdersJob,
  ],
  work: [settleWorkOrdersWork],
  consumers: [settleTsbWorkOrders],
  linkKinds: { tsb: documentLinkKind(tsbDocument) },
  events: Object.values(events),
  notifications: [notifyTsbPublished, notifyTsbRevoked],
  messages: {
    "tsb-published": { icon: "file-exclamation-point", tone: "info", toDo: false, byMail: true },
    "tsb-revoked": { icon: "undo-2", tone: "warn", toDo: false, byMail: true },
    "tsb-work-orders-overdue": { icon: "clipboard-list", tone: "warn", toDo: true, byMail: true },
    "tsb-work-orders-came": { icon: "clipboard-list", tone: "info", toDo: true, byMail: true },
    "tsb-work-orders-went": { icon: "clipboard-list", tone: "info", toDo: false, byMail: false },
  },
  places: {
    "tsb-attachment": { types: ["mp4", "zip", "pdf"], limit: LIMITS.uploadBytes, upload: "TSBwork:edit" },
  },
  grants: [
    { roles: READERS, rights: viewing("TSBList") },
    {
      roles: ["factory-manager", "factory-engineer", "designated-engineer", "section-chief"],
      rights: [...viewing("TSBwork", "TSBType"), "TSBwork:edit", "TSBwork:submit"],
    },
    {
      roles: ["factory-manager", "section-chief"],
      rights: ["TSBwork:verify", "TSBwork:publish", "TSBwork:stop"],
    },
    {
      roles: [
        "factory-manager",
        "factory-engineer",
        "designated-engineer",
        "section-chief",
        "technical-supervisor",
        ...WORKSHOPS,
        "dealer-group-user",
      ],
      rights: viewing("TsbWorkOrder"),
    },
    { roles: WORKSHOPS, rights: ["TsbWorkOrder:edit"] },
    { roles: ["factory-manager", "section-chief"], rights: ["TsbWorkOrder:reopen"] },
    { roles: ["factory-manager", "section-chief", "dealer-group-user"], rights: ["TsbWorkOrder:move"] },
    { roles: ["factory-manager"], rights: ["TSBwork:edit-all", "TSBType:edit"] },
  ],
  demo: [{
    // Before the first document of any kind is written.
    name: "mail wishes of authors",
    told: "bulletins",
    after: "tools",
    load: async () => (await import("@/demo/documents/author_news.ts")).fillAuthorWishes,
  }, {
    name: "tsb",
    told: "bulletins",
    usesFiles: true,
    after: "mail wishes of authors",
    load: async () => (await import("@/demo/tsb/bulletins.ts")).fillBulletins,
  }, {
    name: "tsb_work_orders",
    told: "bulletins",
    after: "tsb",
    load: async () => (await import("@/demo/tsb/work_orders.ts")).fillWorkOrders,
  }],
});
