import * as events from "@/events/labor.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { documentPages } from "@/engines/documents/document_pages.ts";
import { linkDocumentsJob } from "@/engines/documents/link_documents_job.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";
import { laborActionRegister } from "./action_register.ts";
import { laborBaseStepRegister } from "./base_step_register.ts";
import { LABOR_CALLS } from "./calls.ts";
import { laborDtcRegister } from "./dtc_register.ts";
import { laborFaultRegister } from "./fault_register.ts";
import { faultItemList } from "./faults/fault_item_list.ts";
import { handOverReleasedLabor } from "./hand_over/hand_over_consumer.ts";
import { LABOR_SUBJECT } from "./hand_over/held_item.ts";
import { notifyLaborPushFailed, PUSH_FAILED } from "./hand_over/notify_push_failed.ts";
import { laborPushLog, RETRY_RIGHT } from "./hand_over/push_log.ts";
import { pushedLabor } from "./hand_over/pushed_labor.ts";
import { laborDocument } from "./labor_document.ts";
import { laborLinkKind, laborStepLinkKind } from "./labor_link_kinds.ts";
import { linkLaborJob } from "./link_labor_job.ts";
import { RECOMPUTE_RIGHT } from "./recompute/begin_recompute.ts";
import { PREPARED, RECOMPUTED, recomputeLaborWork } from "./recompute/recompute_work.ts";
import { BASE_STEP_CHANGED } from "./steps/follow_base_step.ts";
import { laborTypeRegister } from "./type_register.ts";

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

/** Who develops labor items, and judges those of others. */
const FACTORY = ["factory-manager", "factory-engineer", "designated-engineer", "section-chief"] as const;

export const labor = defineDomain({
  name: "labor",
  pages: [
    ...documentPages(laborDocument, {
      module: "labor",
      icon: "timer",
      workIcon: "file-pen-line",
      files: ["reading", "preview", "editor"],
    }),
    page("LaborWorkMal", {
      module: "labor",
      icon: "bug",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    page("LaborCatalogPushLog", {
      module: "labor",
      icon: "send",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    registerPage(laborTypeRegister, { module: "labor", icon: "tags", nav: "module" }),
    registerPage(laborActionRegister, { module: "labor", icon: "hammer", nav: "below" }),
    registerPage(laborBaseStepRegister, { module: "labor", icon: "footprints", nav: "below" }),
    page("LaborRecompute", {
      module: "labor",
      icon: "refresh-cw",
      need: RECOMPUTE_RIGHT,
      under: "LaborBaseStep",
    }),
    registerPage(laborFaultRegister, { module: "labor", icon: "bug", nav: "below" }),
    registerPage(laborDtcRegister, { module: "labor", icon: "link", nav: "below" }),
  ],
  registers: [
    laborActionRegister,
    laborBaseStepRegister,
    laborDtcRegister,
    laborFaultRegister,
    laborTypeRegister,
  ],
  documents: [laborDocument],
  lists: [faultItemList, laborPushLog],
  calls: LABOR_CALLS,
  consumers: [handOverReleasedLabor],
  jobs: [linkLaborJob, linkDocumentsJob(laborDocument, "link-labor-items", "0 50 4 * * *")],
  work: [recomputeLaborWork],
  linkKinds: { labor: laborLinkKind, laborStep: laborStepLinkKind },
  pushed: { [LABOR_SUBJECT]: pushedLabor },
  notifications: [notifyLaborPushFailed],
  messages: {
    [PUSH_FAILED]: { icon: "circle-x", tone: "err", toDo: true, byMail: true },
    [BASE_STEP_CHANGED]: { icon: "footprints", tone: "warn", toDo: true, byMail: false },
    [RECOMPUTED]: { icon: "refresh-cw", tone: "ok", toDo: false, byMail: false },
    [PREPARED]: { icon: "file-pen-line", tone: "info", toDo: true, byMail: true },
  },
  grants: [
    {
      roles: ["factory-manager", "factory-engineer", "designated-engineer"],
      rights: [...viewing("LaborType", "LaborAction", "LaborBaseStep", "LaborFault", "LaborDtc")],
    },
    {
      roles: ["factory-engineer"],
      rights: [...writing("LaborType", "LaborAction", "LaborBaseStep", "LaborFault", "LaborDtc")],
    },
    { roles: READERS, rights: viewing("LaborList") },
    {
      roles: FACTORY,
      rights: [
        ...viewing("LaborWork", "LaborWorkMal", "LaborCatalogPushLog"),
        "LaborWork:edit",
        "LaborWork:submit",
        "LaborWork:verify",
      ],
    },
    {
      roles: ["factory-manager", "section-chief"],
      rights: ["LaborWork:publish", "LaborWork:stop", RETRY_RIGHT],
    },
    { roles: ["factory-manager"], rights: [RECOMPUTE_RIGHT] },
  ],
  events: Object.values(events),
  demo: [{
    name: "labor",
    told: "registers",
    after: "users",
    load: async () => (await import("@/demo/labor/words.ts")).fillLabor,
  }, {
    name: "labor_items",
    told: "labor operations",
    after: "repair_cases",
    load: async () => (await import("@/demo/labor/items.ts")).fillLaborItems,
  }],
});
