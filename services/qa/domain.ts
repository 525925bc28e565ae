import * as events from "@/events/qa.ts";
import { CASE_MEDIA } from "@/engines/files/place_types.ts";
import { replyTemplateRegister } from "./reply_template_register.ts";
import { partQaTypeRegister, techQaTypeRegister } from "./type_registers.ts";
import { REPLY_FILES } from "./answer_question.ts";
import { BOARD_EXPORTS } from "./boards/board_exports.ts";
import { BOARD_PAGE_ROUTES, BOARD_PAGES } from "./boards/board_pages.ts";
import { QUESTION_CALLS } from "./calls.ts";
import { mayReadQuestionFiles, mayReadReplyFiles } from "./file_readers.ts";
import { notifyAdopted, notifyAsked, notifyClosed, notifyPassedOn, notifyReplied } from "./notifications.ts";
import { partQuestionList, techQuestionList } from "./question_lists.ts";
import { remindOfQuestionsJob } from "./remind_job.ts";
import { QUESTION_FILES } from "./save_question.ts";
import { page } from "@/kernel/access/pages.ts";
import type { Right } from "@/kernel/access/rights.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { businessHoursRegister } from "./business_hours_register.ts";

const KINDS = ["Part", "Tech"] as const;
/** Who asks. */
const STORES = ["technical-supervisor", "store-technician", "store-manager", "overseas-store"] as const;
/** Who answers. */
const FACTORY = ["factory-manager", "factory-engineer", "designated-engineer", "section-chief"] as const;

export const qa = defineDomain({
  name: "qa",
  pages: [
    page("PartQAList", {
      module: "qa",
      icon: "messages-square",
      nav: "module",
      rightTitle: "right.register.view",
    }),
    page("TechQAList", {
      module: "qa",
      icon: "message-circle-question-mark",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    page("PartQAAdd", { module: "qa", icon: "message-circle-plus", under: "PartQAList" }),
    page("PartQAView", { module: "qa", icon: "message-square-text", under: "PartQAList" }),
    page("TechQAAdd", { module: "qa", icon: "message-circle-plus", under: "TechQAList" }),
    page("TechQAView", { module: "qa", icon: "message-square-text", under: "TechQAList" }),
    ...BOARD_PAGES,
    registerPage(partQaTypeRegister, { module: "qa", icon: "list-tree", nav: "below" }),
    registerPage(techQaTypeRegister, { module: "qa", icon: "list-tree", nav: "below" }),
    registerPage(businessHoursRegister, {
      module: "qa",
      icon: "timer",
      nav: "below",
      title: "qa.businessHours.title",
      purpose: "qa.businessHours.purpose",
    }),
    registerPage(replyTemplateRegister, {
      module: "qa",
      icon: "message-square-text",
      under: "TechQAType",
      title: "qa.replyTemplate.title",
      purpose: "qa.replyTemplate.purpose",
    }),
  ],
  registers: [partQaTypeRegister, techQaTypeRegister, businessHoursRegister, replyTemplateRegister],
  lists: [partQuestionList, techQuestionList],
  calls: QUESTION_CALLS,
  notifications: [notifyAsked, notifyReplied, notifyPassedOn, notifyAdopted, notifyClosed],
  jobs: [remindOfQuestionsJob],
  messages: {
    "question-asked": { icon: "message-circle-question-mark", tone: "info", toDo: true, byMail: true },
    "question-replied": { icon: "reply", tone: "ok", toDo: true, byMail: true },
    "question-came": { icon: "message-circle-question-mark", tone: "info", toDo: true, byMail: true },
    "question-adopted": { icon: "circle-check", tone: "ok", toDo: false, byMail: false },
    "question-closed": { icon: "circle-check", tone: "info", toDo: false, byMail: false },
    "question-unanswered": { icon: "clock-alert", tone: "warn", toDo: true, byMail: true },
    "question-overdue": { icon: "clock-alert", tone: "err", toDo: true, byMail: true },
  },
  readers: { [QUESTION_FILES]: mayReadQuestionFiles, [REPLY_FILES]: mayReadReplyFiles },
  exports: BOARD_EXPORTS,
  grants: [
    {
      roles: ["technical-supervisor", "store-manager", "overseas-store", "dealer-group-user", ...FACTORY],
      rights: viewing(...BOARD_PAGE_ROUTES),
    },
    { roles: ["factory-manager", "section-chief"], rights: viewing("easyboard") },
    {
      roles: [...STORES, ...FACTORY, "dealer-group-user"],
      rights: viewing("PartQAList", "PartQAView", "TechQAList", "TechQAView"),
    },
    {
      roles: STORES,
      rights: KINDS.flatMap((kind): Right[] => [
        `${kind}QAAdd:view`,
        `${kind}QAAdd:edit`,
        `${kind}QAView:adopt`,
        `${kind}QAView:finish`,
      ]),
    },
    // The manager answers where nobody supervises, and in the place of a supervisor who is away.
    { roles: ["technical-supervisor", "store-manager"], rights: ["TechQAView:reply"] },
    {
      roles: FACTORY,
      rights: KINDS.flatMap((kind): Right[] => [
        `${kind}QAView:reply`,
        `${kind}QAView:note`,
        `${kind}QAView:finish`,
        `${kind}QAView:release`,
      ]),
    },
    { roles: ["section-chief"], rights: ["TechQAView:designate"] },
    { roles: ["factory-manager", "section-chief"], rights: ["PartQAList:assign", "TechQAList:assign"] },
    { roles: ["factory-manager", "section-chief"], rights: [...viewing("PartQAType", "TechQAType")] },
    { roles: ["section-chief"], rights: [...writing("PartQAType", "TechQAType")] },
    {
      roles: ["factory-manager", "section-chief"],
      rights: [...viewing("QABusinessHours", "QAReplyTemplate")],
    },
    { roles: ["factory-manager"], rights: [...writing("QABusinessHours")] },
    { roles: ["section-chief"], rights: [...writing("QAReplyTemplate")] },
  ],
  events: Object.values(events),
  places: {
    "qa": { types: [...CASE_MEDIA, "xls", "xlsx", "doc", "docx", "ppt", "pptx", "zip"], upload: "session" },
  },
  demo: [{
    name: "qa",
    told: "registers",
    after: "cases",
    load: async () => (await import("@/demo/qa.ts")).fillQa,
  }, {
    name: "questions",
    told: "questions",
    after: "repair_cases",
    load: async () => (await import("@/demo/qa/questions.ts")).fillQuestions,
  }],
});
