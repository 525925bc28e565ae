import { defineNotification } from "@/engines/messages/define_notification.ts";
import { caseMarkedExcellent } from "@/events/cases.ts";
import { tellCaseAuthor } from "./tell_author.ts";

/** Its author, that a case was marked as excellent. */
export const notifyCaseMarked = defineNotification({
  on: caseMarkedExcellent,
  notify: (tx, event) => tellCaseAuthor(tx, event, "case-excellent"),
});
