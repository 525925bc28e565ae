import { defineNotification } from "@/engines/messages/define_notification.ts";
import { casePublished } from "@/events/cases.ts";
import { tellCaseAuthor } from "./tell_author.ts";

/** Its author, that others can read it now. */
export const notifyCasePublished = defineNotification({
  on: casePublished,
  notify: (tx, event) => tellCaseAuthor(tx, event, "case-published"),
});
