import { choice, code, defineRegister, flag, longText, names, whole } from "@/engines/registers/declare.ts";

/** Types of feedback on the portal and its documents. */
export const feedbackTypeRegister = defineRegister({
  route: "FeedbackType",
  path: "/tis/feedback-types",
  noun: ["FeedbackType", "FeedbackTypes"],
  texts: "feedback.type",
  table: "feedback_types",
  key: "code",
  fields: {
    code: code({ max: 20 }),
    names: names(),
    subject: choice(["portal", "document", "data", "other"], { batch: true }),
    active: flag({ start: true, filter: true, batch: true }),
    sort: whole({ min: 0, max: 9999, start: 0 }),
    remark: longText({ max: 500, optional: true }),
  },
  sensitive: ["remark"],
  usedBy: [{ table: "feedback_reports", column: "type_code" }],
});
