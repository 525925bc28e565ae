import * as events from "@/events/diagnosis.ts";
import { dtcLinkKind } from "./dtc_link_kind.ts";
import { linkDtcsJob } from "./link_dtcs_job.ts";
import { dtcRegister } from "./dtc_register.ts";
import { DIAGNOSIS_CALLS } from "./course/calls.ts";
import { diagnosisList } from "./course/diagnosis_list.ts";
import { DEVICE_CALLS } from "./devices/calls.ts";
import { deviceList } from "./devices/device_list.ts";
import { DIAGNOSIS_ANSWERS } from "./answers.ts";
import { RUN_CALLS } from "./runs/calls.ts";
import { OTA_CALLS } from "./ota/calls.ts";
import { UPDATE_CALLS } from "./updates/calls.ts";
import { endLateUpdatesJob } from "./updates/end_late_job.ts";
import { WORKSHEET_CALLS } from "./worksheets/calls.ts";
import { worksheetList } from "./worksheets/worksheet_list.ts";
import { VDS_FEEDBACK_CALLS } from "./feedback/calls.ts";
import { vdsFeedbackList, vdsNoDiagnosisList } from "./feedback/feedback_lists.ts";
import { notifyVdsFeedbackEnded } from "./feedback/notify_ended.ts";
import { maySeeVdsFeedback } from "./feedback/read_feedback.ts";
import { VDS_FEEDBACK_USE } from "./feedback/rows.ts";
import { GENERIC_CALLS } from "./generic/calls.ts";
import { ASSISTANT_CALLS } from "./assistant/calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

/** Who answers for stores, and sees what they diagnose. */
const READERS = [
  "factory-engineer",
  "designated-engineer",
  "technical-supervisor",
  "dealer-group-user",
] as const;

/** Who does the work. */
const WORKSHOPS = ["store-technician", "store-manager", "overseas-store"] as const;

export const diagnosis = defineDomain({
  name: "diagnosis",
  pages: [
    page("VDSDiagnose", {
      module: "diagnosis",
      icon: "stethoscope",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    page("VDSWorkSheet", {
      module: "diagnosis",
      icon: "clipboard-list",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    page("DiagnosePreview", {
      module: "diagnosis",
      icon: "file-text",
      under: "VDSDiagnose",
      need: "VDSDiagnose:view",
    }),
    page("RegistVDS", {
      module: "diagnosis",
      icon: "cable",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    page("DiagnoseHelper", {
      module: "diagnosis",
      icon: "lightbulb",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    page("DiagnoseSelflist", {
      module: "diagnosis",
      icon: "list",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    page("VDSFeedback", {
      module: "diagnosis",
      icon: "message-square-warning",
      under: "DiagnoseSelflist",
      rightTitle: "right.register.view",
    }),
    page("VDSFeedbackNoDiagnose", {
      module: "diagnosis",
      icon: "message-square-warning",
      under: "DiagnoseSelflist",
      rightTitle: "right.register.view",
    }),
    page("DTCManage", { module: "diagnosis", icon: "activity", nav: "module" }),
  ],
  registers: [dtcRegister],
  calls: [
    ...GENERIC_CALLS,
    ...ASSISTANT_CALLS,
    ...VDS_FEEDBACK_CALLS,
    ...WORKSHEET_CALLS,
    ...DEVICE_CALLS,
    ...DIAGNOSIS_CALLS,
    ...RUN_CALLS,
    ...UPDATE_CALLS,
    ...OTA_CALLS,
  ],
  answers: DIAGNOSIS_ANSWERS,
  lists: [worksheetList, deviceList, diagnosisList, vdsFeedbackList, vdsNoDiagnosisList],
  jobs: [linkDtcsJob, endLateUpdatesJob],
  linkKinds: { dtc: dtcLinkKind },
  grants: [
    {
      roles: [
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
      ],
      rights: [...viewing("DTCManage")],
    },
    { roles: ["factory-engineer"], rights: [...writing("DTCManage")] },
    { roles: ["section-chief", ...READERS, ...WORKSHOPS], rights: viewing("DiagnoseHelper") },
    {
      roles: ["section-chief", ...READERS, ...WORKSHOPS],
      rights: viewing("DiagnoseSelflist", "VDSFeedback", "VDSFeedbackNoDiagnose"),
    },
    { roles: WORKSHOPS, rights: ["VDSFeedback:edit", "VDSFeedbackNoDiagnose:edit"] },
    {
      roles: ["factory-engineer", "designated-engineer", "section-chief"],
      rights: ["VDSFeedback:process", "VDSFeedbackNoDiagnose:process"],
    },
    { roles: [...READERS, ...WORKSHOPS], rights: viewing("VDSDiagnose", "VDSWorkSheet") },
    { roles: ["integration-partner"], rights: ["VDSDiagnose:ota"] },
    { roles: WORKSHOPS, rights: ["VDSDiagnose:edit", "VDSWorkSheet:edit"] },
    { roles: ["store-manager", "overseas-store"], rights: [...viewing("RegistVDS"), "RegistVDS:edit"] },
  ],
  events: Object.values(events),
  notifications: [notifyVdsFeedbackEnded],
  messages: {
    "diagnosis-shared": { icon: "share-2", tone: "info", toDo: false, byMail: true },
    "vds-feedback-resolved": { icon: "message-square-warning", tone: "ok", toDo: false, byMail: true },
    "vds-feedback-invalid": { icon: "message-square-warning", tone: "info", toDo: false, byMail: true },
  },
  readers: { [VDS_FEEDBACK_USE]: maySeeVdsFeedback },
  demo: [{
    name: "diagnosis",
    told: "registers",
    after: "labor",
    load: async () => (await import("@/demo/diagnosis.ts")).fillDtcs,
  }, {
    name: "visits",
    told: "diagnosis",
    after: "recent vehicles",
    load: async () => (await import("@/demo/diagnosis/visits.ts")).fillVisits,
  }],
});
