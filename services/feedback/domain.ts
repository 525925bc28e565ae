import { PICTURES } from "@/engines/files/place_types.ts";
import { feedbackTypeRegister } from "./type_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";

export const feedback = defineDomain({
  name: "feedback",
  pages: [
    registerPage(feedbackTypeRegister, { module: "documents", icon: "message-square-warning", nav: "below" }),
  ],
  registers: [feedbackTypeRegister],
  grants: [
    { roles: ["factory-manager", "factory-engineer", "section-chief"], rights: [...viewing("FeedbackType")] },
    { roles: ["factory-manager", "section-chief"], rights: [...writing("FeedbackType")] },
  ],
  places: { "feedback-image": { types: PICTURES, upload: "session" } },
});
