import * as events from "@/events/feedback.ts";
import { PICTURES } from "@/engines/files/place_types.ts";
import { feedbackTypeRegister } from "./type_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";
import { ROLE_CODES } from "@/kernel/access/role_codes.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { FEEDBACK_CALLS } from "./calls.ts";
import { feedbackList } from "./feedback_list.ts";
import { notifyFeedbackResolved } from "./notify_resolved.ts";
import { maySeeFeedback } from "./read_feedback.ts";
import { FEEDBACK_USE } from "./rows.ts";

/** Everybody who works with the portal; machines send none. */
const PEOPLE = ROLE_CODES.filter((role) => role !== "administrator" && role !== "integration-partner");

export const feedback = defineDomain({
  name: "feedback",
  pages: [
    page("FeedbackList", {
      module: "documents",
      icon: "message-square-warning",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    registerPage(feedbackTypeRegister, { module: "documents", icon: "message-square-warning", nav: "below" }),
  ],
  registers: [feedbackTypeRegister],
  lists: [feedbackList],
  calls: FEEDBACK_CALLS,
  events: Object.values(events),
  notifications: [notifyFeedbackResolved],
  messages: {
    "feedback-resolved": { icon: "message-square-warning", tone: "ok", toDo: false, byMail: true },
    "feedback-invalid": { icon: "message-square-warning", tone: "info", toDo: false, byMail: true },
  },
  grants: [
    { roles: ["factory-manager", "factory-engineer", "section-chief"], rights: [...viewing("FeedbackType")] },
    { roles: ["factory-manager", "section-chief"], rights: [...writing("FeedbackType")] },
    { roles: PEOPLE, rights: viewing("FeedbackList") },
    { roles: ["factory-manager", "factory-engineer", "section-chief"], rights: ["FeedbackList:process"] },
  ],
  places: { "feedback-image": { types: PICTURES, upload: "session" } },
  readers: { [FEEDBACK_USE]: maySeeFeedback },
  demo: [{
    name: "feedback",
    told: "feedback",
    after: "recent vehicles",
    usesFiles: true,
    load: async () => (await import("@/demo/feedback/reports.ts")).fillFeedback,
  }],
});
