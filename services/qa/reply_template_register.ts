import { choice, code, defineRegister, names, whole } from "@/engines/registers/declare.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { QUESTION_KINDS } from "./advance_question.ts";

/** Texts that answers begin with. `{code}`, `{vin}`, `{series}` and `{asker}` stand for those of the question. */
export const replyTemplateRegister = defineRegister({
  route: "QAReplyTemplate",
  path: "/tis/reply-templates",
  noun: ["ReplyTemplate", "ReplyTemplates"],
  texts: "qa.replyTemplate",
  table: "reply_templates",
  key: "code",
  sensitive: ["bodies"],
  fields: {
    code: code({ max: 20 }),
    kind: choice(QUESTION_KINDS, { optional: true, hint: true, batch: true }),
    names: names({ max: 80 }),
    bodies: names({ max: LIMITS.questionLength, long: true, hint: true, in: "entry" }),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
});
